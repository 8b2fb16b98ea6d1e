import type { deferrals as italian } from '#web/texts/it/deferrals.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** English texts of answers that were promised: in the conversation and on the dashboard. */
export const deferrals: TextsLike<typeof italian> = {
  title: 'Promised answers',
  region: 'Promised answers in this conversation',
  why: {
    promised: (at, { sentence }) => `${at} · “${sentence}”`,
    not_arrived: (at) => `${at} · Your reply did not arrive, and the guest has written again`,
    capped: (at) => `${at} · The limit of automatic replies is reached: this one waits for you`,
  },
  open: (questions) => `To answer: ${questions.map((one) => `“${one}”`).join(', ')}`,
  due: (at) => `By: ${at}`,
  owed: (at) => `Expected since ${at}`,
  settle: 'I have answered',
  settleOf: {
    promised: ({ sentence }) => `I have answered: “${sentence}”`,
    not_arrived: () => 'I have answered what did not arrive',
    capped: () => 'I have answered what was waiting',
  },
  settled: 'Marked as answered',
  undo: 'Undo',
  failed: 'It could not be saved. Please try again.',
  failedToLoad: 'The promised answers could not be loaded.',
  brief: { not_arrived: 'Reply not delivered', capped: 'No automatic reply: limit reached' },
  someone: 'Guest',
}
