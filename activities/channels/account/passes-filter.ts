import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { isOutgoingMessageId } from '#activities/channels/mime/compose-mime.ts'
import { isUnderDomain } from '#activities/channels/text/bare-address.ts'
import { isSender } from '#workflows/domain/sender-filter.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'

/**
 * True when who wrote, or who sent it for them, is on the list (addresses or domains), or when there is no list. A stub always passes:
 * its sender is not known.
 */
export function passesFilter(filterFrom: readonly string[], message: IncomingMessage): boolean {
  if (filterFrom.length === 0 || message.raw !== null) return true
  // What comes back of ours is no mail of anybody's, whoever's system says so; what a person encloses is theirs.
  const returned = message.isMachines ? (message.bounce?.rfcMessageId ?? null) : null
  if (returned !== null && isOutgoingMessageId(returned)) return true
  const people = [...(message.peer === null ? [] : [message.peer]), ...message.senders]
  return filterFrom.some((entry) =>
    people.some((address) => (entry.includes('@') ? address === entry : isUnderDomain(address, entry))),
  )
}

/**
 * Whether it is to be read: also what a mail system says of a mail that it does not name, as it may be ours. Where it is not, it stays
 * as untouched and unkept as every other mail that does not pass.
 */
export const isToBeRead = (filterFrom: readonly string[], message: IncomingMessage): boolean =>
  message.bounce?.rfcMessageId === null || passesFilter(filterFrom, message)

/** What the host has to be told of a list that was kept before it was looked at; null where every entry may be met. */
export function filterFault(filterFrom: readonly string[]): Sentence | null {
  const unclear = filterFrom.filter((entry) => !isSender(entry))
  return unclear.length === 0 ? null : say({ code: 'mail_filter_unclear', params: { entries: unclear } })
}
