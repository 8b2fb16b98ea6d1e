import { expect, test } from 'vitest'
import { NO_DICTIONARY } from '#workflows/domain/dictionary.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { isTold } from '#workflows/domain/proof/alignment/is-told.fixture.ts'
import { EVERYDAY } from './everyday-dictionary.ts'

type Said = readonly [text: string, language: DraftLanguage]

/** What words say that no table has. */
const RIGHT: [note: Said, reply: Said][] = [
  [
    ['Nel baule ci sono 2 slittini, usateli pure.', 'it'],
    ['In der Truhe liegen zwei Schlitten.', 'de'],
  ],
  [
    ['Die Wärmflasche liegt in der Truhe.', 'de'],
    ['La bouillotte est dans le coffre.', 'fr'],
  ],
  [
    ['El serrucho está en el baúl, el martillo en el cubo.', 'es'],
    ['The hammer is in the bucket.', 'en'],
  ],
]

/** The same words, and not what the host says with them. */
const LIES: [note: Said, reply: Said][] = [
  // Each thing has a place of its own.
  [
    ['El serrucho está en el baúl, el martillo en el cubo.', 'es'],
    ['The hammer is in the trunk.', 'en'],
  ],
  // It says more than the note.
  [
    ['Nel baule ci sono 2 slittini, usateli pure.', 'it'],
    ['In der Truhe liegen zwei neue Schlitten.', 'de'],
  ],
  // There is none.
  [
    ['Schlitten gibt es hier keine.', 'de'],
    ['Ci sono slittini.', 'it'],
  ],
  // The day belongs to what is said of it.
  [
    ['El horno de pan abre de 6:30 a 14h, domingos también, lunes cerrado.', 'es'],
    ['Le four à pain est fermé le dimanche.', 'fr'],
  ],
  [
    ['Rehearsals on Saturdays, auctions on Sundays.', 'en'],
    ['Le aste sono il sabato.', 'it'],
  ],
  [
    ['No sledges, snowshoes in the hut.', 'en'],
    ['Die Schlitten sind in der Hütte.', 'de'],
  ],
  // Who does it is another.
  [
    ['Por favor, barred la bodega.', 'es'],
    ['Spazziamo la cantina.', 'it'],
  ],
  // Two figures of a kind are of two cases.
  [
    ['Anreise ab 14 Uhr, samstags erst ab 16 Uhr.', 'de'],
    ['On Saturdays you can check in from 2 pm.', 'en'],
  ],
  // The hour of the one is not the other's.
  [
    ['Schlitten 4 € am Tag, Schneeschuhe 3 €.', 'de'],
    ['Le ciaspole costano 4 € al giorno.', 'it'],
  ],
]

test.each(RIGHT)('%j says %j', (note, reply) => {
  expect(isTold(note, reply, EVERYDAY)).toBe(true)
})

test('none of these is said by the tables alone', () => {
  expect(RIGHT.filter(([note, reply]) => isTold(note, reply, NO_DICTIONARY))).toEqual([])
})

test.each(LIES)('%j does not say %j', (note, reply) => {
  expect(isTold(note, reply, EVERYDAY)).toBe(false)
})
