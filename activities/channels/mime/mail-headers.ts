import type { Address, Email } from 'postal-mime'
import { bareAddressOrNull } from '#activities/channels/text/bare-address.ts'
import { cleanName } from '#workflows/domain/clean-name.ts'
import { fold } from '#workflows/domain/fold-text.ts'

export type Person = { address: string | null; name: string | null }

/** A Message-ID as a pattern (flag `u`): nothing in it that PostgreSQL or a header would not take. */
export const MESSAGE_ID = String.raw`<[^<>\s\p{Cc}\p{Cs}]{1,900}>`
const MESSAGE_IDS = new RegExp(MESSAGE_ID, 'gu')
const ONE_MESSAGE_ID = new RegExp(`^${MESSAGE_ID}$`, 'u')

/** Whether a text is one Message-ID in angle brackets and nothing else. */
export const isMessageId = (text: string): boolean => ONE_MESSAGE_ID.test(text)

/** So many references are kept of a mail, and named in its answer: the last ones. */
export const REFERENCES_MAX = 20

/** Every Message-ID in a header, each once, at most `max` from its end. */
export const messageIds = (text: string | undefined, max = REFERENCES_MAX): string[] =>
  [...new Set((text ?? '').match(MESSAGE_IDS) ?? [])].slice(-max)

/** A header's value by its name in lower case: the first of several; null where there is none. */
export const header = (email: Email, key: string): string | null =>
  email.headers.find((one) => one.key === key)?.value ?? null

/** The one person that an address names; a group or a list of several is nobody. */
export function personOf(address: Address | undefined): Person {
  if (address === undefined || address.address === undefined) return { address: null, name: null }
  const bare = bareAddressOrNull(address.address)
  return { address: bare, name: inOrder(cleanName(address.name), bare) }
}

/** `Doe, Jane`, as offices list their people, where the address has that family name: `Jane Doe`. */
function inOrder(name: string | null, address: string | null): string | null {
  const found = /^([^,\d]{2,40}), ([^,\d()]{2,40})$/.exec(name ?? '')
  if (found === null) return name
  const [, family = '', given = ''] = found
  const last = fold(family)
    .match(/\p{L}+/gu)
    ?.at(-1)
  const local = fold(address?.split('@')[0] ?? '')
  return last !== undefined && last.length >= 3 && local.includes(last) ? `${given} ${family}` : name
}

/** Where a reply goes: Reply-To when it is one plain mailbox, else From. */
export function replyAddress(email: Email): string | null {
  const [first, ...others] = email.replyTo ?? []
  const replyTo = others.length === 0 ? personOf(first).address : null
  return replyTo ?? personOf(email.from).address
}

const TRUSTED_DRIFT_MS = 48 * 3_600_000
const OLDEST = Date.UTC(2000, 0, 1)

/** `seenAt`: when its mailbox had it, at the earliest when it was written. `isDoubtful`: the sender's clock says otherwise, and nothing shows which is right. */
export type Written = { at: Date; seenAt: Date; isDoubtful: boolean }

/** Less apart are clocks of machines that are right, and a zone of time that is wrong by an hour. */
const DRIFT_MS = 3_600_000
/** By so much a sender's clock may be fast whose mail is read at once. */
const FAST_MS = 10 * 60_000

/**
 * When it was written: never later than it is seen here, nor than it was seen anywhere, unless the sender's time lies between both: then
 * the server's clock may be slow, and what has just come in would be of before. A sender's clock that is far behind counts where a server
 * on the way says so too, as for a mail that was held up, or copied into a mailbox years later.
 */
export function writtenAt(email: Email, receivedAt: Date | null, now: Date): Written {
  const [handedOver, ...onTheWay] = receivedHeaders(email)
  const seen = Math.min(receivedAt?.getTime() ?? now.getTime(), handedOver ?? now.getTime(), now.getTime())
  const seenAt = new Date(seen)
  const said = Date.parse(email.date ?? '')
  const isSlow = said > seen + DRIFT_MS && said <= now.getTime() + FAST_MS
  if (isSlow) {
    const at = new Date(Math.min(said, now.getTime()))
    return { at, seenAt: at, isDoubtful: true }
  }
  if (!(said >= OLDEST) || said >= seen) return { at: seenAt, seenAt, isDoubtful: false }
  const isNear = (at: number) => Math.abs(at - said) <= TRUSTED_DRIFT_MS
  return [seen, ...onTheWay].some(isNear)
    ? { at: new Date(said), seenAt, isDoubtful: false }
    : { at: seenAt, seenAt, isDoubtful: true }
}

/** What each server on the way says of when it had it, the last first (RFC 5321, 4.4); milliseconds. */
const receivedHeaders = (email: Email): number[] =>
  email.headers
    .filter(({ key }) => key === 'received')
    .map(({ value }) => Date.parse(value.slice(value.lastIndexOf(';') + 1)))
    .filter((at) => at >= OLDEST)
