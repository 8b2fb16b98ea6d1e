import { expect, test } from 'vitest'
import { dayNamed, rangeIn, singleDate, stayRange } from './stay-dates.ts'

const november = new Date('2026-11-21T00:00:00Z')
test.each([
  ['RE: Reservation for X, Apr 22 - 27', '2027-04-22', '2027-04-27'],
  ['Inquiry for X for Jul 3 - 11, 2026', '2026-07-03', '2026-07-11'],
  ['Nov 18 - Dec 2, 2025 - Vrbo #1', '2025-11-18', '2025-12-02'],
  ['Dec 29 - Jan 3', '2026-12-29', '2027-01-03'],
  ['Prenotazione per X, 22–27 apr', '2027-04-22', '2027-04-27'],
  ['dal 28 dicembre al 3 gennaio', '2026-12-28', '2027-01-03'],
  ['28. April bis 3. Mai 2027', '2027-04-28', '2027-05-03'],
  ['2027年6月2日〜5日', '2027-06-02', '2027-06-05'],
  ['2027년 12월 30일 ~ 2028년 1월 2일', '2027-12-30', '2028-01-02'],
  ['2027. július 17. – július 24.', '2027-07-17', '2027-07-24'],
  ['Room for 2 people', null, null],
])('%j is a stay from %s to %s', (text, checkIn, checkOut) => {
  expect(stayRange(text, november)).toEqual({ checkIn, checkOut })
})
test.each([
  ['Wed, 2 June 2027', '2027-06-02'],
  ['June 2, 2027', '2027-06-02'],
  ['mer 2 giugno 2027', '2027-06-02'],
  ['Mi., 2. Juni 2027', '2027-06-02'],
  ['2 de junio de 2027', '2027-06-02'],
  ['02/06/2027', '2027-06-02'],
  ['02-Jun-2027', '2027-06-02'],
  ['02/Jun/2027', '2027-06-02'],
  ['2027-06-02', '2027-06-02'],
  ['2027年6月2日(水)', '2027-06-02'],
  ['2027년 6월 2일 (수)', '2027-06-02'],
  ['2027. június 2., szerda', '2027-06-02'],
  ['2027. 06. 02.', '2027-06-02'],
  ['2027 m. birželio 2 d., treč.', '2027-06-02'],
  ['רביעי 2 ביוני 2027', '2027-06-02'],
  ['الأربعاء 2 يونيو 2027', '2027-06-02'],
  ['2 มิถุนายน 2027', '2027-06-02'],
  ['dc. 2 juny 2027', '2027-06-02'],
  ['2027/06/02', '2027-06-02'],
  ['2 Haz 2027 Çar', '2027-06-02'],
  ['ons. 2. juni 2027', '2027-06-02'],
  ['2 июня 2027 г.', '2027-06-02'],
  ['Τετ 2 Ιουν 2027', '2027-06-02'],
  ['31 June 2027', null],
  ['soon', null],
])('%j is %s', (text, date) => {
  expect(singleDate(text, november)).toBe(date)
})

test.each([
  ['vie, 8 oct', '2027-10-08'],
  ['Thu, 8 Oct', '2026-10-08'],
  ['8 oct', '2026-10-08'],
  ['Sat, May 8', '2027-05-08'],
  ['mar 8 giu', '2027-06-08'],
])('of a day without its year that is just gone the day of the week tells: %s is %s', (text, date) => {
  expect(singleDate(text, november)).toBe(date)
})

test('in a reservation’s code no day stands, and one may be written without spaces', () => {
  expect(rangeIn('HMJ8AG7A8P')).toBeNull()
  expect(dayNamed('HMJ8AG7A8P')).toBeNull()
  expect(dayNamed('20NOV2026')).not.toBeNull()
})
