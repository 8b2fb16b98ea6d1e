import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { unprovenOfNote } from './proof-of-note.fixture.ts'

const NOTE = 'There is a pool. Dogs are welcome. Order the hot tub the day before.'

test.each<[DraftLanguage, string]>([
  ['en', 'The pool is heated and I’ll check the opening hours.'],
  ['en', 'You can bring three cats, I’ll just ask my cleaner.'],
  ['en', 'It is very quiet, and I will get back to you about the price.'],
  ['en', 'I wanted to let you know that breakfast is included.'],
  ['it', 'La piscina è riscaldata e mi informo sugli orari.'],
  ['it', 'La piscina è riscaldata, controllate gli orari.'],
  ['it', 'Verificate la temperatura della sauna.'],
  ['de', 'Der Pool ist beheizt, den Preis kläre ich noch.'],
  ['de', 'Es genügt, wenn ihr am selben Vormittag Bescheid gebt.'],
  ['fr', 'La piscine est chauffée et je me renseigne sur les horaires.'],
  ['fr', 'Renseignez-vous, la piscine est chauffée.'],
  ['es', 'La piscina está climatizada y consulto el horario.'],
  ['es', 'Os confirmo que la piscina está climatizada.'],
  ['nl', 'Het zwembad is verwarmd, ik kom er op terug wat de prijs is.'],
  ['pt', 'A piscina é aquecida e vou verificar o horário.'],
  ['pl', 'Basen jest podgrzewany, a godziny sprawdzę.'],
])('what a sentence tells beside what it puts off is a claim as any (%s): %s', (language, sentence) => {
  expect(unprovenOfNote(NOTE, sentence, language)).not.toEqual([])
})

test.each<[DraftLanguage, string]>([
  ['en', 'I’m not sure whether the pool is heated, let me check.'],
  ['en', 'Dogs are welcome, and I will find out about the beach.'],
  ['en', 'Regarding the wifi speed: I’ll check that for you and get back to you today.'],
  ['it', 'C’è una piscina, verifico se è riscaldata e ti faccio sapere.'],
  ['de', 'Ob der Pool beheizt ist, kläre ich noch.'],
  ['de', 'Das weiß ich leider nicht, ich frage nach und gebe euch Bescheid.'],
  ['fr', 'Je me renseigne sur la température de la piscine et je reviens vers vous.'],
  ['pl', 'Jest basen, a czy podgrzewany, sprawdzę i dam znać.'],
])('what is only put off, or proved beside it, holds nothing (%s): %s', (language, sentence) => {
  expect(unprovenOfNote(NOTE, sentence, language)).toEqual([])
})
