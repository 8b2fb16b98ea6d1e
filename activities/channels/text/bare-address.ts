import { domainToASCII } from 'node:url'
import { AppError } from '#workflows/domain/errors.ts'

// RFC 5321 addr-spec without quoted local parts, with characters of any script (RFC 6531): as guests' providers have them, and no character
// that moves an envelope.
const BARE_ADDRESS =
  /^[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/iu

/** True for one plain mailbox (`name@domain`), at most 254 bytes: no list, no group, no quotes, no line break. */
export const isBareAddress = (text: string) => Buffer.byteLength(text) <= 254 && BARE_ADDRESS.test(text)

/** Whether only servers take an address that know others than ASCII (RFC 6531). */
export const isInternational = (address: string) => /[^\p{ASCII}]/u.test(address)

/** @throws AppError rule_refused for anything but one plain mailbox. */
export function assertBareAddress(text: string): string {
  if (isBareAddress(text)) return text
  throw new AppError('rule_refused', { code: 'recipient_not_plain' })
}

/** The address in lower case when it is one plain mailbox, else null; a domain in characters of any language by its name in ASCII (RFC 5890). */
export const bareAddressOrNull = (text: string | null | undefined) => {
  const address = text?.trim().normalize('NFC').toLowerCase() ?? ''
  const [local = '', domain = '', ...more] = address.split('@')
  // Only what has such characters: the URL rules take a dot at the end, or a number, for what it is not.
  const known = more.length === 0 && isInternational(domain) ? `${local}@${domainToASCII(domain)}` : address
  return isBareAddress(known) ? known : null
}

/** What stands behind the last `@`, in lower case; all of a text that has none. */
export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** True when the address's domain is `domain` or lies under it: `x@guest.booking.com.evil.tld` does not. */
export const isUnderDomain = (address: string, domain: string) => isUnderOneOf(address, [domain])

/** The same of several: each mail is asked about all domains of all platforms. */
export const isUnderOneOf = (address: string, domains: readonly string[]): boolean => {
  const own = domainOf(address)
  return domains.some(
    (domain) => own.endsWith(domain) && (own.length === domain.length || own.at(-domain.length - 1) === '.'),
  )
}
