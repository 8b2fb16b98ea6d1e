import type { formattedMail as italian } from '#web/texts/it/formatted-mail.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** English texts of a mail as it was formatted: loaded with the first that was. */
export const formattedMail: TextsLike<typeof italian> = {
  show: 'Show formatted',
  hide: 'Hide formatted',
  frame: 'The mail as it was laid out',
  loading: 'Preparing the mail…',
  failed: 'It could not be shown.',
  gone: 'This mail is no longer kept as it arrived.',
  tooLarge: 'It is laid out in too complex a way to be shown: its words stand above.',
  leftOut: (n) =>
    n === 1 ? '1 image is not shown: it would be too much.' : `${n} images are not shown: it would be too much.`,
  hiddenWords: 'The sender hid words: they are not below. Read them',
  retry: 'Try again',
  remote: (n) =>
    n === 1 ? '1 image from the internet was not loaded.' : `${n} images from the internet were not loaded.`,
  why: 'Whoever hosts them would know that the mail was read.',
  load: 'Load images',
  missing: (n) => (n === 1 ? '1 image is not available.' : `${n} images are not available.`),
}
