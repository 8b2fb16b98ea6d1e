import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { unprovenOfNote } from './proof-of-note.fixture.ts'

/** What a note says, and what differs from it by one relation; facts, tables and dictionary together prove none of the latter. */
const CASES: [note: string, language: DraftLanguage, right: string, lie: string][] = [
  // How far the one is, is not how far the other is.
  [
    'Die Bushaltestelle ist 200 m entfernt, der Bahnhof 2 km.',
    'nl',
    'De bushalte ligt op 200 m en het station op 2 km.',
    'De bushalte ligt op 2 km en het station op 200 m.',
  ],
  // 'Or' denies both, and so does 'off'.
  [
    'No smoking or vaping indoors.',
    'pt',
    'Não é permitido fumar dentro de casa.',
    'Cigarros não, mas pode usar o cigarro eletrónico dentro do apartamento.',
  ],
  [
    'Only small dogs are welcome, up to 10 kg; they must stay off the sofas.',
    'de',
    'Nur kleine Hunde bis 10 kg sind willkommen.',
    'Kleine Hunde bis 10 kg sind willkommen und dürfen auch auf die Sofas.',
  ],
  // One expression, and no hour.
  [
    'O supermercado Pingo Doce fica a 150 m e está aberto até às 21h.',
    'nl',
    'De Pingo Doce ligt op 150 meter en is tot 21.00 uur geopend.',
    'De Pingo Doce ligt op 150 meter en is dag en nacht geopend.',
  ],
]

test.each(CASES)('%s (%s) says: %s', (note, language, right) => {
  expect(unprovenOfNote(note, right, language)).toEqual([])
})

test.each(CASES)('%s (%s) does not say, %s: %s', (note, language, _, lie) => {
  expect(unprovenOfNote(note, lie, language)).toEqual([lie])
})
