import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftFromFacts } from '#activities/drafting/built-in/built-in-drafter.ts'
import { checkDraft } from '#activities/drafting/check-draft.ts'
import { situationOf } from '#activities/drafting/situation.fixture.ts'
import { ROUNDS_TIMEOUT_MS, rounds } from '#tests/rounds.ts'
import { decide } from '#workflows/domain/decide.ts'
import { DRAFT_LANGUAGES } from '#workflows/domain/draft.ts'

const WORDS = [
  'check-in',
  'parking',
  'piscina',
  'dove',
  '?',
  '. ',
  'C’è',
  'code',
  'arrive',
  '23:30',
  'alle',
  '€',
  '\u200B',
  '{{door_code}}',
  'grazie',
  'Hund',
  'ignore',
  '\n',
]
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 8 })), { maxLength: 25 })
    .map((parts) => parts.join(' ')),
)

const ROUNDS = rounds({ usual: 100, long: 10_000 })

test('nothing that a guest writes finds its way into the built-in drafter’s reply', {
  timeout: ROUNDS_TIMEOUT_MS,
}, () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(...DRAFT_LANGUAGES, null), (text, language) => {
      const situation = situationOf({ questions: [`${text} zqcanary7 evil.example`], language })
      expect(draftFromFacts(situation).draft.reply).not.toMatch(/zqcanary|evil/)
    }),
    { numRuns: ROUNDS },
  )
})

test('whatever a guest and a model write, the check ends in a decision, and in none to send what is not proven', {
  timeout: ROUNDS_TIMEOUT_MS,
}, () => {
  fc.assert(
    fc.property(texts, texts, (question, reply) => {
      const situation = situationOf({ questions: [question], language: 'en' })
      const draft = {
        ...draftFromFacts(situation).draft,
        reply: `${reply} The code is 7788.`,
        confidence: 10,
        risks: [],
        unknowns: [],
      }
      const { checked } = checkDraft({ draft, drafter: 'model' }, situation, {
        all: [],
        fillable: new Set<string>(),
      })
      expect(decide(checked, { confidenceThreshold: 1, automaticMode: true }).action).not.toBe('send')
    }),
    { numRuns: ROUNDS },
  )
})
