import type { Situation } from '#activities/drafting/situation.ts'
import { DRAFT_LANGUAGES } from '#workflows/domain/draft.ts'
import { foldedWords } from '#workflows/domain/fold-text.ts'
import { detectLanguage } from '#workflows/domain/language.ts'
import type { PropertyFacts } from '#workflows/domain/property-facts.ts'
import { type ReadingContext, readAsks } from '#workflows/domain/reading/read-asks.ts'

export type Texts = {
  /** The guest's unanswered messages, oldest first. */
  texts: readonly string[]
  /** What the guest wrote before them. */
  earlier: readonly string[]
  property: PropertyFacts | null
  /** Of people: they mean nothing else. */
  names: readonly (string | null | undefined)[]
}

/** Of characters. A text whose language nothing tells is short; longer, it is none that anybody reads. */
const SHORT = 400

/** The language of a burst, with the thread as evidence where it tells none, and what it asks. */
export function readSituation({ texts, earlier, property, names }: Texts): Pick<Situation, 'language' | 'reading'> {
  const known = new Set(foldedWords([...names, property?.name, property?.address].filter(Boolean).join(' ')))
  const house = { checkIn: property?.checkIn.slice(0, 5) ?? '', checkOut: property?.checkOut.slice(0, 5) ?? '' }
  const context = { names: known, house }
  const whole = texts.join('\n')
  const isShort = whole.length <= SHORT
  const language =
    newestOf(texts) ??
    detectLanguage(whole) ??
    // A word of thanks may be of several languages: any of them will do.
    (isShort ? DRAFT_LANGUAGES.find((one) => readAsks(texts, one, context).isMereThanks) : undefined) ??
    newestOf(earlier) ??
    (isShort ? guessByReading(texts, context) : null)
  return { language, reading: readAsks(texts, language ?? 'en', context) }
}

/** Guests who change their language are answered in the last. */
const newestOf = (texts: readonly string[]) =>
  texts
    .toReversed()
    .map(detectLanguage)
    .find((one) => one !== null) ?? null

/** The one language in whose words a short text asks for something and says nothing strange. */
function guessByReading(texts: readonly string[], context: ReadingContext) {
  const fluent = DRAFT_LANGUAGES.filter((language) => {
    const { asks } = readAsks(texts, language, context)
    return asks.length > 0 && asks.every(({ subjects, unknown }) => subjects.length > 0 && unknown.length === 0)
  })
  return fluent.length === 1 ? (fluent[0] ?? null) : null
}
