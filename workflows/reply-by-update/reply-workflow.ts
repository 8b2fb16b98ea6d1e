import { allHandlersFinished, condition, patched, setHandler, workflowInfo } from '@temporalio/workflow'
import { isOpen, type MessageState } from '#workflows/domain/message-state.ts'
import { messageChanged } from '#workflows/reply/message-changed.ts'
import { Announcements } from './announcements.ts'
import { composeUnlessOvertaken } from './compose-unless-overtaken.ts'
import { records } from './reply-activities.ts'
import {
  type ApproveInput,
  approveDraft,
  type DiscardInput,
  discardDraft,
  type ReplyInput,
  superseded,
  type UndoInput,
  undoSend,
} from './reply-messages.ts'
import { sendOnce } from './send-once.ts'
import { showLabels, showProgress } from './show-progress.ts'
import { TrackedMessage } from './tracked-message.ts'

export type ReplyOutcome = { draftId: string | null; status: MessageState['status']; fallbackId?: string }

/**
 * One guest message, from its arrival to its answer: settle, draft, decide, send once. PostgreSQL is the arbiter of
 * every step; this tells the story, keeps the timers and survives whatever dies.
 */
export async function replyToGuest(input: ReplyInput): Promise<ReplyOutcome> {
  const { hostId, chatId, guestMessageId } = input
  const draft = new TrackedMessage()
  const announcements = new Announcements(hostId)
  let fallbackId: string | undefined

  setHandler(superseded, () => draft.wake())
  // Ignored where a worker of then has ignored it: a history is followed as it was.
  setHandler(messageChanged, () => {
    if (patched('woken-by-message-changed')) draft.wake()
  })
  setHandler(
    approveDraft,
    ({ draftId, ...command }: ApproveInput) =>
      draft.command(() =>
        records.recordApproval({ hostId, messageId: draftId, undoSeconds: input.undoSeconds, ...command }),
      ),
    { validator: ({ draftId }) => draft.refuseUnlessOpen(draftId) },
  )
  setHandler(
    discardDraft,
    ({ draftId, actor }: DiscardInput) =>
      draft.command(() => records.recordDiscard({ hostId, messageId: draftId, actor })),
    { validator: ({ draftId }) => draft.refuseUnlessOpen(draftId) },
  )
  setHandler(
    undoSend,
    ({ messageId, actor }: UndoInput) => draft.command(() => records.recordUndo({ hostId, messageId, actor })),
    { validator: ({ messageId }) => draft.refuseUnlessOpen(messageId) },
  )

  if (input.settleSeconds > 0) await condition(() => draft.hasNews, input.settleSeconds * 1000)
  const opening = await records.openReply({ hostId, messageId: guestMessageId })
  const labels = { hostId, chatId, channel: opening.channel, property: opening.property }
  showLabels(labels)
  if (opening.announce) announcements.newMessage(guestMessageId)

  const composed = await composeUnlessOvertaken(draft, { hostId, guestMessageId })
  if (composed === null) return finish('superseded')
  draft.note(composed)
  // Begun by a run that Temporal lost: whether it went out is asked again, under the same key.
  if (composed.status === 'fallback_sent') fallbackId = await fallBack()

  while (isOpen(draft.state)) {
    showProgress(labels, draft.state)
    if (draft.consumeWake()) {
      draft.note(await records.readMessage({ hostId, messageId: draft.state.messageId }))
    } else if (draft.state.status === 'pending') {
      announcements.askForConfirmation(draft.state.messageId)
      // Ignored where a worker of then took it for one that was due, and asked again and again.
      if (draft.state.deadlineAt === null && patched('waits-without-a-deadline')) await draft.changes()
      else if (!(await draft.changesBefore(draft.state.deadlineAt))) fallbackId = await fallBack()
    } else if (draft.state.status === 'sending' || !(await draft.changesBefore(draft.state.undoUntil))) {
      const told = await sendOnce({ hostId, messageId: draft.state.messageId, sendKey: sendKey('send') })
      draft.note(told)
      // Claimed under another key: whoever holds it tells the rest.
      if (told.status === 'sending') break
    }
  }
  return finish(draft.state.status)

  /** The deadline passed: the fallback goes out in the draft's place, unless a decision was first. */
  async function fallBack(): Promise<string | undefined> {
    const claim = await records.claimFallback({ hostId, messageId: draft.state.messageId })
    draft.note(claim.state)
    if (claim.fallbackId === null) return undefined
    await sendOnce({ hostId, messageId: claim.fallbackId, sendKey: sendKey('fallback') })
    return claim.fallbackId
  }

  async function finish(status: MessageState['status']): Promise<ReplyOutcome> {
    draft.end(status)
    if (draft.isKnown) showProgress(labels, draft.state)
    await announcements.settled()
    await condition(allHandlersFinished)
    const draftId = draft.isKnown ? draft.state.messageId : null
    return { draftId, status, ...(fallbackId === undefined ? {} : { fallbackId }) }
  }
}

const sendKey = (step: 'send' | 'fallback') => `${workflowInfo().workflowId}:${step}`
