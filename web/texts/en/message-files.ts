import type { messageFiles as italian } from '#web/texts/it/message-files.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** English texts of the files of a message: loaded with the first of them. */
export const messageFiles: TextsLike<typeof italian> = {
  list: (n) => (n === 1 ? '1 attachment' : `${n} attachments`),
  download: (name, size) => `Download ${name}, ${size}`,
  loading: 'Loading the preview…',
  noPreview: 'No preview available',
  failed: 'It could not be downloaded. Please try again.',
  runs: 'It may start a program: open it only if you expected it.',
  missing: {
    empty: 'Empty: there is nothing in the file.',
    too_large: 'Too large: it is where it arrived.',
    too_many: 'Not kept: the message has too many files. It is where it arrived.',
    coming: 'On its way…',
    late: 'WhatsApp has not handed it over yet: it is tried again every hour, for a week at most.',
    lost: 'WhatsApp no longer has it: ask the guest to send it again.',
  },
}
