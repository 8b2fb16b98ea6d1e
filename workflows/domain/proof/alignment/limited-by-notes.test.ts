import { expect, test } from 'vitest'
import { NO_DICTIONARY } from '#workflows/domain/dictionary.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { factsOfProperty } from '#workflows/domain/facts/facts-of-property.ts'
import { proveReply } from '#workflows/domain/proof/prove-reply.ts'

const BARE = {
  ...{ name: 'Casa', address: '', floor: 0, rooms: 0, bathrooms: 0, checkIn: '', checkOut: '' },
  ...{ bookingLink: null, airbnbLink: null },
}

/** A house with a field and a note; who hears of the thing has to hear what the note says of it. */
const saysOf =
  (extras: { key: string; value: boolean }[], additionalInfo: string) => (reply: string, language: DraftLanguage) =>
    proveReply({
      ...{ reply, language, hostTexts: [additionalInfo], guestTexts: [], asks: [], names: new Set<string>() },
      ...{
        facts: factsOfProperty({ ...BARE, extras, additionalInfo }),
        courtesies: new Set<string>(),
        dictionary: NO_DICTIONARY,
      },
    }).unsupported

test.each<[extra: string | null, note: string, reply: string, saidIn: DraftLanguage]>([
  ['Pets Allowed', 'Gli animali piccoli sono ammessi per 10 euro a notte.', 'Gli animali sono ammessi.', 'it'],
  [null, 'Les chiens sont acceptés (un seul, 5 euros par nuit), pas les chats.', 'Honden zijn welkom.', 'nl'],
  [null, 'Einen Aufzug gibt es bis zum zweiten Stock.', "Il y a un ascenseur dans l'immeuble.", 'fr'],
  [
    null,
    'Dogs are welcome at no charge but must not be left alone in the house.',
    'I cani possono restare da soli in casa.',
    'it',
  ],
  [
    null,
    'Street parking needs a permit; we have one permit you can use for free, a second car can go to the Albert Street car park for £7 a day.',
    'Street parking is free.',
    'en',
  ],
  [
    null,
    'O check-in é até às 22:00; depois das 20:00 custa 15 euros.',
    'Le check-in est possible jusqu’à 22h00.',
    'fr',
  ],
  [
    null,
    'Logs for the stove are £6 a bag, the underfloor heating is included.',
    'Brennholz und Heizung sind inklusive.',
    'de',
  ],
  [null, 'Early check-in from 14:00 costs £15.', 'Check-in is possible from 14:00.', 'en'],
  [
    null,
    'Rubbish is collected on Thursday morning, recycling every second Tuesday.',
    'Der Müll wird dienstags abgeholt.',
    'de',
  ],
  [null, 'La lavatrice è al piano terra, in comune.', 'Pralka jest w apartamencie.', 'pl'],
  [
    null,
    'La piscine est ouverte de 10h00 à 20h00 ; les enfants doivent être accompagnés.',
    'Children can use the pool from 10:00 to 20:00.',
    'en',
  ],
  [
    null,
    'Miejsce w garażu podziemnym kosztuje 30 zł za dobę, przed domem parkuje się bezpłatnie.',
    'Parking in the underground garage is free of charge.',
    'en',
  ],
])('beside the field %s, ‘%s’ limits ‘%s’', (extra, note, reply, saidIn) => {
  expect(saysOf(extra === null ? [] : [{ key: extra, value: true }], note)(reply, saidIn)).toEqual([reply])
})

test('what a note limits and says is proved, and so is a field that no note limits', () => {
  const says = saysOf([{ key: 'Pets Allowed', value: true }], 'Gli animali piccoli sono ammessi.')
  expect(says('Gli animali piccoli sono ammessi.', 'it')).toEqual([])
  expect(
    saysOf([{ key: 'Pets Allowed', value: true }], 'La piscina è privata.')('Gli animali sono ammessi.', 'it'),
  ).toEqual([])
})
