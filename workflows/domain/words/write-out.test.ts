import { expect, test } from 'vitest'
import { writeOut } from './write-out.ts'

test.each([
  ['de', 'So 8-12 Uhr', 'Sonntag 8-12 Uhr'],
  ['de', 'so 8-12 Uhr', 'so 8-12 Uhr'],
  ['it', 'chiuso il lun.', 'chiuso il lunedì'],
  ['it', 'CHIUSO il lun.', 'CHIUSO il lunedì'],
  ['it', 'Mar 8-12', 'Mar 8-12'],
  ['it', 'lun 8-12, mar 9-12', 'lunedì 8-12, martedì 9-12'],
  ['pl', 'nd zamknięte', 'niedziela zamknięte'],
  ['de', 'Handtücher INKL.', 'Handtücher inklusive'],
] as const)('%s: %s is %s', (language, short, whole) => {
  expect(writeOut(short, language)).toBe(whole)
})
