import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const NOTE = { kind: 'note', name: 'additionalInfo' } as const
const keysOf = (text: string) => readText(text, NOTE).flatMap(({ key, value }) => (value.kind === 'text' ? [] : [key]))

test.each([
  'Nell’altro appartamento c’è un tostapane.',
  'The annexe across the yard has no air con.',
  'In der oberen Wohnung gibt es einen Trockner.',
  'Dans l’autre logement il y a une piscine.',
  'En el otro apartamento hay lavadora.',
  'In het andere huisje is een sauna.',
  'No outro apartamento há forno.',
  'W innym mieszkaniu jest pralka.',
  'For the cleaner: the iron is in the hall cupboard.',
  'Per la donna delle pulizie: il ferro da stiro è in bagno.',
  'Putzfrau: Waschmaschine im Keller.',
])('what is said of another flat, or to who cleans, is no fact of the house: %s', (text) => {
  expect(keysOf(text)).toEqual([])
})

test.each([
  ['The second bedroom has air conditioning.', 'airConditioning.exists'],
  ['La lavatrice è al piano di sopra.', 'washingMachine.exists'],
  ['A cleaner can be booked, there is an iron.', 'iron.exists'],
  ['El apartamento está en el piso 2.', 'floor.number'],
])('what is of the house stays one: %s', (text, key) => {
  expect(keysOf(text)).toContain(key)
})
