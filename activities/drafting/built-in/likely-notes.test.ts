import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { likelihood, likelyAsked } from './likely-notes.ts'

const noted = (sentence: string, language: DraftLanguage) => ({ sentence, language, facts: [] })

test.each<[DraftLanguage, string, string, DraftLanguage]>([
  ['en', 'somewhere to leave the car for the night', 'Parkplatz im Hof.', 'de'],
  ['it', 'dove buttiamo la spazzatura?', 'The bins are behind the shed.', 'en'],
  ['de', 'Kommt man im Sommer ohne Abkühlung aus, gibt es eine Klimaanlage?', 'Airco boven.', 'nl'],
])('in %s, %s is likely answered by %s', (language, question, sentence, own) => {
  expect(likelihood(likelyAsked(question, language), noted(sentence, own))).toBeGreaterThan(0)
})

test('a sentence on something else is not', () => {
  expect(likelihood(likelyAsked('where can we park the car?', 'en'), noted('Handtücher sind inklusive.', 'de'))).toBe(0)
})

test.each<[DraftLanguage, string]>([
  ['en', 'Could you do us a better price if we book directly?'],
  ['en', 'We are really disappointed, this is not what we booked.'],
  ['de', 'Bitte schicken Sie mir den Code für die Haustür.'],
  ['it', 'Vielen Dank und bis bald'],
])('in %s, %s asks likely for nothing that a note would tell', (language, text) => {
  const wanted = [...likelyAsked(text, language).keys()]
  expect(wanted.filter((topic) => ['outside', 'news', 'thanks', 'access', 'price'].includes(topic))).toEqual([])
})
