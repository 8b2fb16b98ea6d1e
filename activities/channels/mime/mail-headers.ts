import type { Address, Email } from 'postal-mime'
import { bareAddressOrNull } from '#activities/channels/text/bare-address.ts'
import { cleanName } from '#activities/channels/text/clean-name.ts'

export type Person = { address: string | null; name: string | null }

/** A Message-ID as a pattern (flag `u`): nothing in it that PostgreSQL or a header would not take. */
export const MESSAGE_ID = String.raw`<[^<>\s\p{Cc}\p{Cs}]{1,900}>`
const MESSAGE_IDS = new RegExp(MESSAGE_ID, 'gu')
const ONE_MESSAGE_ID = new RegExp(`^${MESSAGE_ID}$`, 'u')

export const isMessageId = (text: string): boolean => ONE_MESSAGE_ID.test(text)

/** So many references are kept of a mail, and named in its answer: the last ones. */
export const REFERENCES_MAX = 20

/** Every Message-ID in a header, each once, at most `max` from its end. */
export const messageIds = (text: string | undefined, max = REFERENCES_MAX): string[] =>
  [...new Set((text ?? '').match(MESSAGE_IDS) ?? [])].slice(-max)

export const header = (email: Email, key: string): string | null =>
  email.headers.find((one) => one.key === key)?.value ?? null

/** The one person that an address names; a group or a list of several is nobody. */
export function personOf(address: Address | undefined): Person {
  if (address === undefined || address.address === undefined) return { address: null, name: null }
  return { address: bareAddressOrNull(address.address), name: cleanName(address.name) }
}

/** Where a reply goes: Reply-To when it is one plain mailbox, else From. */
export function replyAddress(email: Email): string | null {
  const [first, ...others] = email.replyTo ?? []
  const replyTo = others.length === 0 ? personOf(first).address : null
  return replyTo ?? personOf(email.from).address
}

const HOUR_MS = 3_600_000
const TRUSTED_DRIFT_MS = 48 * HOUR_MS
const OLDEST = Date.UTC(2000, 0, 1)

/** When it was written. The sender's clock counts only within 48 hours of when the mail was taken in. */
export function writtenAt(email: Email, receivedAt: Date | null, now: Date): Date {
  const arrived = receivedAt ?? receivedHeader(email)
  const said = Date.parse(email.date ?? '')
  const isSane = said >= OLDEST && said <= now.getTime() + HOUR_MS
  if (!isSane) return arrived ?? now
  if (arrived !== null && Math.abs(arrived.getTime() - said) > TRUSTED_DRIFT_MS) return arrived
  return new Date(Math.min(said, now.getTime()))
}

function receivedHeader(email: Email): Date | null {
  const value = header(email, 'received')
  const at = Date.parse(value?.slice(value.lastIndexOf(';') + 1) ?? '')
  return Number.isNaN(at) ? null : new Date(at)
}
