import { expect, test } from 'vitest'
import { draftFromFacts } from '#activities/drafting/built-in/built-in-drafter.ts'
import { checkDraft } from '#activities/drafting/check-draft.ts'
import { CASA, situationOf } from '#activities/drafting/situation.fixture.ts'
import { decide } from '#workflows/domain/decide.ts'

const NOTE = [
  'I bagagli si possono lasciare dalla portinaia, dalle 10.',
  'Le biciclette si possono lasciare qui.',
  'C’è un forno. C’è la piscina.',
  'Supermercato a 300 m.',
  'Niente feste.',
  'Riscaldamento autonomo. Lavastoviglie in cucina.',
  'Stazione a 17 km.',
].join('\n')

function decided(question: string) {
  const situation = situationOf({ questions: [question], property: { ...CASA, additionalInfo: NOTE, extras: [] } })
  const { checked, draft } = checkDraft(draftFromFacts(situation), situation, {
    all: situation.secrets,
    fillable: new Set(),
  })
  return { reply: draft.reply, action: decide(checked, { confidenceThreshold: 1, automaticMode: true }).action }
}

test.each([
  ['where, and the note says with whom', '¿Podemos dejar las maletas en algún sitio?'],
  ['where, and the note says with whom', 'Where can we leave our luggage?'],
  ['a season', 'Is there a pool in winter?'],
  ['a season', 'Gibt es im Winter einen Pool?'],
  ['a month', 'Y a-t-il une piscine en octobre ?'],
  ['a day', 'Is er op zondag een supermarkt?'],
  ['a quality', 'Há uma piscina funda?'],
  ['a quality', 'Czy jest głęboki basen?'],
  ['a kind of it', 'Heeft de badkamer vloerverwarming?'],
  ['a kind of it', 'Is there underfloor heating?'],
  ['how one gets there', 'Wie kommen wir vom Bahnhof zu euch?'],
  ['how one gets there', 'How do we get from the station to you?'],
  ['how it works', 'Come funziona la lavastoviglie?'],
  ['how it works', 'How do we switch on the dishwasher?'],
])('a question that asks for %s is not answered by the thing alone: %s', (_, question) => {
  expect(decided(question).action).toBe('wait')
})

test.each(['Can we have a small party?', '¿Podemos hacer una pequeña fiesta?'])(
  'a no holds for all kinds: %s',
  (question) => {
    expect(decided(question).action).toBe('send')
  },
)

test.each([
  'Is there a dishwasher?',
  'Heeft de woning verwarming?',
  'Is there an oven?',
  'Gibt es einen Backofen?',
  'Is er een zwembad?',
  'Czy jest basen?',
])('what asks for the thing alone is answered by it: %s', (question) => {
  expect(decided(question).action).toBe('send')
})
