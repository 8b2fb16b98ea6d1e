import { expect, test } from 'vitest'
import { draftFromFacts } from '#activities/drafting/built-in/built-in-drafter.ts'
import { CASA, situationOf } from '#activities/drafting/situation.fixture.ts'

const NOTE = 'Asciugamani inclusi. Spiaggia a 1,2 km. Piscina da maggio a settembre.'

test.each([
  ['Sind Handtücher dabei, und gibt es auch welche für den Strand?', 'Strand'],
  ['Are towels included, and are there any for the beach?', 'beach'],
  ['Gli asciugamani sono inclusi? E ci sono anche per la spiaggia?', 'spiaggia'],
  ['Zijn er handdoeken bij? En ook voor het strand?', 'strand'],
])('more of what was named, for a place, is put off: %s', (question, place) => {
  const property = { ...CASA, additionalInfo: NOTE, extras: [] }
  const { reply, unknowns } = draftFromFacts(situationOf({ questions: [question], property })).draft
  expect(unknowns.length).toBeGreaterThan(0)
  expect(reply.split(/\n\n|(?<=\.) /).at(-2)).toContain(place)
})

test('how far the beach is asks for the beach itself', () => {
  const property = { ...CASA, additionalInfo: NOTE, extras: [] }
  expect(draftFromFacts(situationOf({ questions: ['How far is the beach?'], property })).draft.unknowns).toEqual([])
})

test.each([
  ['Boa tarde, as bicicletas da garagem são gratuitas?', 'estacionamento'],
  ['Are the bicycles in the garage free?', 'parking'],
  ['Le biciclette nel garage sono gratuite?', 'parcheggio'],
])('bicycles that stand in a garage are no question of the parking: %s', (question, parking) => {
  const additionalInfo = 'Vier Fahrräder in der Garage, kostenlos. Zwei Stellplätze vor dem Haus.'
  const property = { ...CASA, additionalInfo, extras: [] }
  const { reply, topics } = draftFromFacts(situationOf({ questions: [question], property })).draft
  expect(topics).not.toContain('parking')
  expect(reply).not.toContain(parking)
})
