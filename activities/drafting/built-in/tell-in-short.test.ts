import { describe, expect, it, test } from 'vitest'
import { BUILT_IN, draftFromFacts } from '#activities/drafting/built-in/built-in-drafter.ts'
import { checkDraft } from '#activities/drafting/check-draft.ts'
import { CASA, situationOf } from '#activities/drafting/situation.fixture.ts'
import { decide } from '#workflows/domain/decide.ts'
import { readText } from '#workflows/domain/facts/read/read-text.ts'
import { tellInShort } from './tell-in-short.ts'

/** A mill in Umbria: nothing of it is a fact of a topic, or only half of it is. */
const NOTE = [
  'Le canoe le dà Piero, dalle 15 alle 19. Dopo le 19 bisogna avvisare il giorno prima. Lavatrice in cantina.',
  'Vasca in giardino. Riscaldamento della vasca solo su richiesta, 20 € al giorno.',
  'Le capre mangiano il pane secco, mai le foglie.',
  'Codice del cancello 4471.',
].join('\n')

function answer(question: string, drafter = BUILT_IN) {
  const situation = situationOf({ questions: [question], property: { ...CASA, additionalInfo: NOTE, extras: [] } })
  const drafted = { ...draftFromFacts(situation), drafter }
  const { draft, checked, questions } = checkDraft(drafted, situation, { all: situation.secrets, fillable: new Set() })
  return { ...draft, checked, questions, decision: decide(checked, { confidenceThreshold: 1, automaticMode: true }) }
}

test.each([
  ['Guten Tag, was fressen die Ziegen auf dem Hof?', 'Brot'],
  ['What do the goats eat?', 'bread'],
  ['Bonjour, les chèvres de la ferme mangent quoi ?', 'pain'],
  ['¿Qué comen las cabras?', 'pan'],
  ['Wat eten de geiten?', 'brood'],
  ['O que comem as cabras?', 'pão'],
  ['Co jedzą kozy?', 'chleb'],
])('%s is told word by word where tables cannot tell it, and waits for the host', (question, told) => {
  const { reply, checked, decision } = answer(question)
  expect(reply).toContain(told)
  expect(checked.unproven).toEqual([])
  expect(decision.action).toBe('wait')
})

describe('what a sentence goes on with', () => {
  it.each([
    ['When can we have the canoes?', ['19:00', 'the day before']],
    ['Bis wann können wir die Kanus haben?', ['19:00', 'am Vortag']],
    ['Jusqu’à quelle heure peut-on prendre les canoës ?', ['19:00', 'la veille']],
  ])('is told along: %s', (question, told) => {
    const { reply } = answer(question)
    for (const one of told) expect(reply).toContain(one)
  })

  it('is no other thing of the same line', () => {
    expect(answer('When can we have the canoes?').reply).not.toContain('washing')
  })
})

test('a no stays where the host wrote it', () => {
  expect(answer('What do the goats eat?').reply).toMatch(/never|not/)
})

test('what opens the house is in none of it', () => {
  expect(answer('How do we open the gate?').reply).not.toContain('4471')
})

test('told word by word by a model, it is no claim of the host’s', () => {
  const own = answer('What do the goats eat?').claims.map(({ sentence }) => sentence)
  const others = answer('What do the goats eat?', 'model')
  expect(own.some((sentence) => sentence.includes('bread'))).toBe(true)
  expect(others.checked.unproven.some((sentence) => sentence.includes('bread'))).toBe(true)
})

test.each([
  ['Do you have goats?', 'goats'],
  ['Is there a canoe for us?', 'canoe'],
])('what is told of %s is not put off with it, and is one thing on the screen', (question, thing) => {
  const { reply, unknowns, questions } = answer(question)
  const [told, putOff] = [reply.split('let me check')[0] ?? '', /As for [^.]*let me check/.exec(reply)?.[0] ?? '']
  expect(told.toLowerCase()).toContain(thing)
  expect(putOff).toMatch(/^As for the rest/)
  expect(unknowns.length).toBe(1)
  expect(questions.map(({ state }) => state)).toEqual(['deferred'])
})

test.each([
  ['no echar nada al váter', 'es'],
  ['Per favore chiudete sempre il cancello, ci sono i cani', 'it'],
])('what would be a list of words is not told: %s', (sentence, language) => {
  const [fact] = readText(sentence, { kind: 'note', name: 'additionalInfo' })
  expect(fact?.language).toBe(language)
  expect(fact === undefined ? null : tellInShort({ ...fact, id: 'a', isConfirmed: false, contradicts: [] }, 'en')).toBe(
    null,
  )
})
