import { expect, test } from 'vitest'
import { nameChanges } from './name-changes.ts'

const DRAFT =
  'Hello Lukas,\n\nthank you for your message! Parking is available in the courtyard. Check-in is from 15:00.\n\nKind regards,\nAnna'

const sent = (from: string, to: string) => DRAFT.replace(from, to)

test.each([
  ['nothing', DRAFT, []],
  ['the greeting', sent('Hello Lukas', 'Hi Lukas'), ['tone']],
  ['the signature', sent('Kind regards,\nAnna', 'Best wishes,\nAnna'), ['tone']],
  ['an exclamation mark', sent('15:00.', '15:00!'), ['tone']],
  ['a time', sent('15:00', '16:00'), ['fact']],
  ['a price put in', sent('courtyard.', 'courtyard and costs 15 € a day.'), ['fact', 'policy']],
  ['a sentence taken out', sent(' Check-in is from 15:00.', ''), ['fact']],
  ['something about another thing', sent('15:00.', '15:00. The swimming pool is closed this week.'), ['fact']],
  ['a yes into a no', sent('Parking is available', 'Parking is not available'), ['policy']],
  ['a promise', sent('15:00.', '15:00. We will give you an upgrade.'), ['policy']],
  [
    'the language',
    'Hallo Lukas,\n\nvielen Dank für deine Nachricht! Im Hof gibt es einen Parkplatz. Der Check-in ist ab 15:00 Uhr möglich.\n\nViele Grüße,\nAnna',
    ['language'],
  ],
])('%s is named', (_what, text, changes) => {
  const named = nameChanges({ draft: DRAFT, sent: text, language: 'en' })
  expect(named.changes).toEqual(expect.arrayContaining(changes))
  if (changes.length === 0 || changes[0] === 'tone') expect(named.changes).toEqual(changes)
})

test.each([
  ['it', 'Ciao Lukas, il parcheggio è in cortile.', 'Ciao Lukas, il parcheggio è in garage.', 'fact'],
  [
    'it',
    'Ciao Lukas, il parcheggio è in cortile. A presto, Anna',
    'Salve Lukas, il parcheggio è in cortile. Un caro saluto, Anna',
    'tone',
  ],
  ['en', 'Yes, in front of the house.', 'No, there is none.', 'policy'],
  ['de', 'Hunde sind erlaubt.', 'Hunde sind nicht erlaubt.', 'policy'],
  ['fr', 'Le parking est gratuit.', 'Le parking coûte 10 €.', 'fact'],
  ['es', 'Hay piscina.', 'No hay piscina.', 'policy'],
  ['nl', 'Huisdieren zijn toegestaan.', 'Huisdieren zijn niet toegestaan.', 'policy'],
  ['pt', 'O check-in é a partir das 15:00.', 'O check-in é a partir das 17:00.', 'fact'],
  ['pl', 'Zameldowanie od 15:00.', 'Zameldowanie od 14:00.', 'fact'],
] as const)('in %s: %s → %s is %s', (language, draft, text, kind) => {
  expect(nameChanges({ draft, sent: text, language }).changes).toContain(kind)
})

test('what was taken out and put in is told sentence by sentence', () => {
  const { removed, added } = nameChanges({ draft: DRAFT, sent: sent('15:00', '16:00'), language: 'en' })
  expect({ removed, added }).toEqual({ removed: ['Check-in is from 15:00.'], added: ['Check-in is from 16:00.'] })
})

test('a text longer than is read, or another one altogether, is more than another tone', () => {
  const words = ['hello', 'thank', 'you', 'for', 'your', 'message', 'lukas', 'is']
  const pairs = words.flatMap((one) => words.map((other) => `${one} ${other}`))
  // One of them stands in the draft.
  const more = (count: number) => `${pairs.slice(0, count).join('\n')}\n${DRAFT}`
  expect(nameChanges({ draft: DRAFT, sent: more(61), language: 'en' }).changes).toEqual(['tone'])
  expect(nameChanges({ draft: DRAFT, sent: more(62), language: 'en' }).changes).toEqual(['fact'])
  expect(nameChanges({ draft: DRAFT, sent: DRAFT + '!'.repeat(4_000), language: 'en' }).changes).toEqual(['fact'])
})
