import type { ChatView } from '#api/contract/chats.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { clockTime } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { inOpenChat } from './in-open-chat.ts'
import { useAside } from './use-aside.ts'

const MINUTE_MS = 60_000

/** Of a chat that waits for an answer: a way to say that it needs none, and the same place says so until it is taken back. */
export function NeedsNoAnswer({ chat }: { chat: ChatView }) {
  const { run, isPending } = useAside(chat)
  const now = useNow(MINUTE_MS)
  const { queue, dismissedAt } = chat
  const isWaiting = queue === 'answer' && chat.snoozedUntil === null
  useShortcuts(isWaiting ? { dismiss: inOpenChat(chat.id, () => run({ verb: 'dismiss' })) } : {})
  if (!isWaiting && dismissedAt === null) return null
  return (
    <section
      aria-label={say.dismissal.region}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2 text-small md:px-6"
    >
      <p className={isWaiting ? 'font-medium text-warn' : 'text-muted'}>
        {dismissedAt === null
          ? say.dismissal.waits
          : say.dismissal.dismissed(clockTime(dismissedAt, now, chat.timeZone ?? undefined))}
      </p>
      {/* One button whatever it says: who has just pressed it keeps the focus. */}
      <Button
        size="small"
        look="outline"
        aria-disabled={isPending || undefined}
        aria-keyshortcuts={isWaiting ? 'x' : undefined}
        onClick={() => run({ verb: isWaiting ? 'dismiss' : 'reopen' })}
      >
        {isWaiting ? say.dismissal.dismiss : say.dismissal.reopen}
      </Button>
    </section>
  )
}
