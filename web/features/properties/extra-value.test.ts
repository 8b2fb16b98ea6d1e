import { expect, test } from 'vitest'
import { extraValueText, parseExtraValue } from '#web/features/properties/extra-value.ts'

test.each([
  ['boolean', 'true', true],
  ['boolean', 'false', false],
  ['boolean', '', undefined],
  ['number', '4', 4],
  ['number', '0', 0],
  ['number', 'four', undefined],
  ['number', ' ', undefined],
  ['string', ' Coffee is in the cupboard ', 'Coffee is in the cupboard'],
  ['string', '   ', undefined],
] as const)('a %s entered as %j is %j', (kind, entered, value) => {
  expect(parseExtraValue(kind, entered)).toBe(value)
})

test('what is stored as true and false is shown as Yes and No', () => {
  expect([true, false, 0, 'x'].map(extraValueText)).toEqual(['Yes', 'No', '0', 'x'])
})
