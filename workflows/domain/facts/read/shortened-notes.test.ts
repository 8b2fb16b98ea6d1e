import { expect, test } from 'vitest'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { readText } from './read-text.ts'

const facts = (note: string) => readText(note, { kind: 'note', name: 'additionalInfo' })
const said = (note: string) => facts(note).map((fact) => sayFact(fact, 'en'))

test.each([
  ['Parken: 3 Stellpl. vor dem Haus gratis.', 'There are 3 parking spaces.'],
  ['Sauna im Garten, tägl. 16-21 Uhr, 15 € pro Abend', 'The sauna can be used from 16:00 to 21:00.'],
  ['Platz f. 8 Pers.: 2 Schlafzi. m. Doppelbett', 'The home takes at most 8 guests.'],
  ['Kaution 300 €, wird innerh. 7 Tagen zurücküberwiesen', 'The deposit is returned within 7 days.'],
  ['tassa sogg. 1,50 € a pers/notte max 5 notti', 'The tourist tax is €1.50 per person and night.'],
  ['Ruhe 22-7 Uhr.', 'Quiet hours are from 22:00 to 7:00.'],
  ['6 ospiti al massimo.', 'The home takes at most 6 guests.'],
])('«%s» is read whole: %s', (note, sentence) => {
  expect(new Set(facts(note).map(({ sentence: own }) => own)).size).toBe(1)
  expect(said(note)).toContain(sentence)
})

test.each([
  'Abreise: Schlüssel bei Fr. Huber in den Briefkasten.',
  'Opłata gotówką u p. Zosi w domu obok.',
  'Le chiavi sono dalla sig. Rossi al primo piano.',
])('a title ends no sentence: %s', (note) => {
  expect(new Set(facts(note).map(({ sentence }) => sentence))).toEqual(new Set([note]))
})

test('a figure behind metres ends the sentence', () => {
  expect(new Set(facts('Strand 150 m. 2 Fahrräder gratis.').map(({ sentence }) => sentence)).size).toBe(2)
})

test.each([
  [
    'Minimum stay is 3 nights, 7 nights in July and August.',
    ['3 nights, from 1 September to 30 June', '7 nights, from 1 July to 31 August'],
  ],
  [
    'min. 4 notti luglio e agosto, altrimenti 2',
    ['4 nights, from 1 July to 31 August', '2 nights, from 1 September to 30 June'],
  ],
  [
    'Soggiorno minimo 2 notti, in agosto 5.',
    ['2 nights, from 1 September to 31 July', '5 nights, from 1 August to 31 August'],
  ],
  [
    'min stay 7 nights Jul/Aug, Sat to Sat. 3 rest of yr',
    ['7 nights, from 1 July to 31 August', '3 nights, from 1 September to 30 June'],
  ],
])('«%s» has nights of a season and of the rest of the year', (note, nights) => {
  expect(said(note)).toEqual(nights.map((one) => `The minimum stay is ${one}.`))
})

test('nights at other times than a season are said in the host’s words alone', () => {
  expect(said('Mindestaufenthalt 3 Nächte, über Weihnachten 7 Nächte.')).toContain(null)
})

test.each(['Dogs: 2 max, free.', 'Tercer piso con ascensor pequeño (máx. 3 personas).'])(
  '«%s» counts no guests',
  (note) => {
    expect(facts(note).map(({ key }) => key)).not.toContain('guests.max')
  },
)
