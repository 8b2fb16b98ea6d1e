import { Suspense, useState } from 'react'
import type { ChatView } from '#api/contract/chats.ts'
import { later } from '#web/code/later.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { clockTime } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { waitsNow } from '#web/lib/waits-now.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { inOpenChat } from './in-open-chat.ts'
import { useAsKept } from './kept-aside.ts'
import { useMarkUnread } from './mark-unread.ts'
import { useAside } from './use-aside.ts'

const SnoozeDialog = later(() => import('./snooze-dialog.tsx'))

const MINUTE_MS = 60_000

function Snoozed({ chat, until }: { chat: ChatView; until: string }) {
  const { run, isPending } = useAside(chat)
  const now = useNow(MINUTE_MS)
  return (
    <section
      aria-label={say.later.title}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2 text-small md:px-6"
    >
      <p className="text-muted">{say.later.snoozed(clockTime(until, now))}</p>
      <Button
        size="small"
        look="outline"
        aria-disabled={isPending || undefined}
        onClick={() => run({ verb: 'reopen' })}
      >
        {say.later.wake}
      </Button>
    </section>
  )
}

/** The keys that put a chat off, and until when it is: whoever leaves it so finds it again. */
export function SetAside({ chat }: { chat: ChatView }) {
  const [isAsking, setAsking] = useState(false)
  const markUnread = useMarkUnread(chat.id)
  const ask = (event: KeyboardEvent) => {
    event.preventDefault()
    setAsking(true)
  }
  const unread = inOpenChat(chat.id, markUnread)
  const snooze = inOpenChat(chat.id, ask)
  useShortcuts(waitsNow(chat) ? { unread, snooze } : { unread })
  return (
    <>
      {chat.snoozedUntil !== null && <Snoozed chat={chat} until={chat.snoozedUntil} />}
      {isAsking && (
        <Suspense>
          <SnoozeDialog chat={chat} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The same without a keyboard. */
export function SetAsideButtons({ chat: known }: { chat: ChatView }) {
  const chat = useAsKept(known)
  const [isAsking, setAsking] = useState(false)
  const markUnread = useMarkUnread(chat.id)
  return (
    <>
      {waitsNow(chat) && (
        <Button look="link" size="inline" className="w-fit" aria-keyshortcuts="h" onClick={() => setAsking(true)}>
          {say.later.snooze}
        </Button>
      )}
      <Button look="link" size="inline" className="w-fit" aria-keyshortcuts="u" onClick={markUnread}>
        {say.later.unread}
      </Button>
      {isAsking && (
        <Suspense>
          <SnoozeDialog chat={chat} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
