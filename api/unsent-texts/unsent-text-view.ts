import type { UnsentTextView } from '#api/contract/unsent-texts.ts'
import type { UnsentTextModel } from '#prisma/generated/models.ts'

/** A text that somebody is writing, as it crosses the wire. */
export const toUnsentTextView = (row: UnsentTextModel): UnsentTextView => {
  const { id, chatId, draftVersion, text, version, writer, writtenAt } = row
  return { id, chatId, draftVersion, text, version, writer, writtenAt: writtenAt.toISOString() }
}
