import type { trial as italian } from '#web/texts/it/trial.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'
import { secrets } from './secrets.ts'
import { told } from './told.ts'

/** Texts of a question that a host tries. */
export const trial: TextsLike<typeof italian> = {
  title: 'Ask as a guest would',
  hint: 'Write a question as a guest would. The reply is drafted as real ones are, but it is never sent and stands in no conversation.',
  question: 'The guest’s question',
  examples: 'For example',
  example: ['When can we arrive?', 'Is there parking near the house?', 'What is the Wi-Fi password?'],
  ask: 'Ask',
  asking: 'Writing the draft…',
  slow: 'It takes longer than usual: the question is in the queue, and the reply will appear here.',
  lost: 'What was writing the draft has stopped. Please ask again.',
  failed: 'It could not be asked: please try again.',
  gone: 'This trial is gone: please ask again.',
  draft: 'The draft',
  neverSent: 'Trial: it was not sent and will not be.',
  none: 'Nothing would be written.',
  emergency:
    'With a real guest I would call you at once, in every way that you have set; if nobody takes it within a minute, the guest gets the emergency text with 112.',
  action: {
    send: 'With a real guest it would be sent by itself.',
    wait: 'With a real guest it would wait for you.',
    none: 'This would need no reply.',
  },
  confidence: (n) => `Confidence ${n}/10`,
  evidence: 'What it rests on',
  noEvidence: 'No fact of the house says it: add it to the property and ask again.',
  open: 'Stays unanswered',
  text: secrets.inWords,
  reasons: told.reasons,
}
