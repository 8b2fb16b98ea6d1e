import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { unprovenOfNote } from './proof-of-note.fixture.ts'

const NOTE = 'Check-out is by 10:00. The pool is not heated. There is no dryer. Parking for 3 cars.'

test.each<[DraftLanguage, string]>([
  ['en', 'Don’t forget that the pool is heated.'],
  ['en', 'Don’t hesitate to ask for the dryer.'],
  ['en', 'Take your time leaving on the last day.'],
  ['it', 'Non dimenticate che la piscina è riscaldata.'],
  ['it', 'Lo stesso vale per il check-out.'],
  ['it', 'Fate il check-out con tutta calma.'],
  ['de', 'Vergesst nicht, dass der Pool beheizt ist.'],
  ['de', 'Kommt einfach, wann ihr wollt.'],
  ['de', 'Ein Auto braucht ihr nicht.'],
  ['fr', 'La même chose pour le départ.'],
  ['es', 'Lo mismo para la salida.'],
  ['pl', 'Przyjeżdżajcie, kiedy chcecie.'],
  ['pl', 'Możecie przyjechać wcześniej.'],
  ['fr', 'N’oubliez pas que la piscine est chauffée.'],
  ['es', 'No olvidéis que la piscina está climatizada.'],
  ['nl', 'Vergeet niet dat het zwembad verwarmd is.'],
  ['pt', 'Não se esqueçam que a piscina é aquecida.'],
  ['pl', 'Nie zapomnijcie, że basen jest podgrzewany.'],
])('what sounds kind and tells something is a claim (%s): %s', (language, sentence) => {
  expect(unprovenOfNote(NOTE, sentence, language)).not.toEqual([])
})

test.each<[DraftLanguage, string]>([
  ['en', 'Don’t hesitate to write to us at any time.'],
  ['en', 'Don’t forget that the pool is not heated.'],
  ['it', 'Non esitate a scriverci.'],
  ['de', 'Schreibt uns gerne jederzeit.'],
  ['fr', 'N’hésitez pas à nous écrire.'],
])('what is only kind, or is so, holds nothing (%s): %s', (language, sentence) => {
  expect(unprovenOfNote(NOTE, sentence, language)).toEqual([])
})
