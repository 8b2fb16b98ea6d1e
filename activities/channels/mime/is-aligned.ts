import { getDomain } from 'tldts'
import { domainOf } from '#activities/channels/text/bare-address.ts'

/** With the suffixes that companies let anybody register under: whoever signs for `a.github.io` is not GitHub. */
const SUFFIXES = { allowPrivateDomains: true }

/** RFC 7489, 3.1.1, relaxed: both belong to one organisation, by the public suffix list. */
export function isAligned(signer: string | undefined, from: string): boolean {
  const [domain, own] = [domainOf(signer ?? ''), domainOf(from)]
  if (domain === own) return domain.includes('.')
  const organisation = getDomain(domain, SUFFIXES)
  return organisation !== null && organisation === getDomain(own, SUFFIXES)
}
