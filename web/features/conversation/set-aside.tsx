import { useShortcuts } from '#web/lib/shortcuts.ts'
import { useMarkUnread } from './mark-unread.ts'

/** The keys that put a chat off: whoever leaves it so finds it again. */
export function SetAside({ chatId }: { chatId: string }) {
  useShortcuts({ unread: useMarkUnread(chatId) })
  return null
}
