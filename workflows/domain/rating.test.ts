import { expect, test } from 'vitest'
import { saidRating } from '#workflows/domain/rating.ts'

test.each([
  ['Soggiorno splendido, voto 9/10!', 9],
  ['Darei 10 su 10 a questa casa', 10],
  ['We would give it 8 out of 10.', 8],
  ['Our stay: 4 stars', 8],
  ['Ich gebe 5 Sterne', 10],
  ['Notre séjour : 8,5 / 10', 9],
  ['Mi estancia, 9 de 10', 9],
  ['Esperienza da 4,5/5', 9],
  ['★★★★ grazie', 8],
  ['Grazie! Tutto bene.\nIl mio voto: 7/10', 7],
] as const)('%j says %i', (text, rating) => {
  expect(saidRating(text)).toBe(rating)
})

test.each([
  'Arriviamo il 9/10 e restiamo due notti',
  'Is the stay from 9/10 possible?',
  'Our stay starts on 3/10/2026',
  'We are 4 out of town',
  'Il nostro soggiorno dal 8/10 al 9/10',
  'Wir kommen am 9/10',
  'Is there parking?',
  'Siamo in 5 su 10 del gruppo',
])('%j says nothing of the stay', (text) => {
  expect(saidRating(text)).toBeNull()
})
