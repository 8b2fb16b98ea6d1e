import { expect, test } from 'vitest'
import { retellSentence } from '#workflows/domain/proof/retell/retell-sentence.ts'
import { EVERYDAY } from './everyday-dictionary.ts'

test('a thing that no table knows is told by the one plain word that the guest’s language has for it', () => {
  const note = 'En el garaje hay un serrucho, 5 € al día.'
  expect(retellSentence(note, ['es', 'de'])).toBeNull()
  expect(retellSentence(note, ['es', 'de'], EVERYDAY)?.text).toBe('Garage Säge: 5 € pro Tag')
})

test('a word of two meanings is told by nobody', () => {
  expect(EVERYDAY.meaningsOf('bank', 'de').length).toBeGreaterThan(1)
  const note = 'Im Garten steht eine Bank, 2 m breit.'
  expect(retellSentence(note, ['de', 'it'], EVERYDAY)?.text).toBe(retellSentence(note, ['de', 'it'])?.text)
})
