import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const texts = resolve(import.meta.dirname, '../../web/texts')
const UNITS = [
  ...['giorn[oi]', 'or[ae]', 'minut[oi]', 'min', 'second[oi]', 'settiman[ae]', 'mes[ei]', 'ann[oi]', 'caratter[ei]'],
  ...['bozz[ae]', 'mail', 'messagg[io]+', 'volte', 'days?', 'hours?', 'minutes?', 'seconds?', 'weeks?', 'months?'],
  ...['years?', 'characters?', 'drafts?', 'messages?', 'files?', 'times', '[KMG]B'],
].join('|')
/** One of a thing is grammar; every other figure is somebody's rule. */
const FIGURE = new RegExp(String.raw`(?<![\d.,\w-])(?!1\s)\d+(?:[.,]\d+)?\s?(?:(?:${UNITS})\b|%)`, 'gi')

/** Not a rule that stands elsewhere, and why. */
const OF_THE_TEXT: Readonly<Record<string, string>> = {
  'analytics.ts 4 weeks': 'names of the periods, by their weeks',
  'analytics.ts 3 months': 'names of the periods, by their weeks',
  'analytics.ts 6 months': 'names of the periods, by their weeks',
  'analytics.ts 4 settimane': 'names of the periods, by their weeks',
  'analytics.ts 3 mesi': 'names of the periods, by their weeks',
  'analytics.ts 6 mesi': 'names of the periods, by their weeks',
  'analytics.ts 12%': 'what steps of an eighth of a doubling come to',
  'settings.ts 4 hours': 'names of the times, by their minutes',
  'settings.ts 4 ore': 'names of the times, by their minutes',
  'settings.ts 24 hours': 'a day, as the names of the limits have it',
  'settings.ts 24 ore': 'a day, as the names of the limits have it',
  'wish.ts 5 %': 'the wish itself, in the words that it is written with',
}

const figuresIn = (source: string) => [...source.replace(COMMENT, '').matchAll(FIGURE)].map(([found]) => found)
const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm

test('texts are given the figures that they name', () => {
  const files = readdirSync(texts, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.'),
  )
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    figuresIn(readFileSync(join(texts, file), 'utf8')).map((figure) => `${file.split('/').at(-1)} ${figure}`),
  )
  expect(found.filter((figure) => OF_THE_TEXT[figure] === undefined)).toEqual([])
  expect(Object.keys(OF_THE_TEXT).filter((figure) => !found.includes(figure))).toEqual([])
})

test.each([
  ['restano per 90 giorni', ['90 giorni']],
  ['photos up to 5 MB, audio', ['5 MB']],
  ['al massimo 50 bozze', ['50 bozze']],
  ['certo al 95 % che', ['95 %']],
  ['restano per ${days} giorni', []],
  ["n === 1 ? '1 giorno' : `${n} giorni`", []],
  ['`${n * 10}%`', []],
])('of %j these are figures: %j', (source, figures) => {
  expect(figuresIn(source)).toEqual(figures)
})
