import { topicName } from '#api/contract/topic-names.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 })
const score = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 3, maximumFractionDigits: 3 })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

/** English texts of confidence, autonomy and learning. */
export const autonomy = {
  lang: 'en',
  topicName: (topic: string) => topicName(topic, 'en'),
  percent: (share: number) => percent.format(share),
  score: (value: number) => score.format(value),
  day: (time: string) => day.format(new Date(time)),
  failedToLoad: 'Could not be loaded.',
  failedToSave: 'Could not be saved. Please try again.',
  confidence: {
    title: 'Does the confidence keep its promise?',
    hint: 'Of drafts shown as 9, nine in ten should be sent as they stand. Counted are the drafts that you decided; what left by itself never is.',
    none: 'You have not decided on any draft yet. Until you have, a number means what drafts of all hosts have come to.',
    decided: (days: number) => `Your decisions of the last ${days} days, in every property`,
    counts: {
      unchanged: 'Approved unchanged',
      edited: 'Edited',
      discarded: 'Discarded',
      replaced: 'Answered by hand',
    },
    changes: 'What your edits changed',
    change: { fact: 'facts', policy: 'rules and promises', language: 'language', tone: 'tone' },
    chart: 'Promised confidence, and how much of it was sent as it stood',
    chartPromised: 'promised',
    chartKept: 'sent as it stood',
    table: 'Drafts by the number that you were shown',
    number: 'Shown',
    drafts: 'Drafts',
    promised: 'Promised',
    kept: 'Sent as they stood',
    brier: 'Brier score',
    brierHint: '0 is perfect, 0.25 a coin',
    error: 'Calibration error',
    errorHint: 'how far promise and outcome are apart',
    without: (value: string) => `without calibration ${value}`,
    heldDown: (drafts: number, unchanged: number) =>
      `${drafts} more had a number that was held down because something in them was unknown, unproved or risky; you sent ${unchanged} of them as they stood.`,
    fitted: (day: string) => `Reckoned anew after each of your decisions, last on ${day}.`,
  },
  ladder: {
    title: 'What may leave by itself',
    hintThreshold:
      'The threshold decides. What you set here holds all the same; choose “once it is earned” above for topics to be unlocked one by one.',
    hintEarned: (target: string, certainty: string) =>
      `A topic of a property is unlocked when it is ${certainty} certain that you send at least ${target} of its drafts as they stand. A bad edit, a discard or a complaint locks it again.`,
    off: 'Auto-Pilot is off: nothing leaves by itself, whatever stands here.',
    empty: 'Nothing yet. Each topic that you decide a draft on appears here.',
    property: 'Property',
    topic: 'Topic',
    stands: 'Stands',
    record: 'Sent as they stood',
    sure: 'Certain',
    set: 'You say',
    recordOf: (unchanged: number, all: number) => `${unchanged} of ${all}`,
    standsAs: {
      by_threshold: 'By the threshold',
      earned: 'Unlocked',
      not_earned: 'Locked',
      set_always: 'Always',
      set_never: 'Never',
    },
    more: (many: number) => (many === 1 ? '1 more to go' : `${many} more to go`),
    locked: { by: (what: string, day: string) => `${what} on ${day}` },
    bad: {
      unchanged: '',
      edited: 'Edited',
      discarded: 'Discarded',
      replaced: 'Answered by hand',
      complaint: 'A complaint',
      taken_back: '',
    },
    settings: { rule: 'As the rule says', earned: 'Once it is earned', always: 'Always', never: 'Never' },
    setOf: (topic: string, property: string) => `${topic}, ${property}`,
    setTitle: 'Set a topic',
  },
  learning: {
    quoted: (words: string) => `“${words}”`,
    title: 'What the AI can learn from you',
    hint: 'Sentences of yours that say something your properties do not. Accepted, they stand in the property and the AI answers from them.',
    noProposals:
      'Nothing to learn at the moment. What you write to guests and your properties do not say appears here.',
    source: 'the conversation',
    says: (said: string) => `The AI would say: ${said}`,
    replaces: (known: string) => `Takes the place of: ${known}`,
    here: (property: string) => `Accept for ${property}`,
    everywhere: 'For all my properties',
    until: (day: string) => `Accept until ${day}`,
    dismiss: 'It is no fact',
    actionOn: (action: string, sentence: string) => `${action}: ${sentence}`,
    unknownTitle: 'What guests asked and the AI does not know',
    noUnknown: 'Nothing: every question so far has an answer.',
    asked: (times: number, topic: string, property: string) =>
      `asked ${times === 1 ? 'once' : `${times} times`}: ${topic} (${property})`,
  },
} as const

export type AutonomyTexts = TextsLike<typeof autonomy>

/** Where somebody chose English, it is English wherever it stands. */
export const autonomyChosen = { by: { it: autonomy, en: autonomy } } as const
