import { expect, test } from 'vitest'
import { proveAlone } from '#tests/fixtures/prove-alone.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'

const unsupportedIn = (reply: string, language: DraftLanguage) => proveAlone(reply, language).unsupported

test.each<[string, DraftLanguage]>([
  ['It is closed on Sundays.', 'en'],
  ['Il est fermé le dimanche.', 'fr'],
  ['Ist sonntags geöffnet.', 'de'],
])('%s names nothing of the house and is no courtesy', (sentence, language) => {
  expect(unsupportedIn(sentence, language)).toEqual([sentence])
})

test.each<[string, DraftLanguage]>([
  ['Good question!', 'en'],
  ['Fair question!', 'en'],
  ['Boa pergunta!', 'pt'],
])('%s is one', (sentence, language) => {
  expect(unsupportedIn(sentence, language)).toEqual([])
})

test('a noun that ends as the Italian future does promises nothing', () => {
  const promisesIn = (reply: string) => proveAlone(reply, 'it').promises
  expect(promisesIn('In cucina ci sono due fornelli e un frigorifero.')).toEqual([])
  expect(promisesIn('Vi porterò un frigorifero.')).toEqual(['Vi porterò un frigorifero.'])
})
