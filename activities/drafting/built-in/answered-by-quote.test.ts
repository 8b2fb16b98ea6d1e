import { expect, test } from 'vitest'
import { draftFromFacts } from '#activities/drafting/built-in/built-in-drafter.ts'
import { checkDraft } from '#activities/drafting/check-draft.ts'
import { CASA, situationOf } from '#activities/drafting/situation.fixture.ts'
import { decide } from '#workflows/domain/decide.ts'

const NOTE = [
  'Strictly no smoking, not even on the balcony.',
  'Tassa di soggiorno 2,50 € a notte a persona, in contanti, esenti sotto i 12 anni.',
  'Il supermercato Coop è a 800 m, aperto dalle 8 alle 20, la domenica fino alle 13.',
  'Late checkout until 1pm is £20, subject to availability.',
  'Sauna im Keller, 15 € pro Stunde, bitte am Vortag anmelden.',
].join('\n')

function answerTo(question: string) {
  const situation = situationOf({ questions: [question], property: { ...CASA, additionalInfo: NOTE, extras: [] } })
  const secrets = { all: situation.secrets, fillable: new Set<string>() }
  const { draft, checked } = checkDraft(draftFromFacts(situation), situation, secrets)
  return { reply: draft.reply, action: decide(checked, { confidenceThreshold: 8, automaticMode: true }).action }
}

test.each([
  ['My husband smokes, can he use the balcony?', 'Strictly no smoking, not even on the balcony.'],
  ['C’è un supermercato vicino aperto la domenica?', 'Il supermercato Coop è a 800 m'],
])('%s: one sentence of the host’s speaks of all of it, and leaves by itself', (question, told) => {
  const { reply, action } = answerTo(question)
  expect(reply).toContain(told)
  expect(action).toBe('send')
})

test.each([
  ['names a thing more', 'My husband smokes, can he use the balcony and the roof terrace?'],
  ['asks for something that the host alone grants', 'Any chance of a late checkout?'],
  ['names a figure of a kind that is not told', 'Esiste una tassa di soggiorno per 3 settimane e 200 kg?'],
  ['asks for a quality that is not told', 'Is smoking on a covered balcony fine?'],
  ['is in another language than the note', 'Darf mein Mann auf dem Balkon rauchen?'],
])('who %s is not answered by it alone', (_case, question) => {
  expect(answerTo(question).action).toBe('wait')
})
