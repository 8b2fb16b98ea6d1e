import type { UnsentFileView } from '#api/contract/message-files.ts'
import type { UnsentFileModel } from '#prisma/generated/models.ts'

export const toUnsentFileView = ({ id, placeId, name, mediaType, bytes }: UnsentFileModel): UnsentFileView => ({
  ...{ id, placeId, name, mediaType, bytes },
})
