import { topicName } from '#api/contract/topic-names.ts'
import type { analytics as italian } from '#web/texts/it/analytics.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const tenth = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** A wait, or work, in the unit that reads best. */
function duration(minutes: number): string {
  if (minutes < 1) return 'less than 1 min'
  if (minutes < HOUR_MINUTES) return `${whole.format(minutes)} min`
  if (minutes < 2 * DAY_MINUTES) return `${tenth.format(minutes / HOUR_MINUTES)} h`
  return `${tenth.format(minutes / DAY_MINUTES)} days`
}

/** English texts of the page of figures. */
export const analytics: TextsLike<typeof italian> = {
  title: 'Analytics',
  period: 'Period',
  periods: { '4': '4 weeks', '13': '3 months', '26': '6 months', '52': '1 year' },
  property: 'Property',
  allProperties: 'All properties',
  thisProperty: 'One property',
  number: (n) => whole.format(n),
  percent: (n) => `${whole.format(n)}%`,
  duration,
  none: '–',
  failed: 'The figures could not be loaded.',
  missing: 'This property does not exist.',
  retry: 'Try again',
  showAll: 'Show all',
  more: 'Show more properties',
  emptyTitle: 'No figures yet',
  emptyText: 'No guest wrote in this period. Here you will see how many messages arrive and how they are answered.',
  emptyAction: 'Connect a source',
  table: 'Table',
  csv: 'CSV',
  csvOf: (title) => `Download CSV: ${title}`,
  figures: {
    title: 'In brief',
    received: 'Messages received',
    answered: 'Replies sent',
    median: 'Response time',
    medianNote: (p90) => `half of the guests within this time, 9 in 10 within ${p90}`,
    noMedian: 'no reply in this period',
    fallbackNote: (n) => {
      if (n === 0) return 'no fallback messages'
      return n === 1
        ? 'and 1 fallback message, which does not count as a reply'
        : `and ${n} fallback messages, which do not count as replies`
    },
    perWeek: (n) => `about ${n} a week`,
    fewAWeek: 'less than 1 a week',
    saved: 'Work saved',
    savedNote: (perAnswer, toRead) =>
      `estimate: ${perAnswer} min for each reply sent by itself, ${perAnswer - toRead} for each draft approved unchanged`,
  },
  kinds: {
    automatic: 'Sent by themselves',
    unchanged: 'Approved unchanged',
    edited: 'Edited',
    manual: 'Written by you',
    fallback: 'Fallback messages',
  },
  columns: {
    week: 'Week of',
    property: 'Property',
    channel: 'Channel',
    topic: 'Topic',
    received: 'Received',
    asked: 'Times',
    unsent: 'Drafts not sent',
    median: 'Median',
    p90: '9 in 10 within',
    medianMinutes: 'Median (min)',
    p90Minutes: '9 in 10 within (min)',
    saved: 'Minutes saved',
    kind: 'How',
    answers: 'Messages',
    share: 'Share',
  },
  volume: 'Messages received by week',
  answers: 'Replies by week, by how they came about',
  waits: 'Response time by week',
  waitsNote:
    'Median, and the time within which 9 guests in 10 had a reply, to within 12%. Fallback messages do not count.',
  scale: (top) => `${top}; each doubling is equally high`,
  shares: 'How replies come about',
  byProperty: 'By property',
  byPropertyNote: 'A conversation counts for the property that it has now.',
  byChannel: 'By channel',
  byTopic: 'By topic',
  byTopicNote: 'As the AI read the question. A reply on two topics counts in both.',
  noProperty: 'No property',
  deletedProperty: 'Deleted property',
  topicName: (topic) => topicName(topic, 'en'),
  weekOf: (day) => `week of ${day}`,
  chartHint: 'Arrow keys read the weeks',
  zones:
    'Weeks go from Monday to Sunday by the time of each property; without one, by that of Rome. The last one is still running.',
  calibration: 'Calibration',
  replay: 'The trial on the past',
  replayOf: (day, bursts) => `Of ${day}, on ${bursts} questions of guests. None of this was sent.`,
  toReplay: 'Repeat the trial in the settings',
}
