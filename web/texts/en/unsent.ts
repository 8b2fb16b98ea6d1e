import type { unsent as italian } from '#web/texts/it/unsent.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of what is being written: loaded beside a conversation. */
export const unsent: TextsLike<typeof italian> = {
  deadline: (left) => `Without a decision, the fallback message is sent in ${left}.`,
  deadlinePassed: 'The time to decide is over: the fallback message is being sent.',
  noDeadline: 'No fallback message: the draft waits for you.',
  paused: (left) => `Paused: you are writing. The fallback message waits for ${left} at most.`,
  elsewhere: 'You are writing to this guest in another window, too.',
  conflict: 'Another window wrote here:',
  keepMine: 'Keep my text',
  takeOther: 'Take that one',
  left: 'An answer that you began: its question is gone',
  use: 'Use it in your reply',
  end: 'Discard',
  ended: 'Discarded',
  undo: 'Undo',
  notEnded: 'That was not possible: try again.',
  failed: {
    approve: 'The draft was not approved: try again.',
    discard: 'The draft was not rejected: try again.',
    undo: 'It could not be taken back: try again.',
    resend: 'It could not be sent again: try again.',
    'confirm-sent': 'That it was sent could not be saved: try again.',
    reply: 'Your reply could not be sent: its text is back in the box.',
  },
}
