import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { isMerelyTold } from './merely-told.ts'

test.each<[DraftLanguage, string]>([
  ['it', 'Arriviamo in treno da Bologna.'],
  ['en', 'We have no car.'],
  ['de', 'Wir kommen mit dem Mietwagen.'],
  ['fr', 'Nous venons en train.'],
  ['es', 'Aún no tenemos los vuelos.'],
  ['nl', 'Wij komen met een kinderwagen.'],
  ['pt', 'Vamos de comboio.'],
  ['pl', 'Przyjeżdżamy pociągiem.'],
])('%s: «%s» tells of the trip alone', (language, text) => {
  expect(isMerelyTold(text, language)).toBe(true)
})

test.each<[DraftLanguage, string]>([
  ['en', 'My daughter is allergic to nuts.'],
  ['en', 'We are coming by train with our dog.'],
  ['it', 'Arriviamo in treno alle 23.'],
  ['de', 'Wir kommen mit drei Autos.'],
  ['fr', 'Nous ne venons pas samedi.'],
  ['es', 'El coche es una autocaravana de 7 metros.'],
  ['nl', 'We komen met de auto en willen barbecueën.'],
  ['pt', 'Vamos de comboio e fumamos.'],
  ['pl', 'Przyjedziemy pociągiem w sobotę.'],
])('%s: «%s» is for the host to hear', (language, text) => {
  expect(isMerelyTold(text, language)).toBe(false)
})
