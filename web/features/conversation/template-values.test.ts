import { expect, test } from 'vitest'
import { templateValues } from './template-values.ts'

const known = {
  'guest.first_name': 'Mia',
  'property.name': 'Casa Pescallo',
  'property.address': 'Via Roma 1',
  'stay.check_in': '12 dicembre',
}

test('named fields are filled by what they are about, numbered ones by their number, others are left to the host', () => {
  expect(templateValues(['nome_ospite', 'house', 'check_in', 'checkout_date', 'indirizzo', 'zzz'], known)).toEqual([
    ...['Mia', 'Casa Pescallo', '12 dicembre', '', 'Via Roma 1', ''],
  ])
  expect(templateValues(['1', '2', '3', '4', '5'], known)).toEqual(['Mia', 'Casa Pescallo', '12 dicembre', '', ''])
  expect(templateValues(['2'], known)).toEqual(['Casa Pescallo'])
})
