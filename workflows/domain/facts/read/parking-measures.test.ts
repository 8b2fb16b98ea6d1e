import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const keysIn = (text: string) =>
  readText(text, { kind: 'note', name: 'additionalInfo' }).flatMap(({ key, value }) =>
    value.kind === 'measure' || value.kind === 'distance' ? [key] : [],
  )

test.each([
  'Garagem para 1 carro, entrada 2,20 m de largura e 1,95 de altura.',
  'Garage 300 m away, 24 € a day, entrance height 190!',
  'One parking space, 2.3 m wide.',
  'Ein Stellplatz, 2,50 m breit und 5 m lang.',
])('a width is no height and no distance: %s', (text) => {
  expect(keysIn(text).filter((key) => key === 'parking.maxHeight')).toEqual([])
})

test('a space that is so wide is not so far away', () => {
  expect(keysIn('One parking space, 2.3 m wide.')).toEqual([])
})

test('a height alone is one', () => {
  expect(keysIn('Garage, max. height 1.90 m.')).toContain('parking.maxHeight')
})
