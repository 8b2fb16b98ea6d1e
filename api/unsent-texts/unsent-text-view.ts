import type { UnsentTextView } from '#api/contract/unsent-texts.ts'
import type { UnsentTextModel } from '#prisma/generated/models.ts'

export const toUnsentTextView = (row: UnsentTextModel): UnsentTextView => {
  const { id, chatId, draftVersion, text, version, writer, writtenAt } = row
  return { id, chatId, draftVersion, text, version, writer, writtenAt: writtenAt.toISOString() }
}
