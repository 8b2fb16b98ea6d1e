import type { kept as italian } from '#web/texts/it/kept.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of what a host did while there was no line. */
export const kept: TextsLike<typeof italian> = {
  waiting: (n) =>
    n === 1
      ? 'One action of yours is done when you are back online.'
      : `${n} actions of yours are done when you are back online.`,
  notDone: 'Not done:',
  verbs: {
    approve: 'the approval of a draft',
    discard: 'the rejection of a draft',
    undo: 'taking back a reply',
    resend: 'sending again',
    'confirm-sent': 'the confirmation of a reply',
    reply: 'your reply',
    dismiss: '“No reply needed”',
    snooze: 'putting off a conversation',
    reopen: 'putting a conversation back among those that wait',
  },
  late: 'It had been waiting for more than six hours.',
  failedOften: 'Locanda cannot do it: try again.',
  takingBack: 'Taking it back: whether it was done already is not known yet.',
  notSent: 'Taken back: it did not leave.',
  putBack: 'Taken back: the conversation waits as before.',
  wasDone: 'It was done already: it cannot be taken back any more.',
  refused: 'It was not possible.',
  takeBack: 'Undo',
  open: 'Open the conversation',
  seen: 'Got it',
}
