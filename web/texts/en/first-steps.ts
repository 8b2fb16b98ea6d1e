import type { firstSteps as italian } from '#web/texts/it/first-steps.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Texts of the way through the first ten minutes. */
export const firstSteps: TextsLike<typeof italian> = {
  title: 'First steps',
  progress: (done, all) => `${done} of ${all} done`,
  hide: 'Hide',
  show: (done, all) => `First steps: ${done} of ${all} done`,
  done: 'done',
  todo: 'to do',
  failed: 'How far you are could not be loaded.',
  retry: 'Try again',
  connect: {
    title: 'Connect a mailbox or a number',
    text: 'Guests’ messages arrive from there. You can test it step by step before you save.',
    action: 'Connect a source',
    waits: (name) => `Opening “${name}”: it takes a moment.`,
    fault: (name, why) => `“${name}” brings no messages yet: ${why}.`,
    mend: 'Fix it',
  },
  property: {
    title: 'Add a property',
    text: 'Write down its facts, or paste the text of a listing: it is read for you, and you confirm it.',
    action: 'Add a property',
  },
  ask: {
    title: 'Ask it something as a guest would',
    of: (name) => `“${name}” answers.`,
    before: 'First it takes a property: the trial answers from its facts.',
  },
  approve: {
    title: 'Approve the first draft',
    text: 'When a guest writes, the draft waits for you in “To approve”: read it, and one click sends it.',
    action: 'Go to “To approve”',
    toAnswer: 'Go to “To answer”',
    toAll: 'Go to the conversations',
    nobody: 'Nobody has written yet.',
  },
}
