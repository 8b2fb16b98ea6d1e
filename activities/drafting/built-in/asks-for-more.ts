import { DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { readPieces } from '#workflows/domain/proof/alignment/read-pieces.ts'
import type { SaidValue } from '#workflows/domain/proof/alignment/said-value.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'
import type { Answered } from './names-more.ts'

/** What a figure of the guest's is measured against: a fact with none of its kind says nothing of it. */
const CONDITIONS: Partial<Record<SaidValue['kind'], RegExp>> = {
  count: /Count$|^fromGuests$/,
  years: /Age$/,
  kilograms: /Kilograms$|^onlySmall$/,
  time: /Time|Hours/,
  nights: /Nights$/,
  days: /^(?:days|hours)/,
}
const VALUES: Partial<Record<SaidValue['kind'], ReadonlySet<string>>> = {
  count: new Set(['count']),
  time: new Set(['time', 'hours']),
  price: new Set(['amount']),
  metres: new Set(['distance', 'measure']),
  minutes: new Set(['distance', 'days']),
  days: new Set(['days']),
  nights: new Set(['days', 'count']),
  kilograms: new Set(['measure']),
}

/** Figures of a question that neither the answer nor the host's sentences have one like: 'two high chairs', 'a child of four'. */
export function figuresUntold({ ask, sentences, facts }: Answered, language: DraftLanguage): SaidValue[] {
  const said = [...sentences.flatMap(({ sentence }) => valuesIn(sentence, language)), ...facts.flatMap(noted)]
  const isMet = ({ kind, key }: SaidValue) =>
    said.some((other) => other.kind === kind || (kind === 'count' && other.key === key)) ||
    facts.some(
      ({ value, conditions }) =>
        VALUES[kind]?.has(value.kind) === true || conditions.some((one) => CONDITIONS[kind]?.test(one.kind) === true),
    )
  // 'One', and what a thing is called by: 'tram 8'.
  const isOne = ({ kind, key }: SaidValue) => kind === 'count' && key === '1'
  return [ask.text, ...(ask.also ?? [])]
    .flatMap((clause) => valuesIn(clause, language))
    .filter((value) => !isOne(value) && !isMet(value))
}

const valuesIn = (text: string, language: DraftLanguage): SaidValue[] =>
  readPieces(text, kitOf(language)).flatMap(({ values }) => [...values])

function noted({ sentence, source, language }: PropertyFact): SaidValue[] {
  const from = DRAFT_LANGUAGES.find((one) => one === language)
  return from === undefined || source.kind !== 'note' ? [] : valuesIn(sentence, from)
}

/** What runs costs of its own: that it is there does not say that the price has it. */
const HAS_RUNNING_COSTS = new Set([
  'heating',
  'airConditioning',
  'parking',
  'charging',
  'sauna',
  'hotTub',
  'firewood',
  'fireplace',
  'breakfast',
  'meals',
  'cleaning',
  'bicycles',
  'washingMachine',
  'dryer',
])
/** Folded, in the eight languages. */
export const INCLUDED =
  /(?<!\p{L})(?:included?|compres[oaie]|inclus[oaie]?|inbegriffen|inklusive|enthalten|compris\p{L}*|inclu(?:s|se|ses|ido|ida|idos|idas|ye|i)|inbegrepen|wliczon\p{L}*|w cenie)(?!\p{L})/u

/** Who asks whether something is in the price is not answered by hearing that it is there. */
export const asksWhetherIncluded = (question: string, facts: readonly PropertyFact[]): boolean =>
  INCLUDED.test(fold(question)) &&
  facts.some(({ topic }) => HAS_RUNNING_COSTS.has(topic)) &&
  !facts.some(
    ({ key, value, conditions }) =>
      /\.(?:included|price|amount|fee)$/.test(key) ||
      value.kind === 'amount' ||
      (value.kind === 'yesNo' && !value.yes) ||
      conditions.some(({ kind }) => kind === 'free' || kind === 'againstFee'),
  )
