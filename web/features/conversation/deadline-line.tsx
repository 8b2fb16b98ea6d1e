import { Hourglass, Pause } from 'lucide-react'
import type { MessageView } from '#api/contract/messages.ts'
import { remaining } from '#web/lib/time.ts'
import { useIsPhone } from '#web/lib/use-media.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWritesIn } from '#web/lib/writes-in.ts'
import { say } from '#web/texts/say.ts'
import { outcomeOf } from './draft-outcome.ts'
import { useMessagesNow } from './messages-now.ts'
import { useUnsentTexts } from './read-unsent-texts.ts'
import { openDraft } from './timeline.ts'
import { useEdit } from './unsent-text.ts'

const SECOND_MS = 1_000

/** What is left to decide; while the host writes, that the fallback waits, and until when at most; and where none is to come, that. */
export function DeadlineLine({ draft }: { draft: MessageView }) {
  const { deadlineAt, latestDeadlineAt } = draft
  const now = useNow(SECOND_MS)
  useUnsentTexts(draft.chatId)
  const writes = useWritesIn(draft.chatId, now)
  const most = deadlineAt !== null && latestDeadlineAt !== null && writes ? remaining(latestDeadlineAt, now) : null
  const Icon = most === null ? Hourglass : Pause
  return (
    <p className="figures flex items-start gap-2 text-small text-muted">
      <Icon aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span>{most === null ? untilWhen(deadlineAt, now) : say.unsent.paused(most)}</span>
    </p>
  )
}

function untilWhen(deadlineAt: string | null, now: Date): string {
  if (deadlineAt === null) return say.unsent.noDeadline
  const left = remaining(deadlineAt, now)
  return left === null ? say.unsent.deadlinePassed : say.unsent.deadline(left)
}

/** The same of a chat, where it stays in sight however far the draft is scrolled, and whatever is written. */
export function ChatDeadline({ chatId }: { chatId: string }) {
  const edit = useEdit(chatId)
  const messages = useMessagesNow(chatId)
  const isPhone = useIsPhone()
  const draft = edit ? outcomeOf(edit.draft, messages).open : openDraft(messages)
  // A phone's editor lies over this, and says it itself.
  return draft === undefined || (edit && isPhone) ? null : <DeadlineLine draft={draft} />
}
