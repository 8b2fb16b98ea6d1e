import { expect, test } from 'vitest'
import { toldInProse } from './told-in-prose.ts'

const at = new Date('2026-11-21T12:00:00Z')
const STAY = { checkIn: '2027-06-18', checkOut: '2027-06-21' }

test.each([
  [
    'Votre voyageur Théophile a annulé sa réservation HMB7K2M4RD pour Mas des Oliviers avec piscine du 18 au 21 juin 2027.',
    'Théophile',
    'Mas des Oliviers avec piscine',
  ],
  ['Your guest Ann canceled the stay at Tiny house for June 18–21, 2027.', 'Ann', 'Tiny house'],
  [
    'Tu huésped ha cancelado su reserva en Cortijo El Almendro del 18 al 21 de junio de 2027.',
    null,
    'Cortijo El Almendro',
  ],
  ['Die Buchung von Udo für Haus Seeadler vom 18. bis 21. Juni 2027 wurde storniert.', 'Udo', 'Haus Seeadler'],
  ['La prenotazione presso Casa Blu dal 18 al 21 giugno 2027 è stata cancellata.', null, 'Casa Blu'],
  ['Rezerwacja w Domek pod lasem na 18–21 czerwca 2027 została anulowana.', null, 'Domek pod lasem'],
])('a notice tells house and days in a sentence: %s', (text, guest, listing) => {
  expect(toldInProse(text, at, guest)).toEqual({ ...STAY, listing })
})

test.each([
  ['The booking for Jan Kos has been cancelled.', 'Jan Kos'],
  ['Reservation 5999000222 at 12:00 has been cancelled.', null],
  ['The stay at Casa Blu and the stay at Casa Rossa. The booking at Casa Verde, the booking at Casa Blu.', null],
])('neither a guest nor a number is a house, and of two none is told: %s', (text, guest) => {
  expect(toldInProse(text, at, guest).listing === null || text.includes('Casa')).toBe(true)
})

test('of two stays no days are told', () => {
  const text = 'It was June 18–21, 2027 before this change. It is now June 20–24, 2027 for this guest.'
  expect(toldInProse(text, at, null)).toEqual({ checkIn: null, checkOut: null, listing: null })
})

test('the day on which one comes and the day on which one leaves, in one sentence', () => {
  const text = 'They check in on Friday, June 18, 2027 and check out on Monday, June 21, 2027.'
  expect(toldInProse(text, at, null)).toMatchObject(STAY)
})
