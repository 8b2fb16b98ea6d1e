import { deadlineAfterUndo } from '#workflows/domain/deadline.ts'
import type { MessageRow } from './message-row.ts'

/** The deadline of a draft that waits again; null for one that had none, or that no message of a guest waits for. */
export const deadlineAgain = ({ answersId, deadlineAt }: MessageRow, now: Date): Date | null =>
  answersId === null ? null : deadlineAfterUndo(deadlineAt, now)
