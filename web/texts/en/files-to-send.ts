import type { filesToSend as italian } from '#web/texts/it/files-to-send.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`

const KINDS = {
  mail: () => '',
  relay: () => ' Platforms drop archives and programs.',
  whatsapp: (photo: number) =>
    ` WhatsApp takes JPG and PNG photos up to ${megabytes(photo)}, audio, MP4 video, PDF, text and Office documents.`,
} as const

/** English texts of the files that are to go with a message: loaded beside the box that it is written in. */
export const filesToSend: TextsLike<typeof italian> = {
  add: 'Attach files',
  addedList: 'Attachments to send',
  drop: 'Drop the files to attach here',
  limits: ({ transport, files, fileBytes, allBytes, photoBytes }) =>
    `At most ${files} files, ${megabytes(fileBytes)} each and ${megabytes(allBytes)} together.${KINDS[transport](photoBytes)}`,
  uploading: (share) => `Uploading: ${Math.round(share * 100)}%`,
  slow: 'It takes longer than usual: the connection is slow.',
  failed: 'It could not be uploaded.',
  noLine: 'It uploads by itself once the connection is back.',
  retry: 'Try again',
  remove: (name) => `Remove ${name}`,
  removed: (name) => `“${name}” removed`,
  undo: 'Undo',
  notRemoved: 'The attachment could not be removed. Please try again.',
  wait: 'Wait until the attachments are uploaded.',
  mend: 'Remove the attachments that cannot be sent.',
  empty: 'This file is empty',
  tooLarge: (most) => `Too large: at most ${megabytes(most)}`,
  tooLargeTogether: (most) => `Too large together: at most ${megabytes(most)}`,
  tooMany: (most) => `At most ${most} attachments`,
  notLoaded: 'The attachments could not be loaded.',
}
