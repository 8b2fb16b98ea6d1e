import { expect, test } from 'vitest'
import { toldOfInNotice } from './told-of-in-notice.ts'

test.each([
  ['Rappel : laissez un commentaire à Camille', 'Comment s’est passé le séjour de Camille ?', 'Camille'],
  [
    'Lucilla Testa ha cancellato la prenotazione HA-66FF77',
    'Prenotazione cancellata\nLucilla Testa ha cancellato la sua prenotazione.',
    'Lucilla Testa',
  ],
  ['Boekingsaanvraag verlopen: Joost de Wit', 'De aanvraag van Joost de Wit is verlopen', 'Joost de Wit'],
  ['Stornierung durch Ute Kern', 'Ute Kern hat die Buchung storniert.', 'Ute Kern'],
  ['Ihre Buchung wurde storniert', 'Buchung wurde storniert.\nDer Kalender ist frei.', null],
  ['Cancellata: Casa Melo', 'La prenotazione presso Casa Melo è stata cancellata.', null],
  ['Your payout for November is on its way', 'Payout is on its way', null],
])('of whom a notice tells is a name of its subject and of its text: %s', (subject, text, name) => {
  expect(toldOfInNotice(subject, text)).toBe(name)
})
