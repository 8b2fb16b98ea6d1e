/** What a reply of the product's is beside what the host really wrote. */
export const VERDICTS = ['same', 'says_more', 'says_less', 'contradicts', 'not_comparable'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Why, topic by topic, or of the answer as a whole. The words are the reader's. */
export const VERDICT_REASONS = [
  /** Of a topic: both say it; another value, place or time; yes here and no there. */
  'said_alike',
  'other_value',
  'denied',
  /** Of a topic: the host said it and the reply does not; the reply puts it off; the reply says more of it. */
  'left_out',
  'put_off',
  'added',
  /** Of a topic: the host answered it in words that no rule reads. */
  'free_words',
  /** Of the whole: both put off, both are silent. */
  'both_put_off',
  'both_silent',
  /** Of the whole: nothing of the host's to compare with. */
  'no_answer',
  'answered_by_itself',
  'host_put_off',
  'says_nothing',
  /** Of the whole: the product writes no words, as in an emergency. */
  'no_words',
] as const
export type VerdictReasonCode = (typeof VERDICT_REASONS)[number]

/** `ours` and `theirs`: the sentences that it is about. */
export type VerdictReason = { code: VerdictReasonCode; topic: string | null; ours: string[]; theirs: string[] }
export type Judgement = { verdict: Verdict; reasons: VerdictReason[] }

/** Of the whole answer: no topic of it. */
export const ofWhole = (code: VerdictReasonCode): VerdictReason => ({ code, topic: null, ours: [], theirs: [] })

/** What an answer would have been worth to the guest: says more is no fault, says less is one, but no lie. */
export const WORTH = {
  same: 'right',
  says_more: 'right',
  says_less: 'incomplete',
  contradicts: 'wrong',
  not_comparable: 'not_comparable',
} as const satisfies Record<Verdict, string>
export const WORTHS = ['right', 'incomplete', 'wrong', 'not_comparable'] as const
