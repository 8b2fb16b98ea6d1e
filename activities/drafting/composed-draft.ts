import type { ComposedDraft } from '#activities/drafting/drafting-deps.ts'
import type { MessageModel } from '#prisma/generated/models.ts'

/** A draft row as the reply workflow wants to hear of it. */
export const toComposedDraft = (
  row: Pick<MessageModel, 'id' | 'status' | 'version' | 'undoUntil'>,
  { deadlineAt, isNew }: { deadlineAt: Date | null; isNew: boolean },
): ComposedDraft => ({
  draftId: row.id,
  isNew,
  status: row.status,
  version: row.version,
  deadlineAt: deadlineAt?.toISOString() ?? null,
  ...(row.undoUntil !== null && { undoUntil: row.undoUntil.toISOString() }),
})
