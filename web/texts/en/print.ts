import type { print as italian } from '#web/texts/it/print.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of a conversation on paper. */
export const print: TextsLike<typeof italian> = {
  printed: (at) => `Printed ${at}`,
  stay: (from, to) => `Stay: ${from} – ${to}`,
  zone: (zone) => `Times: ${zone}`,
  files: (names) => `Attachments: ${names}`,
  ai: 'Sent Automatically',
  failed: 'The whole conversation could not be loaded: nothing was printed.',
}
