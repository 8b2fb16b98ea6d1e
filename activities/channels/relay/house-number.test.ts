import { expect, test } from 'vitest'
import { withoutNumber } from './house-number.ts'

test.each([
  ['Loft Tramonto (8812345)', 'Loft Tramonto'],
  ['Casa Limone - Abritel n° 871200', 'Casa Limone'],
  ['Villa Smeraldo (Stayz #9214477)', 'Villa Smeraldo'],
  ['Apartament Widok (ID 998877)', 'Apartament Widok'],
  ['Ferienhaus Seeblick #1188776', 'Ferienhaus Seeblick'],
  ['Masía El Roble (n.º 5567788)', 'Masía El Roble'],
  ['Haus am See, Objekt-Nr. 11223', 'Haus am See'],
  ['Appartamento 12', 'Appartamento 12'],
  ['Loft 1904', 'Loft 1904'],
  ['Casa 34 (2 camere)', 'Casa 34 (2 camere)'],
  ['#1188776', '#1188776'],
])('of %j the name is %j', (house, name) => {
  expect(withoutNumber(house)).toBe(name)
})
