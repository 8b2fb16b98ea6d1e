import type { UnsentFileView } from '#api/contract/message-files.ts'
import type { UnsentFileModel } from '#prisma/generated/models.ts'

/** A file that waits beside a text, without its bytes. */
export const toUnsentFileView = ({ id, placeId, name, mediaType, bytes }: UnsentFileModel): UnsentFileView => ({
  ...{ id, placeId, name, mediaType, bytes },
})
