import type { LabelKind } from '#activities/channels/relay/languages/frame.ts'
import type { Labels } from './compile-frame.ts'
import { isCalled } from './frame-values.ts'
import { keyOf } from './line-key.ts'

/** A label at the beginning of a line and what stands behind it; `value` is '' where that stands on the next line. */
export type LabelOn = { kinds: readonly LabelKind[]; key: string; value: string }

const MOST_WORDS = 5
/** Without a colon a title may be anybody's sentence: only where its label says more than a word like `Home`. */
const LEAST_OF_TITLE = 6

/** `Check-in`, `Check-in: 2 June`, `Check-in 2 June`; the longest label counts. Null for any other line. */
export function labelOn(line: string, labels: Labels): LabelOn | null {
  const text = line.trim()
  const found = labelAtBegin(text, labels)
  if (found !== null) return found
  const ahead = BEFORE_LABELS.find(({ word }) => word.test(text))
  const behind = ahead === undefined ? null : labelAtBegin(text.replace(ahead.word, ''), labels)
  const kinds = behind?.kinds.filter((kind) => ahead?.kinds.includes(kind)) ?? []
  return behind === null || kinds.length === 0 ? null : { ...behind, kinds }
}

/** `New dates`, `Nuove date`. */
export const BEGINS_AS_NEW =
  /^(?:new|updated|revised|nuov[oaie]|aggiornat[oaie]|neue[rs]?|aktualisierte[rs]?|geänderte[rs]?|nouv(?:eau|elle)s?|nuev[oa]s?|nieuwe?|gewijzigde|nov[oaáée]s?|now[aey]|nov[ýé]|nya?|nye|nytt)\s+(?=\p{L})/iu

/** What may stand before a label: `New check-in`, `Nouvelle date d'arrivée`; `Your accommodation`, `La tua struttura`. */
const BEFORE_LABELS: readonly { word: RegExp; kinds: readonly LabelKind[] }[] = [
  {
    word: BEGINS_AS_NEW,
    kinds: ['checkIn', 'checkOut', 'dates', 'guests', 'adults', 'children'],
  },
  {
    word: /^(?:your|(?:la tua|il tuo|la sua|il suo)|ihre?|deine?|votre|tu|su|vuestr[oa]|uw|je|jouw|(?:o |a )?(?:seu|sua|teu|tua)|tw[oó]j[ae]?|vaše|váš)\s+(?=\p{L})/iu,
    kinds: ['title', 'room'],
  },
]

function labelAtBegin(text: string, labels: Labels): LabelOn | null {
  const whole = keyOf(text)
  const alone = labels.get(whole)
  if (alone !== undefined) return { kinds: alone, key: whole, value: '' }
  const colon = text.search(/[:：]/)
  if (colon !== -1) {
    const key = keyOf(text.slice(0, colon))
    const kinds = labels.get(key)
    if (kinds !== undefined) return { kinds, key, value: text.slice(colon + 1).trim() }
  }
  return behindWords(text, labels)
}

/** `GUEST HAS PAID` is a heading: behind no colon nobody is named in capitals alone. */
function behindWords(text: string, labels: Labels): LabelOn | null {
  const words = text.slice(0, 120).split(/\s+/)
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const key = keyOf(words.slice(0, count).join(' '))
    const kinds = key === '' ? undefined : labels.get(key)
    if (kinds === undefined) continue
    const value = words.slice(count).join(' ')
    const isTitled = key.length >= LEAST_OF_TITLE && /^[\p{Lu}\d#]/u.test(value)
    const isNamed = !/\p{L}{2}/u.test(text) || text !== text.toUpperCase()
    const possible = kinds.filter((kind) => (isTitled || !isCalled(kind)) && (isNamed || kind !== 'name'))
    return possible.length === 0 ? null : { kinds: possible, key, value }
  }
  return null
}
