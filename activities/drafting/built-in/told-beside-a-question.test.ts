import { expect, test } from 'vitest'
import { checkDraft } from '#activities/drafting/check-draft.ts'
import { CASA, situationOf } from '#activities/drafting/situation.fixture.ts'
import { decide } from '#workflows/domain/decide.ts'
import { draftFromFacts } from './built-in-drafter.ts'

const NOTE = [
  'There is no lift.',
  'Check-in is from 15:00.',
  'Room for two cars on the gravel.',
  'Linen included, towels only for stays over 3 nights.',
  'Zum Bahnhof Überlingen fährt der Bus 7395 in 25 Minuten.',
  'Ein Kinderbett und ein Hochstuhl stehen bereit.',
  'Piscina comunitaria de 10:00 a 21:00, del 1 de junio al 15 de septiembre. Gorro obligatorio, no climatizada, inflables no.',
].join('\n')
const HOUSE = { ...CASA, additionalInfo: NOTE, extras: [], checkIn: '15:00', rooms: 2 }

function answerTo(question: string) {
  const situation = situationOf({ questions: [question], property: HOUSE })
  const { draft, checked } = checkDraft(draftFromFacts(situation), situation, { all: [], fillable: new Set() })
  return { reply: draft.reply, action: decide(checked, { confidenceThreshold: 8, automaticMode: true }).action }
}

test.each([
  ['who comes, and how old', 'My mother is 78 and comes with us. Is there a lift?'],
  ['how many they are', 'We are four friends. Is there a lift?'],
  ['how many they are', 'Wir sind zu zweit und bleiben 6 Nächte. Wie lange braucht der Bus nach Überlingen?'],
  ['an age before the question', "Hallo, we komen met z'n tweeën en onze zoon van 3. Is er een kinderstoel?"],
  ['cars for which there is room', 'We have two cars. Can we park both at the house?'],
  ['a flight beside the hour of check-in', 'Our flight lands at 13:20. From what time can we check in?'],
  ['the nights that a limit is of', 'We stay 5 nights. Are towels included?'],
])('an answer leaves with %s told beside it: %s', (_told, question) => {
  const { reply, action } = answerTo(question)
  expect(reply).not.toMatch(/let me check|kläre ich|vraag ik na/)
  expect(action).toBe('send')
})

test.each([
  ['more come than fit', 'We are nine friends. Is there a lift?'],
  ['it is otherwise now', 'There are six of us now. Is there a lift?'],
  ['there are more cars than room', 'We have three cars. Can we park at the house?'],
  ['they wish to come earlier', 'We land at 11:20, could we get in before? From what time is check-in?'],
  ['something is needed', 'My mother is 78 and needs a bath seat. Is there a lift?'],
])('the host hears it where %s: %s', (_case, question) => {
  expect(answerTo(question).action).toBe('wait')
})

test('of what a sentence says behind the pool’s, the pool is not heated', () => {
  expect(answerTo('Hola, ¿la piscina es climatizada?').reply).toContain('La piscina no está climatizada.')
})

test('who asks for its season hears nothing of its heating, which is not sure', () => {
  expect(answerTo('La piscine est-elle ouverte en juillet ?').reply).not.toContain('chauffée')
})
