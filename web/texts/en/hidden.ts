import type { hidden as italian } from '#web/texts/it/hidden.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of characters that hide from who reads a message: loaded with the first of them. */
export const hidden: TextsLike<typeof italian> = {
  characters: (n) => (n === 1 ? '1 hidden character' : `${n} hidden characters`),
  hint: 'Here the message has characters that cannot be seen',
}
