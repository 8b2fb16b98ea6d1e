import { expect, test } from 'vitest'
import { matchProperty, soughtProperties } from './match-property.ts'

const property = (id: string, name: string) => ({ id, name, airbnbLink: null, bookingLink: null })
const properties = [
  property('blu', 'Casa Blu'),
  property('mare', 'Casa Blu Mare'),
  property('gasse', 'Haus Große Gasse'),
  { ...property('linked', 'Loft'), airbnbLink: 'https://www.airbnb.it/rooms/12345678?check_in=2026-12-01' },
]

test.each([
  ['Is Casa Blu free?', 'blu'],
  ['Is CASA BLU-MARE free?', 'mare'],
  ['Is haus grosse gasse free?', 'gasse'],
  ['Is Ｃasa Blu free?', 'blu'],
  ['See airbnb.com/rooms/12345678', 'linked'],
  ['Casa Blu or Haus Große Gasse?', null],
  ['Is it free?', null],
])('%s names %s', (text, id) => {
  expect(matchProperty(text, soughtProperties(properties))).toBe(id)
})
