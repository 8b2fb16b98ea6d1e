import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { SPEECHES } from '#workflows/domain/facts/say/say-fact.ts'
import { sayAmount } from '#workflows/domain/facts/say/say-figures.ts'
import { sayMonthPart } from '#workflows/domain/proof/alignment/month-parts.ts'
import type { SaidValue } from '#workflows/domain/proof/alignment/said-value.ts'
import { SMALL_WORDS } from './small-words.ts'

/** A figure of a note with its unit and its role, as a language writes it; `isUnder`: below it, not up to it. */
export function sayValue(value: SaidValue, isUnder: boolean, language: DraftLanguage): string {
  const words = SMALL_WORDS[language]
  const figure = figureOf(value, language)
  if (isUnder) return `< ${figure}`
  if (value.role === 'at') return figure
  const isTime = value.kind === 'time' || value.kind === 'date' || value.kind === 'monthPart'
  return `${(value.role === 'until' && !isTime ? words.upTo : undefined) ?? words[value.role]} ${figure}`
}

function figureOf({ kind, key }: SaidValue, language: DraftLanguage): string {
  const speech = SPEECHES[language]
  const { units, one, decimal, clock } = SMALL_WORDS[language]
  const number = key.replace('.', decimal)
  const [currency = '', amount = ''] = key.split(' ')
  const [month = 1, day = 1] = key.split('-').map(Number)
  switch (kind) {
    case 'price':
      return sayAmount({ kind: 'amount', amount: Number(amount), currency: currency.toUpperCase(), per: null }, speech)
    case 'percent':
      return speech.percent(number)
    case 'monthPart':
      return sayMonthPart(key, language)
    case 'date':
      return speech.dayOfYear(day, month)
    case 'time':
      return `${key}${clock}`
    case 'metres':
      return sayLength(Number(key), decimal)
    case 'kilograms':
      return `${number} kg`
    case 'power':
      return `${number} kW`
    case 'count':
      return number
    case 'minutes':
      if (Number(key) > 60 && Number(key) % 60 === 0) return `${Number(key) / 60} h`
      return `${number} ${units[kind] ?? ''}`.trim()
    case 'days':
    case 'nights':
    case 'years':
      return `${number} ${(key === '1' ? one[kind] : undefined) ?? units[kind] ?? ''}`.trim()
  }
}

const sayLength = (metres: number, decimal: string) => {
  const [figure, unit] = metres >= 1000 ? [metres / 1000, 'km'] : metres < 1 ? [metres * 100, 'cm'] : [metres, 'm']
  return `${String(Math.round(figure * 100) / 100).replace('.', decimal)} ${unit}`
}
