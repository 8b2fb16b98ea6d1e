import { Hourglass, Pencil } from 'lucide-react'
import type { ChatView } from '#api/contract/chats.ts'
import { WITHOUT_WORDS } from '#api/contract/message-status.ts'
import { awaitsDraft } from '#web/lib/awaits-draft.ts'
import type { AwaitsLine } from '#web/lib/awaits-line.ts'
import { clockTime, remaining } from '#web/lib/time.ts'
import { waitsNow } from '#web/lib/waits-now.ts'
import { useWritesIn } from '#web/lib/writes-in.ts'
import { say } from '#web/texts/say.ts'
import { Badge } from '#web/ui/badge.tsx'

type Status = NonNullable<ChatView['lastMessageStatus']>
const told = (status: Status | null) => {
  const states: Partial<Record<Status, string>> = say.row.states
  return status === null ? undefined : states[status]
}

const stateOf = ({ queue, lastMessageStatus, dismissedAt, last_message_at: at }: ChatView, now: Date) =>
  awaitsDraft(lastMessageStatus, at, now)
    ? say.row.states.drafting
    : dismissedAt !== null
      ? say.row.dismissed
      : queue === 'automatic'
        ? say.row.automatic
        : queue === 'answer' && WITHOUT_WORDS.has(lastMessageStatus)
          ? say.row.draftLate
          : told(lastMessageStatus)

/** Until when something is to be done: the draft's deadline, or when an answer was promised for. */
function Until({ chat, now }: { chat: ChatView; now: Date }) {
  const { decideBy, answerDueAt } = chat
  const isPaused = useWritesIn(chat.id, now)
  const left = decideBy === null ? null : remaining(decideBy, now)
  const text =
    left !== null
      ? isPaused
        ? say.row.paused
        : say.row.left(left)
      : answerDueAt === null
        ? null
        : say.row.promised(clockTime(answerDueAt, now, chat.timeZone ?? undefined), answerDueAt < now.toISOString())
  if (text === null) return null
  return (
    <span className="figures inline-flex h-5 shrink-0 items-center gap-1 text-badge font-medium text-warn">
      <Hourglass aria-hidden className="size-3" />
      {text}
    </span>
  )
}

/** As it will be once that is answered. */
const Asked = ({ isRejected }: { isRejected: boolean }) => (
  <span className="inline-flex h-5 items-center text-badge text-muted">
    {isRejected ? say.row.states.discarded : say.row.states.approved}
  </span>
)

/** Where the chat stands, and until when: 'Da approvare' stands before it, as the specification words it. */
export function RowState({ chat, now, awaits }: { chat: ChatView; now: Date; awaits?: AwaitsLine | undefined }) {
  if (awaits?.isAsked) return <Asked isRejected={awaits.isRejected} />
  if (awaits) return <Badge tone="info">{awaits.isRejected ? say.row.rejectedOffline : say.inbox.message.kept}</Badge>
  const state = stateOf(chat, now)
  return (
    <>
      {chat.queue === 'answer' && waitsNow(chat) && <Badge tone="warn">{say.row.toAnswer}</Badge>}
      {state && <span className="inline-flex h-5 items-center text-badge text-muted">{state}</span>}
      {chat.begun !== null && (
        <span className="inline-flex h-5 items-center gap-1 text-badge text-ink">
          <Pencil aria-hidden className="size-3" />
          {say.row.begun[chat.begun]}
        </span>
      )}
      <Until chat={chat} now={now} />
      {chat.snoozedUntil !== null && (
        <span className="figures inline-flex h-5 items-center text-badge text-muted">
          {say.row.snoozed(clockTime(chat.snoozedUntil, now))}
        </span>
      )}
    </>
  )
}
