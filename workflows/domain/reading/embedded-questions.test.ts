import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { splitAtEmbedded } from './embedded-questions.ts'
import { readAsks } from './read-asks.ts'

const CASES: [DraftLanguage, string, string][] = [
  ['en', 'My partner loves the water so we would love to know whether there is a pool', 'whether there is a pool'],
  ['de', 'meine Tochter möchte gern wissen, ob es einen Pool gibt', 'ob es einen Pool gibt'],
  ['it', 'mi chiedevo se la piscina è riscaldata', 'se la piscina è riscaldata'],
  ['fr', 'ma fille me demande s’il y a une piscine', 's’il y a une piscine'],
  ['es', 'nos preguntábamos si hay piscina', 'si hay piscina'],
  ['nl', 'wij vroegen ons af of er een zwembad is', 'of er een zwembad is'],
  ['pt', 'gostava de saber se há piscina', 'se há piscina'],
  ['pl', 'chciałabym zapytać, czy jest basen', 'czy jest basen'],
]

test.each(CASES)('%s: of «%s» the question is «%s»', (language, clause, question) => {
  expect(splitAtEmbedded(clause, language).at(-1)).toBe(question)
})

test('a clause that embeds nothing is one', () => {
  expect(splitAtEmbedded('Is there a pool if it rains', 'en')).toEqual(['Is there a pool if it rains'])
})

const read = (text: string, language: DraftLanguage) =>
  readAsks([text], language, { names: new Set(), house: { checkIn: '15:00', checkOut: '10:00' } }).asks

test('who wants to know, and why, is no word of the question, with a mark or none', () => {
  const asks = read('Our jolly crew would love to know whether there is a pool', 'en')
  expect(asks.filter(({ kind }) => kind !== 'context')).toMatchObject([{ subjects: ['pool'], unknown: [] }])
  expect(read('wij vroegen ons af of er een zwembad is', 'nl').at(-1)).toMatchObject({
    kind: 'question',
    subjects: ['pool'],
  })
})

test('a clause behind a question that names nothing narrows it all the same', () => {
  expect(read('Le bus 6 circule-t-il aussi le dimanche soir ?', 'fr').at(-1)?.also).toEqual([
    'aussi le dimanche soir ?',
  ])
})

test('a participle is no slip of another word', () => {
  expect(
    read('Wir haben so etwas noch nie gebraucht, gibt es WLAN?', 'de').flatMap(({ subjects }) => subjects),
  ).toEqual(['wifi'])
})
