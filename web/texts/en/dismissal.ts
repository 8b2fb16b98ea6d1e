import type { dismissal as italian } from '#web/texts/it/dismissal.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of a chat that needs no answer: loaded beside a conversation. */
export const dismissal: TextsLike<typeof italian> = {
  region: 'Does it need a reply?',
  waits: 'This guest is waiting for a reply.',
  dismiss: 'No reply needed',
  dismissed: (at) => `No reply needed: you said so (${at}).`,
  reopen: 'Put back among those waiting',
  taken: 'Taken off “To answer”',
  undo: 'Undo',
  back: 'Back in “To answer”',
}
