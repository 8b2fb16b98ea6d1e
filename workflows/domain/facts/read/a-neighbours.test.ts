import { expect, test } from 'vitest'
import { isANeighbours } from './kept-from-guests.ts'

test.each([
  'La piscina è del vicino, noi non l’abbiamo.',
  'The pool is the neighbours’.',
  'Der Pool ist vom Nachbarn.',
  'La piscine est au voisin.',
  'La piscina es del vecino.',
  'Het zwembad is van de buren.',
  'A piscina é do vizinho.',
])('«%s» says whose it is', (sentence) => {
  expect(isANeighbours(sentence)).toBe(true)
})

test.each([
  'The neighbours lend their grill.',
  'La spiaggia è vicina.',
  'Il supermercato è vicino.',
  'Ask the neighbours for the key.',
])('«%s» says of nothing that it is theirs', (sentence) => {
  expect(isANeighbours(sentence)).toBe(false)
})
