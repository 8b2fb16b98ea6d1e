import { AppError } from '#workflows/domain/errors.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'

/** The 409 of a command that came too late, with what happened instead. */
export const settledBefore = (status: MessageStatus) =>
  new AppError('conflict', { code: 'settled_before', params: { status } })
