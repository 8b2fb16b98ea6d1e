import type { BegunTextView } from '#api/contract/begun-texts.ts'
import type { BegunTextModel } from '#prisma/generated/models.ts'

export const toBegunTextView = ({ hostId: _, writtenAt, ...row }: BegunTextModel): BegunTextView => ({
  ...row,
  writtenAt: writtenAt.toISOString(),
})
