import { DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { foldFactText } from '#workflows/domain/facts/read/fold-fact-text.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { readPieces } from '#workflows/domain/proof/alignment/read-pieces.ts'
import type { SaidValue } from '#workflows/domain/proof/alignment/said-value.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'

/** What it costs and when it holds make another case of a thing; a distance or a count stands for itself. */
const CASES: ReadonlySet<SaidValue['kind']> = new Set(['price', 'time'])

const valuesIn = (text: string, language: DraftLanguage): SaidValue[] =>
  readPieces(text, kitOf(language)).flatMap(({ values }) => values)

const OF_GUESTS = ['extraGuest', 'sofaBed', 'extraBed', 'visitor', 'person', 'guest']

/** 'For 24 hours' is no hour of the day. */
const IS_SPAN = /(?<!\d)24 ?(?:h|hours|ore|stunden|heures|horas|uur|godzin)(?![a-z])/

/**
 * Prices and hours of the sentences that facts were read from, which no fact of that topic says: 'until 8 pm; from 8 to 11 pm it costs 30 €'
 * is not told whole by an hour. What stands beside a thing of its own is of that: 'the airport is 25 minutes away; a taxi costs 45 €'.
 */
export function figuresLeft(told: readonly PropertyFact[], all: readonly PropertyFact[]): SaidValue[] {
  const noted = told.filter(({ source, value }) => source.kind === 'note' && value.kind !== 'text')
  return [...new Set(noted.map(({ sentence }) => sentence))].flatMap((sentence) => {
    const of = all.filter((fact) => fact.sentence === sentence)
    const language = DRAFT_LANGUAGES.find((one) => one === of[0]?.language)
    if (language === undefined || IS_SPAN.test(foldFactText(sentence))) return []
    // Most sentences name neither: what facts say is read for the others alone.
    const isPriced = readPieces(sentence, kitOf(language)).some(({ values }) =>
      values.some(({ kind }) => CASES.has(kind)),
    )
    if (!isPriced) return []
    const said = all
      .filter(({ topic }) => of.some((fact) => fact.topic === topic))
      .map((fact) => sayFact(fact, language) ?? '')
    const keys = new Set(said.flatMap((one) => valuesIn(one, language).map(({ key }) => key)))
    const things = new Set(
      said.flatMap((one) => readPieces(one, kitOf(language)).flatMap((piece) => [...piece.things])),
    )
    // 'It sleeps two; an extra guest pays 20 €.'
    if (of.some(({ topic }) => topic === 'guests')) for (const thing of OF_GUESTS) things.add(thing)
    return readPieces(sentence, kitOf(language))
      .filter((piece) => [...piece.things].every((thing) => things.has(thing)))
      .flatMap(({ values }) => values.filter(({ kind, key }) => CASES.has(kind) && !keys.has(key)))
  })
}
