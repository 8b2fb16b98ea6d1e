import { monthIn, monthOf } from '#activities/channels/text/months.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { keyOf } from './frames/line-key.ts'
import { LANGUAGES } from './languages/languages.ts'

const ENGLISH = 'January February March April May June July August September October November December'.split(' ')
const DAY_AND_WORD = /(?<![\d.])(\d{1,2}\.?\s+)(\p{L}{3,})(?!\p{L})/gu
const MOST_LINES = 400

let compiled: { locale: string; labels: Set<string> }[] | undefined
/** The languages in which a month's name is another month elsewhere. */
const withOwnMonths = () =>
  (compiled ??= LANGUAGES.flatMap(({ ownMonths, labels }) =>
    ownMonths === undefined ? [] : [{ locale: ownMonths, labels: new Set(Object.values(labels).flat().map(keyOf)) }],
  ))

const LEAST_LABELS = 2

/** Reads the months of texts in English, where the labels of one are in a language that calls other months so than most. */
export function monthsReader(text: string): (text: string) => string {
  const lines = text.split(/[\n\t]/, MOST_LINES).map((line) => keyOf(line.split(/[:：]/, 1)[0] ?? ''))
  const spoken = withOwnMonths().find(({ labels }) => {
    const said = new Set(lines.filter((line) => labels.has(line)))
    return said.size >= LEAST_LABELS
  })
  if (spoken === undefined) return (same) => same
  return (said) =>
    said.replace(DAY_AND_WORD, (whole, day: string, word: string) => {
      const month = monthIn(spoken.locale, fold(word))
      return month === null || month === monthOf(fold(word)) ? whole : `${day}${ENGLISH[month - 1] ?? word}`
    })
}
