import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { isTold } from './is-told.fixture.ts'
import { sayMonthPart } from './month-parts.ts'
import { readValues } from './read-values.ts'

const SEASON: [said: string, language: DraftLanguage][] = [
  ['La piscina è aperta da metà maggio a fine settembre.', 'it'],
  ['The pool is open from mid-May to the end of September.', 'en'],
  ['Der Pool ist von Mitte Mai bis Ende September geöffnet.', 'de'],
  ['La piscine est ouverte de mi-mai à fin septembre.', 'fr'],
  ['La piscina está abierta de mediados de mayo a finales de septiembre.', 'es'],
  ['Het zwembad is open van half mei tot eind september.', 'nl'],
  ['A piscina está aberta de meados de maio a fins de setembro.', 'pt'],
  ['Basen jest czynny od połowy maja do końca września.', 'pl'],
]

test.each(SEASON)('%s (%s) has a part of a month at each end', (said, language) => {
  expect(readValues(fold(said), language).values).toEqual([
    { kind: 'monthPart', key: '05-mid', role: 'from' },
    { kind: 'monthPart', key: '09-end', role: 'until' },
  ])
})

test.each(SEASON)('%s (%s) is told by an Italian note, and its end is not its beginning', (said, language) => {
  const note = 'La piscina è aperta da metà maggio a fine settembre.'
  expect(isTold([note, 'it'], [said, language])).toBe(true)
  expect(isTold([note.replace('fine settembre', 'metà settembre'), 'it'], [said, language])).toBe(false)
  expect(isTold([note.replace('metà maggio', 'inizio maggio'), 'it'], [said, language])).toBe(false)
})

test.each(SEASON)('what is said of %s (%s) is read again', (_, language) => {
  for (const key of ['05-start', '05-mid', '09-end'])
    expect(readValues(fold(sayMonthPart(key, language)), language).values).toEqual([
      { kind: 'monthPart', key, role: 'at' },
    ])
})
