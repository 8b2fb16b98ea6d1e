import type { ValueOf } from '#workflows/domain/facts/fact-value.ts'
import type { Speech } from './speech.ts'

const SIGNS: Record<string, string> = { EUR: '€', GBP: '£', USD: '$' }

const figure = (value: number, decimal: ',' | '.', places: number) =>
  (Number.isInteger(value) ? String(value) : value.toFixed(places)).replace('.', decimal)

/** A measure as the language writes decimals. */
export const sayMeasure = (value: number, { money }: Speech): string =>
  figure(Math.round(value * 100) / 100, money.decimal, 2).replace(/(?<=[.,]\d)0$/, '')

/** `25 € per night` in its language. */
export function sayAmount({ amount, currency, per }: ValueOf<'amount'>, speech: Speech): string {
  const { sign: place, decimal } = speech.money
  const number = figure(amount, decimal, 2)
  const unit = per === null ? '' : ` ${speech.per[per]}`
  if (currency === 'percent') return `${speech.percent(number)}${unit}`
  const sign = SIGNS[currency]
  if (sign === undefined || place === 'after') return `${number} ${sign ?? currency}${unit}`
  return `${sign}${place === 'before' ? '' : ' '}${number}${unit}`
}

/** `9:00` of `09:00`, as people write hours. */
export const sayTime = (time: string): string => time.replace(/^0(?=\d)/, '')
