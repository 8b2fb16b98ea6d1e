import type { ComposedDraft } from '#activities/drafting/drafting-deps.ts'
import type { WrittenDraft } from '#prisma/messages/write-draft.ts'

/** A draft row as the reply workflow wants to hear of it. */
export const toComposedDraft = (row: WrittenDraft, { isNew }: { isNew: boolean }): ComposedDraft => ({
  draftId: row.id,
  isNew,
  status: row.status,
  version: row.version,
  deadlineAt: row.deadlineAt?.toISOString() ?? null,
  ...(row.undoUntil !== null && { undoUntil: row.undoUntil.toISOString() }),
})
