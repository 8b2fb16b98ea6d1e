import type { MessageView } from '#api/contract/messages.ts'
import type { Page } from '#web/lib/api-client.ts'

type Messages = Page<MessageView>

/** The newest page over what was read before: pages that were asked for stay, and the way to older ones with them. */
export function mergeNewest(before: Messages | undefined, newest: Messages): Messages {
  const fresh = new Set(newest.items.map(({ id }) => id))
  const kept = before?.items.filter(({ id }) => !fresh.has(id)) ?? []
  if (!before || kept.length === 0) return newest
  const items = [...kept, ...newest.items].sort((a, b) => Date.parse(a.createdAt ?? '') - Date.parse(b.createdAt ?? ''))
  return { items, next: before.next }
}
