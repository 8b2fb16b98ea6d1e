import { expect, test } from 'vitest'
import { threadCpuMs } from '#tests/thread-cpu.ts'
import { addressLine } from './address-line.ts'
import { readListing } from './read-listing.ts'

test.each([
  'Via Roma 12, 22021 Bellagio CO',
  'Via Giuseppe Garibaldi, 3/a',
  'via dei Mille 7',
  'Via dell’Acqua 5',
  'Piazza della Chiesa 1 22021 Bellagio',
  'Località San Martino 4',
  'Rue de la Paix 10, 75002 Paris',
  'Calle Mayor 5, 28013 Madrid',
  'Seestraße 4, 6020 Innsbruck',
  'Keizersgracht 123, Amsterdam',
  '12 Park Lane, London',
  'ul. Długa 5, 31-147 Kraków',
])('%s is an address', (line) => {
  expect(addressLine(`Casa Melo\n${line}\nBella vista.`)).toBe(line)
})

test.each([
  'Via Roma è chiusa dopo le 8',
  'Via libera agli animali',
  'Corso di cucina a 20 euro',
  'Place for 4 guests',
  'Campo da tennis a 200 metri',
  'Check-in dalle 15',
  'Via Roma 12. Il portone è verde.',
])('%s is none', (line) => {
  expect(addressLine(line)).toBeUndefined()
})

test('a long line of capitals costs no time', () => {
  const lines = [`VIA ${'A'.repeat(150)}`, `Via ${'A a '.repeat(38)}`]
  expect(threadCpuMs(() => lines.map(addressLine))).toBeLessThan(1_000)
})

test('two of them are nobody’s', () => {
  expect(addressLine('Via Roma 12\nVia Milano 3')).toBeUndefined()
})

test('an address on a line of its own is the property’s, and no fact beside it', () => {
  const { property, facts } = readListing('Casa Melo\nVia Roma 12, 22021 Bellagio CO\nCheck-in dalle 15:00.')
  expect([property.name, property.address, property.checkIn]).toEqual([
    'Casa Melo',
    'Via Roma 12, 22021 Bellagio CO',
    '15:00',
  ])
  expect(property.additionalInfo).not.toContain('Via Roma')
  expect(facts.filter(({ sentence }) => sentence.includes('Via Roma'))).toEqual([])
})

test('an address with its postcode fills the field, whatever is told behind it on its line', () => {
  const { property } = readListing('Casa Quercia\nVia Roma 12, 22021 Bellagio. Bellissima casa sul lago con 2 camere.')
  expect(property.address).toBe('Via Roma 12, 22021 Bellagio')
  expect(property.additionalInfo).toBe('Casa Quercia\nBellissima casa sul lago con 2 camere.')
})

test('a network that is called like the house is no code, and is not said to be kept as one', () => {
  const listed = readListing('Casa Quercia\nWi-Fi gratuito, rete "Quercia", password quercia2024.')
  expect(listed.secrets.map(({ value }) => value)).toEqual(['quercia2024'])
})

test('an address with its label stays where it stands', () => {
  const { property } = readListing('Casa Melo\nIndirizzo: Via Roma 12\nVia Milano 3\nBella vista.')
  expect(property.address).toBe('Via Roma 12')
})
