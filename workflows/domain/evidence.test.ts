import { expect, test } from 'vitest'
import { findUnproven } from '#workflows/domain/evidence.ts'
import { listFacts } from '#workflows/domain/property-facts.ts'

const facts = listFacts({
  name: 'Casa Trastevere',
  address: 'Via della Lungara 12, 00165 Roma',
  floor: 3,
  rooms: 3,
  bathrooms: 2,
  checkIn: '15:00',
  checkOut: '10:30',
  bookingLink: 'https://www.booking.com/hotel/it/casa-trastevere.html',
  airbnbLink: null,
  additionalInfo:
    'Il parcheggio costa 15 € al giorno. Telefono +39 333 123 4567, anna@locanda.test. Codice portone: A4521. La password del Wi-Fi è soleluna. IBAN IT60X0542811101000000123456. Silenzio dalle 23.',
  extras: [
    { key: 'Pool', value: true },
    { key: 'Number of Towels', value: 6 },
  ],
}).map(({ text }) => text)

test.each([
  'Il check-in è dalle 15:00 e il check-out entro le 10:30.',
  'Check-in is from 3 pm, check-out by 10:30 am.',
  'Check-in ab 15 Uhr, Check-out bis 10.30 Uhr.',
  'L’arrivée est possible à partir de 15 h, départ avant 10h30.',
  'El check-in es a partir de las 15:00.',
  'Silenzio dalle 23:00.',
  'Parken kostet 15,00 € am Tag.',
  'The garage is 15 euros a day.',
  'Call me on +39 333 1234567 or 333 123 4567.',
  'Write to anna@locanda.test.',
  'Il codice è A4521.',
  'La password del Wi-Fi è soleluna.',
  'IBAN: IT60 X054 2811 1010 0000 0123 456',
  'Siamo in Via della Lungara 12, 00165 Roma.',
  'Siamo in Via della Lungara. Barche: due kayak.',
  'Ci sono 6 asciugamani, 3 stanze e 2 bagni.',
  'Book here: https://www.booking.com/hotel/it/casa-trastevere.html.',
  'Yes, there is a pool.',
  'Grazie mille, a presto!',
])('proven: %s', (reply) => {
  expect(findUnproven(reply, facts)).toEqual([])
})

test.each([
  ['Il check-in è dalle 14:00.', ['14:00']],
  ['Check-in is from 2 pm.', ['2 pm']],
  ['Check-out bis 11 Uhr.', ['11 Uhr']],
  ['Puoi arrivare alle 9.', ['9']],
  ['You can come at noon.', ['noon']],
  ['Il parcheggio costa 20 €.', ['20 €']],
  ['Das kostet 15,50 Euro.', ['15,50 Euro']],
  ['Codice portone: B9999.', ['B9999']],
  ['Il codice è 7788#', ['7788#']],
  ['The password is moonlight.', ['moonlight']],
  ['Die PIN ist 4521', ['4521']],
  ['Call +39 333 123 9999', ['+39 333 123 9999']],
  ['Write to evil@example.com', ['evil@example.com']],
  ['See https://evil.example/x?d=1', ['https://evil.example/x?d=1']],
  ['See [this](https://evil.test/a)', ['https://evil.test/a']],
  ['Look at evil.com please', ['evil.com']],
  ['Open www.evil.zone/abc', ['www.evil.zone/abc']],
  ['javascript://alert', ['javascript://alert']],
  ['Pay to DE89 3704 0044 0532 0130 00', ['DE89 3704 0044 0532 0130 00']],
  ['Siamo in Via Roma 12.', ['Via Roma']],
  ['Siamo in Via G. Garibaldi. Barche: due kayak.', ['Via G. Garibaldi']],
  ['Siamo in Via Roma. Barche: due kayak.', ['Via Roma']],
  ['Siamo in Via Roma\nAnna', ['Via Roma']],
  ['Ci sono 8 asciugamani.', ['8']],
  ['The code is {{door_code}}', ['{{door_code}}']],
  ['Yes, there is a sauna.', ['sauna']],
  ['Ja, es gibt eine Klimaanlage.', ['klimaanlage']],
  ['Check-in is from 1\u200B4:00', ['14:00']],
  ['Check-in is from １４:００', ['14:00']],
])('without evidence: %s', (reply, unproven) => {
  expect(findUnproven(reply, facts)).toEqual(unproven)
})

test('a number of the house proves no time and no price', () => {
  expect(findUnproven('Puoi arrivare alle 12:00 pagando 12 €.', facts)).toEqual(['12 €', '12:00'])
})
