import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import { readAsks } from './read-asks.ts'

const CONTEXT = { names: new Set<string>(), house: { checkIn: '15:00', checkOut: '10:00' } }

/** `topic: a question | the same in other words`, a line a topic. */
const casesOf = (language: DraftLanguage) =>
  readFileSync(new URL(`./cases/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [topic = '', ...rest] = line.split(':')
      return rest
        .join(':')
        .split('|')
        .map((text) => ({ topic, text: text.trim() }))
    })

const subjectsOf = (text: string, language: DraftLanguage): string[] =>
  readAsks([text], language, CONTEXT)
    .asks.filter(({ kind }) => kind === 'question' || kind === 'confirm')
    .flatMap(({ subjects }) => subjects)

test.each(DRAFT_LANGUAGES)('what guests ask for in many ways is understood in %s', (language) => {
  const cases = casesOf(language)
  expect(cases.length).toBeGreaterThan(200)
  const missed = cases.filter(({ topic, text }) => !subjectsOf(text, language).includes(topic))
  expect(missed).toEqual([])
})

test('a hint counts only in a question that names nothing else', () => {
  expect(subjectsOf('Will a van fit?', 'en')).toContain('parking')
  expect(subjectsOf('Siamo due coppie di amici. Avete la lavatrice?', 'it')).toEqual(['washingMachine'])
})

test('a closing with a name under it asks for nothing', () => {
  const { asks } = readAsks(
    ['Können beide Autos beim Haus stehen?\n\nMit freundlichen Grüßen\nHolger Brandt'],
    'de',
    CONTEXT,
  )
  expect(asks.map(({ subjects }) => subjects)).toEqual([['parking']])
})

test('what goes on with or after a question asks on', () => {
  const { asks } = readAsks(['Hay desayuno? o pan por la mañana'], 'es', CONTEXT)
  expect(asks.map(({ kind }) => kind)).toEqual(['question', 'question'])
})
