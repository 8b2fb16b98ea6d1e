import { domainToASCII } from 'node:url'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { bareAddressOrNull, isUnderDomain } from '#activities/channels/text/bare-address.ts'
import { isSender } from '#workflows/domain/sender-filter.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'

/**
 * True when who wrote, or who sent it for them, is on the list (addresses or domains), or when there is no list. A stub always passes:
 * its sender is not known.
 */
export function passesFilter(filterFrom: readonly string[], message: IncomingMessage): boolean {
  if (filterFrom.length === 0 || message.raw !== null) return true
  const people = [...(message.peer === null ? [] : [message.peer]), ...message.senders]
  return filterFrom.some((entry) => {
    const whole = bareAddressOrNull(entry)
    return people.some((address) => (whole === null ? isUnderDomain(address, domainToASCII(entry)) : address === whole))
  })
}

/**
 * Whether it is to be read: also what tells of a mail that was sent, as it may be ours, which PostgreSQL alone knows. Where it is not,
 * it stays as untouched and unkept as every other mail that does not pass. What somebody encloses is theirs.
 */
export const isToBeRead = (filterFrom: readonly string[], message: IncomingMessage): boolean =>
  (message.bounce !== null && message.bounce.isKept !== 'enclosing') || passesFilter(filterFrom, message)

/** What the host has to be told of a list that was kept before it was looked at; null where every entry may be met. */
export function filterFault(filterFrom: readonly string[]): Sentence | null {
  const unclear = filterFrom.filter((entry) => !isSender(entry))
  return unclear.length === 0 ? null : say({ code: 'mail_filter_unclear', params: { entries: unclear } })
}
