import type { MessageView } from '#api/contract/messages.ts'
import type { Page } from '#web/lib/api-client.ts'

type Messages = Page<MessageView>

/**
 * The newest page over what was read before: pages that were asked for stay, and the way to older ones with them. What was asked for
 * before a decision may be answered after it: no message goes back to an earlier version.
 */
export function mergeNewest(before: Messages | undefined, newest: Messages): Messages {
  if (!before) return newest
  const known = new Map(before.items.map((item) => [item.id, item]))
  const fresh = newest.items.map((item) => {
    const shown = known.get(item.id)
    known.delete(item.id)
    return shown && shown.version > item.version ? shown : item
  })
  if (known.size === 0) return { ...newest, items: fresh }
  const items = [...known.values(), ...fresh]
  const seam = known.size
  // As a rule older pages end where the newest begins: nobody sorts ten thousand messages every few seconds.
  if (timeOf(items[seam - 1]) <= timeOf(items[seam])) return { items, next: before.next }
  return { items: items.sort((a, b) => timeOf(a) - timeOf(b)), next: before.next }
}

const timeOf = (message: MessageView | undefined) => Date.parse(message?.createdAt ?? '') || 0
