import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { unprovenOfNote } from './proof-of-note.fixture.ts'

/** How a good model says it, and one word more that no host wrote. */
const CASES: [note: string, language: DraftLanguage, right: string, lie: string][] = [
  [
    'Hairdryer in the bathroom.',
    'en',
    "There's a hairdryer in the bathroom, so no need to bring one.",
    "There's a hairdryer in the bathroom, so no need to bring a towel.",
  ],
  [
    'Nespresso machine (bring your own pods).',
    'en',
    "There's a Nespresso machine; please bring your own pods.",
    "There's a Nespresso machine, so no need to bring pods.",
  ],
  [
    'Garden not fenced.',
    'en',
    'The garden is not fenced, so please keep that in mind.',
    'The garden is fenced, so you can relax.',
  ],
  ['Sauna täglich 16-21 Uhr.', 'en', 'The sauna closes at 9 pm.', 'The sauna closes at 10 pm.'],
  [
    'Skikeller mit Schuhtrockner.',
    'de',
    'Ihre Skier können Sie im Skikeller abstellen.',
    'Ihre Skier können Sie in der Garage abstellen.',
  ],
  [
    'Caution 300 € par chèque, non encaissée.',
    'fr',
    'La caution est de 300 €, par chèque.',
    'La caution de 300 € est encaissée.',
  ],
  [
    'Wi-Fi 30 Mbps, patchy in the garden.',
    'en',
    'The Wi-Fi is 30 Mbps.',
    'The Wi-Fi is 30 Mbps in the house and in the garden.',
  ],
  [
    'Jardin, terrasse, barbecue à charbon (charbon non fourni).',
    'fr',
    "Il y a un barbecue à charbon, le charbon n'est pas fourni.",
    'Le barbecue à charbon est à votre disposition et le charbon est fourni.',
  ],
]

test.each(CASES)('of «%s» (%s) «%s» is proved', (note, language, right) => {
  expect(unprovenOfNote(note, right, language)).toEqual([])
})

test.each(CASES)('of «%s» (%s) not more is proved than it says: %s / %s', (note, language, _right, lie) => {
  expect(unprovenOfNote(note, lie, language)).toEqual([lie])
})
