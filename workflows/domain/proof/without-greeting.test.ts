import { expect, test } from 'vitest'
import { proveAlone } from '#tests/fixtures/prove-alone.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { withoutGreeting } from './without-greeting.ts'

const NAMES = new Set(['lukas', 'brandt', 'anna'])

test.each<[string, string, DraftLanguage?]>([
  ['Ciao Lukas, la piscina è aperta.', 'la piscina è aperta.'],
  ['Guten Abend Herr Brandt,', ''],
  ['Sehr geehrte Frau Brandt, der Pool ist offen.', 'der Pool ist offen.'],
  ['Dear Mr. Brandt: the pool is open.', 'the pool is open.'],
  ['Dzień dobry Lukas!', ''],
  ['Olá, Lukas! A piscina está aberta.', 'A piscina está aberta.'],
  ['Hi there is a pool.', 'there is a pool.'],
  ['Hi there, there is a pool.', 'there is a pool.'],
  ['Buongiorno a tutti, c’è posto.', 'c’è posto.'],
  ['Witaj Anno!', '', 'pl'],
  ['Cześć Lukasie,', '', 'pl'],
  ['Lieber Gast,', ''],
])('%s says: %s', (sentence, said, language = 'en') => {
  expect(withoutGreeting(sentence, { names: NAMES, language })).toBe(said)
})

test.each<[string, DraftLanguage]>([
  ['Salve Giulia,', 'it'],
  ['Ciao Giulia Rossi!', 'it'],
  ['Dear Giulia,', 'en'],
  ['Dear Annika,', 'en'],
  ['Hello Anno,', 'en'],
  ['Cześć Annika,', 'pl'],
  ['Hallo Giulia,', 'de'],
  ['Bonjour Giulia,', 'fr'],
  ['Hola Giulia:', 'es'],
  ['Beste Giulia,', 'nl'],
  ['Olá Giulia,', 'pt'],
  ['Cześć Giulia,', 'pl'],
])('%s is for somebody else', (greeting, language) => {
  expect(proveAlone(greeting, language).unsupported).toHaveLength(1)
})

test('words behind a greeting are no name of a guest', () => {
  expect(proveAlone('Hello heated pool, welcome!', 'en').unsupported).not.toEqual([])
})
