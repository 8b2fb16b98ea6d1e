import { Resolver } from 'node:dns/promises'
import { getDomain } from 'tldts'

const ANSWER_WITHIN_MS = 500
const KEEP_MS = 3_600_000
const PAUSE_MS = 300_000

/** The organisations whose servers take in a domain's mail, by MX; nobody while no name server says. */
export type MxOrganisations = (domain: string) => Promise<string[]>

/** Asks the machine's own name servers, and remembers what they say for an hour. */
export function createMxReader(now: () => number = Date.now): MxOrganisations {
  const resolver = new Resolver({ timeout: ANSWER_WITHIN_MS, tries: 1 })
  const kept = new Map<string, { found: Promise<string[]>; until: number }>()
  const ask = async (domain: string) => {
    try {
      const records = await resolver.resolveMx(domain)
      return records.flatMap(({ exchange }) => getDomain(exchange, { allowPrivateDomains: true }) ?? [])
    } catch (error) {
      // Whatever keeps the answer away, it is asked for again later, and the mail is read without it.
      if (!(error instanceof Error)) throw error
      kept.set(domain, { found: Promise.resolve([]), until: now() + PAUSE_MS })
      return []
    }
  }
  return (domain) => {
    const known = kept.get(domain)
    if (known !== undefined && known.until > now()) return known.found
    const found = ask(domain)
    kept.set(domain, { found, until: now() + KEEP_MS })
    return found
  }
}
