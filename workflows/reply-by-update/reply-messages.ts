import { defineSignal, defineUpdate } from '@temporalio/workflow'

export type ReplyInput = {
  hostId: string
  chatId: string
  guestMessageId: string
  settleSeconds: number
  undoSeconds: number
}
export type DeliverInput = { hostId: string; chatId: string; messageId: string; attempt: number; undoSeconds: number }

/** The draft's id says which draft the host saw; the wording's id is where an edited text was kept. */
export type ApproveInput = { draftId: string; actor: string; wordingId?: string }
export type DiscardInput = { draftId: string; actor: string }
export type UndoInput = { messageId: string; actor: string }
/** The state of the message after the command. */
export type CommandOutcome = { status: string; undoUntil?: string }

/** Updates, as decisions once were given to the workflow; nobody sends them any more. */
export const approveDraft = defineUpdate<CommandOutcome, [ApproveInput]>('approveDraft')
export const discardDraft = defineUpdate<CommandOutcome, [DiscardInput]>('discardDraft')
export const undoSend = defineUpdate<CommandOutcome, [UndoInput]>('undoSend')

export const superseded = defineSignal('superseded')
