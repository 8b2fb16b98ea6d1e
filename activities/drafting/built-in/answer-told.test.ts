import { expect, test } from 'vitest'
import { draftFromFacts } from '#activities/drafting/built-in/built-in-drafter.ts'
import { checkDraft } from '#activities/drafting/check-draft.ts'
import { CASA, situationOf } from '#activities/drafting/situation.fixture.ts'
import { decide } from '#workflows/domain/decide.ts'

const NOTE = [
  'Cani ammessi, 8 € a notte. Gatti no.',
  'Check-in dalle 15 alle 22.',
  'Colazione nel cestino: 9 € a persona, la domenica no.',
  'Feste vietate in casa.',
  'Condizionatore solo nella camera grande, nella piccola c’è un ventilatore.',
  'Parcheggio solo per gli ospiti. Spiaggia a 250 m.',
].join('\n')

function answer(question: string, house = {}) {
  const property = { ...CASA, additionalInfo: NOTE, extras: [], ...house }
  const situation = situationOf({ questions: [question], property })
  const { draft, checked } = checkDraft(draftFromFacts(situation), situation, {
    all: situation.secrets,
    fillable: new Set(),
  })
  return {
    reply: draft.reply,
    unproven: checked.unproven,
    decision: decide(checked, { confidenceThreshold: 1, automaticMode: true }),
  }
}

test.each([
  ['We would bring our dog. Would that work for you?', '€8 per night'],
  ['Nous viendrons avec notre chat. Cela vous convient ?', 'chats'],
  ['We zijn met onze kat. Lukt dat?', 'katten'],
  ['Wir kommen mit unserem Hund. Geht das klar?', '8 €'],
  ['Viajamos con nuestro perro. ¿Sería posible?', '8 €'],
  ['Viajamos com o nosso cão. Seria possível?', '8 €'],
])('%s leans on what was told before it, and waits for the host', (question, told) => {
  const { reply, unproven, decision } = answer(question)
  expect(reply).toContain(told)
  expect(unproven.filter((one) => one.includes(told))).toEqual([])
  expect(decision.action).toBe('wait')
})

test.each([
  ['Przyjedziemy z psem. Czy to możliwe?', '8 €'],
  ['Veniamo con il nostro gatto. Sarebbe possibile?', 'I gatti non sono ammessi'],
])('%s is answered by the rule of the house, with its price', (question, told) => {
  const { reply, decision } = answer(question)
  expect(reply).toContain(told)
  expect(decision.action).toBe('send')
})

test('a question that leans on news hears what a field says of it', () => {
  const house = { additionalInfo: null, extras: [{ key: 'Pets Allowed', value: true }] }
  const { reply, decision } = answer('Finalement notre chien vient aussi. Cela vous convient ?', house)
  expect(reply).toContain('animaux sont')
  expect(decision.action).toBe('wait')
})

test('a question with a word of its own leans on nothing', () => {
  const { reply, decision } = answer('We come with our dog. Is there a trombone?')
  expect(reply).toContain('Is there a trombone')
  expect(decision.action).toBe('wait')
})

test.each([
  ['Thank you, all clear! Our dog will come along after all.', '€8 per night'],
  ['Danke, alles klar! Unser Hund kommt nun doch mit.', '8 €'],
  ['Merci pour tout ! Finalement notre chien sera avec nous.', '8 €'],
])('%s is met with the rule of the house, and the host sees it first', (news, told) => {
  const { reply, decision } = answer(news)
  expect(reply).toContain(told)
  expect(decision.action).toBe('wait')
})

test('news of what houses have no rule for is met with none', () => {
  expect(answer('We saw the beach on the map, our parking place was cancelled.').reply).not.toContain('250')
})

test('what there is instead is told with what the same sentence limits', () => {
  const { reply, decision } = answer('Hay aire acondicionado en las dos habitaciones?')
  expect(reply).toContain('ventilador')
  expect(decision.action).toBe('wait')
})
