import { expect, test } from 'vitest'
import { asksOfMorePlaces } from './asks-of-all.ts'

const ONE = [{ sentence: 'Aria condizionata solo nella camera grande.' }]
const ALL = [{ sentence: 'Klimaanlage in allen Schlafzimmern.' }]

test.each([
  'C’è l’aria condizionata in entrambe le camere?',
  'L’aria condizionata è in tutte le stanze?',
  'Is there air conditioning in both bedrooms?',
  'Does every room have a fan?',
  'Gibt es in beiden Schlafzimmern eine Klimaanlage?',
  'Y a-t-il bien la clim dans les deux chambres ?',
  '¿Hay aire acondicionado en todas las habitaciones?',
  'Is er airco in allebei de slaapkamers?',
  'Há ar condicionado nos dois quartos?',
  'Czy klimatyzacja jest w obu sypialniach?',
])('what is told of one room does not answer %s', (question) => {
  expect(asksOfMorePlaces(question, ONE)).toBe(true)
  expect(asksOfMorePlaces(question, ALL)).toBe(false)
})

test.each([
  'C’è l’aria condizionata in camera?',
  'Is breakfast served every day?',
  'Siamo in due, la camera ha il balcone?',
  'Kommt jeden Tag jemand zum Putzen?',
  'Tutti i giorni si può usare la piscina?',
])('nothing more is asked of by %s', (question) => {
  expect(asksOfMorePlaces(question, ONE)).toBe(false)
})
