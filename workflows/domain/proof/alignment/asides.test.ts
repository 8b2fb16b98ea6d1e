import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { withoutAsides } from './asides.ts'

test.each<[string, DraftLanguage]>([
  ['Good question!', 'en'],
  ['Übrigens, gute Frage!', 'de'],
  ['Se volete, una cosa:', 'it'],
  ['Prosimy tylko, żeby', 'pl'],
])('%s says nothing', (sentence, language) => {
  expect(withoutAsides(sentence, language)).not.toMatch(/\p{L}/u)
})

test.each<[string, DraftLanguage]>([
  ['No problem.', 'en'],
  ['Das passt.', 'de'],
  ['Only if it rains.', 'en'],
  ['If you arrive after 8 pm, it costs 20 €.', 'en'],
])('%s stays whole: a yes, a limit and a condition are no kindness', (sentence, language) => {
  expect(withoutAsides(sentence, language)).toBe(sentence)
})
