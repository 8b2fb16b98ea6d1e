import { expect, test } from 'vitest'
import type { PropertyFacts } from '#workflows/domain/property-facts.ts'
import { findSecretsOfProperty } from './secrets-of-property.ts'

const HOUSE: PropertyFacts = {
  name: 'Casa Pescallo',
  address: 'Via Roma 12, 22021 Bellagio',
  floor: 0,
  rooms: 0,
  bathrooms: 0,
  checkIn: '15:00',
  checkOut: '10:00',
  bookingLink: 'https://www.booking.com/hotel/it/casa-123456.html',
  airbnbLink: null,
  additionalInfo: null,
  extras: [],
}
const found = (more: Partial<PropertyFacts>) =>
  findSecretsOfProperty({ ...HOUSE, ...more }).map(({ kind, value }) => [kind, value])

test.each<[string, Partial<PropertyFacts>, [string, string][]]>([
  [
    'an extra whose key says what its value is',
    { extras: [{ key: 'wifi', value: 'Granata77' }] },
    [['wifi_password', 'Granata77']],
  ],
  ['a number', { extras: [{ key: 'Safe', value: 2580 }] }, [['safe_code', '2580']]],
  ['a key', { extras: [{ key: 'Wi-Fi Granata77', value: true }] }, [['wifi_password', 'Granata77']]],
  ['the name', { name: 'Casa Melo (gate code 5566)' }, [['gate_code', '5566']]],
  ['the address', { address: 'Via Roma 12, codice portone 5566' }, [['door_code', '5566']]],
  [
    'the same twice',
    { additionalInfo: 'Gate: 5566', extras: [{ key: 'Gate', value: '55 66' }] },
    [['gate_code', '5566']],
  ],
])('a secret in %s', (_name, more, secrets) => {
  expect(found(more)).toEqual(secrets)
})

test.each<[string, Partial<PropertyFacts>]>([
  ['the fields', {}],
  [
    'counts',
    {
      extras: [
        { key: 'Garage Spots', value: 2 },
        { key: 'Number of Towels', value: 6 },
      ],
    },
  ],
  [
    'flags',
    {
      extras: [
        { key: 'Wi-Fi', value: true },
        { key: 'Pool', value: false },
      ],
    },
  ],
  ['a network that is called like the house', { additionalInfo: 'Wi-Fi network: Pescallo' }],
])('no secret in %s', (_name, more) => {
  expect(found(more)).toEqual([])
})

test('a password is one, also where it is the name of the house', () => {
  expect(found({ additionalInfo: 'Password: Pescallo' })).toEqual([['wifi_password', 'Pescallo']])
})

test('the network of a house that is called like its street is no secret where its password is another', () => {
  const house = { name: 'Ferienwohnung', address: 'Moosbichl 3, 87509 Immenstadt' }
  expect(found({ ...house, additionalInfo: 'WLAN Moosbichl, Passwort heumilch77.' })).toEqual([
    ['wifi_password', 'heumilch77'],
  ])
  expect(found({ ...house, additionalInfo: 'WLAN-Passwort: Moosbichl.' })).toEqual([['wifi_password', 'Moosbichl']])
})
