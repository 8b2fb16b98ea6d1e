import { expect, test } from 'vitest'
import { stripQuotes } from '#activities/channels/text/strip-quotes.ts'

test.each([
  [
    'Gmail, Italian',
    'Ok grazie\n\nIl giorno ven 20 nov 2026 alle ore 10:00 Anna <anna@casa.test> ha scritto:\n\n> vecchio\n> testo',
    'Ok grazie',
  ],
  ['Gmail, English', 'Thanks!\n\nOn Fri, Nov 20, 2026 at 10:00 AM Anna <anna@casa.test> wrote:\n> old', 'Thanks!'],
  ['Gmail, German', 'Danke!\n\nAm Fr., 20. Nov. 2026 um 10:00 Uhr schrieb Anna <anna@casa.test>:\n> alt', 'Danke!'],
  ['Gmail, French', 'Merci !\n\nLe ven. 20 nov. 2026 à 10:00, Anna <anna@casa.test> a écrit :\n> vieux', 'Merci !'],
  [
    'Gmail, Spanish',
    'Gracias\n\nEl vie, 20 nov 2026 a las 10:00, Anna (<anna@casa.test>) escribió:\n> viejo',
    'Gracias',
  ],
  [
    'Outlook, Italian',
    'Va bene\n\nDa: Anna <anna@casa.test>\nInviato: venerdì 20 novembre 2026 10:00\nA: Marco\nOggetto: R: Parcheggio\n\nvecchio',
    'Va bene',
  ],
  ['a Polish quote', 'Dziękuję\n\nW dniu 20.11.2026 o 10:00 Anna pisze:\n> stary', 'Dziękuję'],
  ['a Russian quote', 'Спасибо\n\n20 ноября 2026 Анна пишет:\n> старое', 'Спасибо'],
  ['a phone, Italian', 'A che ora?\n\nInviato da iPhone', 'A che ora?'],
  ['a phone, German', 'Wann?\n\nVon meinem iPhone gesendet', 'Wann?'],
  ['a relay marker', 'Yes please\n\n##- Please type your reply above this line -##\n\nold', 'Yes please'],
  [
    'a signature',
    'Ci vediamo domani.\n\nCordiali saluti,\nMario Rossi\nVia Roma 1\n+39 333 1234567',
    'Ci vediamo domani.\n\nCordiali saluti,\nMario Rossi',
  ],
])('%s: what was quoted goes, what was written stays', (_, text, expected) => {
  expect(stripQuotes(text)).toBe(expected)
})

test('a sentence that only sounds like a quote stays', () => {
  const text = 'Il giorno 5 mia madre ha scritto che arriva.\nVa bene?'
  expect(stripQuotes(text)).toBe(text)
})

test('where nothing would be left all of it stays', () => {
  expect(stripQuotes('> solo una citazione')).toBe('> solo una citazione')
})

test.each([
  ['20,000 empty lines', '\n'.repeat(20_000)],
  ['lines of one space', '\n '.repeat(20_000)],
  ['a quote header without end', 'Il giorno '.repeat(3_000)],
])('%s are done with', (_, text) => {
  expect(stripQuotes(`ciao${text}`).length).toBeLessThanOrEqual(64 * 1024)
})
