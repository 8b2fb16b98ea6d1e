import type { ReplayCaseView, VerdictReasonView } from '#api/contract/replays.ts'
import { topicName } from '#api/contract/topic-names.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

const reasons: Record<VerdictReasonView['code'], string> = {
  said_alike: 'said alike',
  other_value: 'you wrote something else',
  denied: 'yes here, no there',
  left_out: 'you said more',
  put_off: 'put off, and you answered it',
  added: 'says more than you did',
  free_words: 'you answered in words that no rule reads',
  both_put_off: 'both would have asked first',
  both_silent: 'nothing to answer, and you wrote nothing',
  no_answer: 'no answer of yours is known',
  answered_by_itself: 'what went out then was not your word',
  host_put_off: 'you put it off',
  says_nothing: 'your answer says nothing of the house that a rule reads',
  no_words: 'no words would have been written',
}

/** A reason with its topic before it, where it has one. */
const because = ({ code, topic }: Pick<VerdictReasonView, 'code' | 'topic'>): string =>
  topic === null ? reasons[code] : `${topicName(topic, 'en')}: ${reasons[code]}`

/** English texts of the trial on the past. */
export const replay = {
  lang: 'en',
  topicName: (topic: string) => topicName(topic, 'en'),
  day: (time: string) => day.format(new Date(time)),
  because,
  title: 'Try it on your past',
  hint: (days: number) =>
    `Locanda answers what guests asked you in the last ${days} days, with your settings and only what was known then, and compares it with what you wrote. Nothing is sent, nothing is changed.`,
  offer: (name: string) => `The past of ${name} is in: see what would have been sent.`,
  start: 'Start',
  again: 'Start again',
  withModel: (most: number) => `Let the model write too, at most ${most} drafts (it may cost)`,
  failedToLoad: 'Could not be loaded.',
  failedToStart: 'Could not be started. Please try again.',
  looking: 'Looking for what guests asked…',
  progress: (done: number, all: number) => `${done} of ${all}`,
  gaveUp: 'It could not be finished. Please start it again.',
  nothing: 'No guest wrote anything in this time.',
  table: 'What would have happened',
  outcome: 'Outcome',
  all: 'All',
  action: { send: 'Sent by itself', wait: 'Waits for you', none: 'Nothing to answer' } satisfies Record<
    ReplayCaseView['action'],
    string
  >,
  worth: {
    right: 'Right',
    incomplete: 'Incomplete',
    wrong: 'Wrong',
    not_comparable: 'Not comparable',
  } satisfies Record<ReplayCaseView['worth'], string>,
  verdict: {
    same: 'the same as you',
    says_more: 'says more than you',
    says_less: 'says less than you',
    contradicts: 'contradicts you',
    not_comparable: 'not comparable',
  } satisfies Record<ReplayCaseView['verdict'], string>,
  saved: (minutes: number, each: number) =>
    `${minutes} minutes saved: ${each} minutes of work, an assumption, for each answer that would have left by itself and is right.`,
  waited: (minutes: number) => `The guests of those waited for ${minutes} minutes (the median).`,
  fallbacks: (many: number) => `A courtesy message would have left ${many === 1 ? 'once' : `${many} times`}.`,
  unknown: (topics: string) => `Asked and not known: ${topics}.`,
  times: (topic: string, times: number) => `${topic} (${times})`,
  cases: 'Case by case',
  asked: 'The guest',
  written: 'Locanda would have written',
  yours: 'You wrote',
  nobody: 'nothing',
  why: 'Verdict',
  more: 'Show more',
} as const

export type ReplayTexts = TextsLike<typeof replay>

/** Where somebody chose English, it is English wherever it stands. */
export const replayChosen = { by: { it: replay, en: replay } } as const
