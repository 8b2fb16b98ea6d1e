import type { notSent as italian } from '#web/texts/it/not-sent.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of what did not reach the guest: loaded with the first of it. */
export const notSent: TextsLike<typeof italian> = {
  draft: 'This message was not sent because a newer one was generated.',
  rejected: 'You rejected it.',
  answered: 'This draft was not sent: you answered yourself.',
  fellBack: 'Nobody decided in time: the guest got the fallback message.',
  readDraft: 'Read the draft',
  use: 'Use it in your reply',
  taken: 'Taken back',
  reply: 'This reply was not sent: you took it back.',
  fallback: 'This fallback message was not sent.',
  emergency: 'This emergency text was not sent.',
  readText: 'Read the text',
}
