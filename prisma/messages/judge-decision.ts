import type { MessageStatus } from '#workflows/domain/message-status.ts'
import { DECIDABLE } from '#workflows/domain/message-transitions.ts'
import type { SentenceInput } from '#workflows/domain/sentences/sentence.ts'
import type { By } from './by.ts'
import type { Changed } from './change-message.ts'
import type { OwnUndo } from './lock-chat.ts'
import type { LockedMessage } from './lock-message.ts'
import type { MessageRef } from './message-row.ts'

export type DraftDecision = MessageRef & {
  /** The version that the host was looking at; without it the decision is on whatever the draft is now. */
  shownVersion?: number
  undoSeconds: number
  by: By
  now: Date
}

/** What of a decision on a draft the table of transitions cannot see. Null where nothing is in the way. */
export function judgeDecision(message: LockedMessage, { shownVersion }: DraftDecision): SentenceInput | null {
  if (message.kind !== 'draft') return { code: 'not_a_draft' }
  if (isOpenDraft(message.status) && shownVersion !== undefined && shownVersion !== message.version)
    return { code: 'draft_changed' }
  return null
}

/** It can still be decided. */
export const isOpenDraft = (status: MessageStatus) => DECIDABLE.includes(status)

/**
 * A decision that was taken before: the same answer, unless the host saw an older version and says nothing of its words,
 * which somebody has edited since or may have.
 */
export function judgeRepeat(row: LockedMessage, { shownVersion, text }: DraftDecision & { text?: string }): Changed {
  const isEdited = row.aiText !== null && row.text !== row.aiText
  const sawOthers = text === undefined && isEdited && shownVersion !== undefined && shownVersion !== row.version
  return sawOthers ? { outcome: 'refused', row, refusal: { code: 'draft_changed' } } : { outcome: 'already', row }
}

/** Until when it can be taken back: as its host wants it, else as the installation has it (`undoSeconds`). */
export const undoUntil = ({ now, undoSeconds }: { now: Date; undoSeconds: number }, { ownUndoSeconds }: OwnUndo) =>
  new Date(now.getTime() + (ownUndoSeconds ?? undoSeconds) * 1000)
