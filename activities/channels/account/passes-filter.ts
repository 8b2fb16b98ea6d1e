import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { isOutgoingMessageId } from '#activities/channels/mime/compose-mime.ts'
import { isUnderDomain } from '#activities/channels/text/bare-address.ts'

/** True when the sender is on the list (addresses or domains), or when there is no list. A stub always passes: its sender is not known. */
export function passesFilter(filterFrom: readonly string[], message: IncomingMessage): boolean {
  if (filterFrom.length === 0 || message.raw !== null) return true
  // What comes back of ours is no mail of anybody's, whoever's system says so.
  if (message.bounce !== null && isOutgoingMessageId(message.bounce.rfcMessageId)) return true
  const { peer } = message
  if (peer === null) return false
  return filterFrom.some((entry) => (entry.includes('@') ? peer === entry : isUnderDomain(peer, entry)))
}
