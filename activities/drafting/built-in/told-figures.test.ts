import { expect, test } from 'vitest'
import { fold } from '#workflows/domain/fold-text.ts'
import { withoutToldFigures } from './told-figures.ts'

test.each([
  'My mother is 78 and comes with us.',
  'We got married here 12 years ago.',
  'Unsere Tochter ist 2 Jahre alt.',
  'Viaggio con mamma che ha 78 anni.',
  'Restiamo 5 notti.',
  'Nous avons deux enfants de 4 et 7 ans.',
  'Cumplo 40 años.',
  'We komen met onze zoon van 3.',
  'Onze kinderen (3 en 5) komen mee.',
  'Somos 3 casais do Porto.',
  'Córka ma 2 lata.',
  'It is a 5 hour drive from Leeds.',
  'Es ist schon unser 3. Besuch.',
])('«%s» tells who comes, and no figure is left', (text) => {
  expect(withoutToldFigures(fold(text))).not.toMatch(/\d/)
})

test.each([
  'Our van is 2.60 high.',
  'We have 300 EUR for it.',
  'Please send it to 12 Mill Lane.',
  'Our dog weighs 12 kg.',
  'We will be there at 23.30.',
  'The code 4711 does not work.',
])('«%s» is for the host, figure and all', (text) => {
  expect(withoutToldFigures(fold(text))).toMatch(/\d/)
})
