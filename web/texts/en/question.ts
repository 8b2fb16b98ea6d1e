import type { question as italian } from '#web/texts/it/question.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of what the guest asked, above its draft: loaded beside a conversation. */
export const question: TextsLike<typeof italian> = {
  region: 'The guest’s question',
  one: '1 question',
  more: (many) => `${many} questions`,
  covered: (many) => `${many} covered`,
  deferred: (many) => `${many} put off`,
  open: (many) => `${many} unanswered`,
  missing: (names) => `missing: ${names.join(', ')}`,
  states: { answered: 'covered', deferred: 'put off', open: 'unanswered' },
  answer: 'Answer',
  answerTo: (name) => `Answer: ${name}`,
  yourAnswer: (asked) => `Your answer to “${asked}”`,
  later: 'Close',
  empty: 'write something, or close it',
  wrong: (asked, problem) => `Your answer to “${asked}”: ${problem}`,
  wrongField: (label, problem) => `${label} ${problem}`,
  keep: (property) => `Save in ${property}?`,
  keepIt: 'Save',
  keepNot: 'No',
  kept: (property) => `Saved in ${property}`,
  notKept: 'Not saved',
  keepUndone: 'As it was before',
  undo: 'Undo',
  noLonger: 'The new draft no longer has this question. What you wrote stays here.',
  failed: 'It could not be saved. Please try again.',
}
