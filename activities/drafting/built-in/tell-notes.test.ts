import { expect, test } from 'vitest'
import { draftFromFacts } from '#activities/drafting/built-in/built-in-drafter.ts'
import { checkDraft } from '#activities/drafting/check-draft.ts'
import { CASA, situationOf } from '#activities/drafting/situation.fixture.ts'
import { decide } from '#workflows/domain/decide.ts'

const NOTE = [
  'Check-in dalle 16.',
  'Chiavi nella cassetta accanto alla porta, codice 5193.',
  'Bagagli: dalle 11 nella cantina.',
  'Spiaggia a 250 m.',
  'Traghetto per Maderno a 10 min a piedi.',
  'Tram 10 e 11, fermata a 150 m.',
  'Pagamento con bonifico, niente contanti.',
  'Bar Sole in piazza. Ristorante a 3 km.',
  'Cani ammessi, 8 € a notte. Gatti previo accordo.',
].join('\n')

function answer(question: string, note = NOTE) {
  const property = { ...CASA, additionalInfo: note, extras: [] }
  const situation = situationOf({ questions: [question], property })
  const { draft, checked } = checkDraft(draftFromFacts(situation), situation, {
    all: situation.secrets,
    fillable: new Set(),
  })
  return {
    ...draft,
    unproven: checked.unproven,
    decision: decide(checked, { confidenceThreshold: 1, automaticMode: true }),
  }
}

test.each([
  ['le ferry pour Maderno c’est loin à pied ?', 'Bon à savoir : ferry Maderno: 10 minutes à pied.'],
  ['viajamos con un perro y un gato, los admitís?', 'Para tu información: gatos: a convenir.'],
  ['Where can we leave our suitcases?', 'Good to know: luggage: from 11:00, cellar.'],
])('%s is told from the note where no fact says it, proved, and waits for the host', (question, told) => {
  const { reply, unproven, decision } = answer(question)
  expect(reply).toContain(told)
  expect(unproven.filter((one) => told.includes(one))).toEqual([])
  expect(decision.action).toBe('wait')
})

test('what opens the house is never told from a note', () => {
  const { reply } = answer('Wo liegen die Schlüssel?')
  expect(reply).not.toMatch(/5193|secret/)
})

test.each([
  ['a second question about the same', 'Wie weit ist es zum Strand und kann man dort Strandkörbe mieten?'],
  ['a card is no check-in', 'On peut régler par carte à l’arrivée ?'],
])('%s: it does not leave by itself, at any threshold', (_, question) => {
  expect(answer(question).decision.action).toBe('wait')
})

test('a restaurant without its name does not leave by itself', () => {
  const { reply, decision } = answer('Onde se come bem por aí?')
  expect(reply).toContain('3 km')
  expect(decision.action).toBe('wait')
})

test('which tram one takes to arrive asks about no arrival', () => {
  const { reply } = answer('Buongiorno, che tram dobbiamo prendere per arrivare all’appartamento?')
  expect(reply).toMatch(/10|fermata/)
  expect(reply).not.toContain('check-in')
})

test.each([
  [
    'a market in the town is put off in the guest’s words',
    'Is er in december een kerstmarkt in het centrum?',
    'kerstmarkt',
  ],
  ['until two is the afternoon’s', 'Podríamos quedarnos en el piso hasta las 2?', 'salida más tarde'],
])('%s', (_, question, words) => {
  expect(answer(question).reply.toLowerCase()).toContain(words)
})

test('what closes a mail and what is only exclaimed asks nothing', () => {
  const { unknowns } = answer(
    'Wat een leuk huisje hebben jullie!\nHoe ver is het strand?\nHartelijke groet, ook van de meiden,\nSanne',
  )
  expect(unknowns).toEqual([])
})

test('news beside a question is thanked for, and never quoted as a question', () => {
  const { reply } = answer('Finalement ma sœur m’accompagne. La plage est à quelle distance ?')
  expect(reply).toContain('250 m')
  expect(reply).toContain('Merci de m’avoir prévenu')
  expect(reply).not.toContain('« Finalement')
})

test('what scratches nothing to pieces is no trouble', () => {
  const { reply } = answer('Unser Hund ist ruhig und macht nichts kaputt. Darf er mit?')
  expect(reply).not.toContain('tut mir leid')
})

test('what shares but the topic of a question is not told: of a ferry nothing says', () => {
  const { reply } = answer('Is there a ferry to Malcesine?')
  expect(reply).not.toContain('tram')
})
