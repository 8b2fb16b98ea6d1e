import { defineSignal, defineUpdate } from '@temporalio/workflow'
import {
  APPROVE_UPDATE,
  type ApproveInput,
  type CommandOutcome,
  DISCARD_UPDATE,
  type DiscardInput,
  SUPERSEDED_SIGNAL,
  UNDO_UPDATE,
  type UndoInput,
} from '#workflows/domain/workflow-names.ts'

/** Updates, because the host's click is answered with the truth. */
export const approveDraft = defineUpdate<CommandOutcome, [ApproveInput]>(APPROVE_UPDATE)
export const discardDraft = defineUpdate<CommandOutcome, [DiscardInput]>(DISCARD_UPDATE)
export const undoSend = defineUpdate<CommandOutcome, [UndoInput]>(UNDO_UPDATE)

/** A signal, because it is a fact: PostgreSQL has the superseding message already, this only wakes. */
export const superseded = defineSignal(SUPERSEDED_SIGNAL)
