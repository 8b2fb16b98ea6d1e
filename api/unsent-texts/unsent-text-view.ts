import type { UnsentTextView } from '#api/contract/unsent-texts.ts'
import type { UnsentTextModel } from '#prisma/generated/models.ts'

export const toUnsentTextView = ({ hostId: _, writtenAt, ...row }: UnsentTextModel): UnsentTextView => ({
  ...row,
  writtenAt: writtenAt.toISOString(),
})
