import { describe, expect, test } from 'vitest'
import { RISKS } from '#workflows/domain/draft.ts'
import { MESSAGE_STATUSES } from '#workflows/domain/message-status.ts'
import { isSentence, type ParamKind, SENTENCES, type Sentence, THINGS } from '#workflows/domain/sentences/sentence.ts'
import { inWords, type Words } from '#workflows/domain/sentences/words.ts'
import { wordsEn } from '#workflows/domain/sentences/words-en.ts'
import { wordsIt } from '#workflows/domain/sentences/words-it.ts'

const SAMPLES: Record<ParamKind, unknown[]> = {
  text: ['mail.example.org'],
  texts: [['10:30'], ['10:30', '€ 5', 'x1', 'x2']],
  number: [4],
  risks: [[...RISKS]],
  language: ['de'],
  status: [...MESSAGE_STATUSES],
  thing: [...THINGS],
}

const samples = Object.entries(SENTENCES).flatMap(([code, kinds]) => {
  const longest = Math.max(1, ...Object.values(kinds).map((kind) => SAMPLES[kind].length))
  return Array.from({ length: longest }, (_, index) => {
    const values = Object.entries(kinds).map(([name, kind]) => [name, SAMPLES[kind][index % SAMPLES[kind].length]])
    return { code, params: Object.fromEntries(values) } as Sentence
  })
})

describe.each([
  ['Italian', wordsIt],
  ['English', wordsEn],
] as [string, Words][])('in %s', (_, words) => {
  test('every sentence has words, and none shows a hole', () => {
    const told = samples.map((sentence) => inWords(words, sentence))
    expect(told.filter((text) => text.trim() === '' || /\b(?:undefined|null|NaN)\b|\[object/.test(text))).toEqual([])
  })

  test('what a sentence is made of stands in its words', () => {
    const told = inWords(words, { code: 'mail_unreachable', params: { detail: 'ECONNREFUSED' } })
    expect(told).toContain('ECONNREFUSED')
  })
})

test('the two languages differ', () => {
  const same = samples.filter((sentence) => inWords(wordsIt, sentence) === inWords(wordsEn, sentence))
  expect([...new Set(same.map(({ code }) => code))].sort()).toEqual(['invalid_field', 'legacy'])
})

test('every sentence is told from what is none', () => {
  expect(samples.filter((sentence) => !isSentence(sentence))).toEqual([])
})

test.each([
  ['nothing', null],
  ['a text', 'mail_refused_for_now'],
  ['a code of another version', { code: 'written_in_2031', params: {} }],
  ['a word of every object', { code: 'constructor', params: {} }],
  ['no parameters', { code: 'mail_refused_for_now' }],
  ['a missing parameter', { code: 'low_confidence', params: { confidence: 4 } }],
  ['a parameter of another kind', { code: 'unproven', params: { tokens: 'x' } }],
  ['an unknown risk', { code: 'risky', params: { risks: ['weather'] } }],
  ['a status that is none', { code: 'settled_before', params: { status: 'lost' } }],
])('%s is no sentence', (_, value) => {
  expect(isSentence(value)).toBe(false)
})
