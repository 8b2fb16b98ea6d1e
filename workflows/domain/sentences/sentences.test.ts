import { describe, expect, test } from 'vitest'
import { RISKS } from '#workflows/domain/draft.ts'
import { topicCode } from '#workflows/domain/facts/say/topic-code.ts'
import { topicName } from '#workflows/domain/facts/say/topic-name.ts'
import { FACT_TOPICS } from '#workflows/domain/facts/topics.ts'
import { MESSAGE_STATUSES } from '#workflows/domain/message-status.ts'
import { MODEL_FAULTS } from '#workflows/domain/model-faults.ts'
import { isSentence, type ParamKind, SENTENCES, type Sentence, THINGS } from '#workflows/domain/sentences/sentence.ts'
import { inWords, type Words } from '#workflows/domain/sentences/words.ts'
import { wordsEn } from '#workflows/domain/sentences/words-en.ts'
import { wordsIt } from '#workflows/domain/sentences/words-it.ts'
import { reasonWordsEn } from './en/draft-words.ts'
import { moreTopicsEn, topicsEn } from './en/topics.ts'
import { reasonWordsIt } from './it/draft-words.ts'
import { topicNameIt } from './it/names.ts'
import { reasonsInWords } from './reasons-in-words.ts'
import { type DraftReason, say } from './sentence.ts'

const SAMPLES: Record<ParamKind, unknown[]> = {
  text: ['mail.example.org'],
  texts: [['10:30'], ['10:30', '€ 5', 'x1', 'x2']],
  number: [4],
  risks: [[...RISKS]],
  emergencies: [['fire', 'other']],
  language: ['de'],
  status: [...MESSAGE_STATUSES],
  thing: [...THINGS],
  modelFault: [...MODEL_FAULTS],
  problem: [{ code: 'field_too_big', params: { most: 10 } }],
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

test('a topic is told by its name, and what is none as it was written', () => {
  const unknown: Sentence = { code: 'unknown', params: { topics: ['parking', 'constructor', '«Il pappagallo?»'] } }
  expect(inWords(wordsIt, unknown)).toBe('manca l’informazione per: il parcheggio, constructor, «Il pappagallo?»')
  expect(inWords(wordsEn, unknown)).toBe('nothing is known about: the parking, constructor, «Il pappagallo?»')
})

test('words that run from the right do not tear the order of what stands around them', () => {
  const [one, two] = ['هل يوجد موقف؟', 'יש חניה?']
  const unknown: Sentence = { code: 'unknown', params: { topics: [`«${one}»`, 'parking', `«${two}»`] } }
  const isolated = [one, two].map((text) => `«\u2068${text}\u2069»`)
  expect(inWords(wordsIt, unknown)).toBe(`manca l’informazione per: ${isolated[0]}, il parcheggio, ${isolated[1]}`)
  const open: Sentence = { code: 'question_open', params: { questions: [one] } }
  expect(inWords(wordsEn, open)).toContain(`“\u2068${one}\u2069”`)
})

test('a fact in doubt is told by its topic with the sentence that it was read in', () => {
  const params = { topics: ['crib', 'pool'], sentences: ['Il y avait un lit bébé.', 'The hotel has a pool.'] }
  const reasons: DraftReason[] = [{ code: 'facts_to_confirm', params }]
  expect(reasonsInWords(reasonWordsIt, reasons)).toBe(
    'Aspetta la tua approvazione: conferma una volta che si è capito quello che intendi: la culla («Il y avait un lit bébé.»), la piscina («The hotel has a pool.»).',
  )
  expect(reasonsInWords(reasonWordsEn, reasons)).toContain('the cot (“Il y avait un lit bébé.”), the pool (')
})

test('a topic that was kept in words is known by its code, and a guest’s words stay', () => {
  expect(['il prezzo', 'the price', "l'ascensore", 'Late arrival', 'il posto auto'].map(topicCode)).toEqual([
    ...['price', 'price', 'lift', 'lateArrival', 'parking'],
  ])
  expect(['«il prezzo»', 'Il pappagallo?', 'constructor', ''].map(topicCode)).toEqual([
    ...['«il prezzo»', 'Il pappagallo?', 'constructor', ''],
  ])
  expect(topicName('late arrival', 'it')).toBe('l’arrivo in tarda serata')
})

test('a topic that a model named in its own way is told by its name, and so is what asks nothing', () => {
  const named = ['check-in', 'late_check_out', 'Wi-Fi', 'washing machine', 'greeting', 'thanks']
  expect(named.map((topic) => topicName(topic, 'it'))).toEqual([
    ...[
      'l’orario del check-in',
      'il check-out posticipato',
      'il Wi-Fi',
      'la lavatrice',
      'un saluto',
      'un ringraziamento',
    ],
  ])
})

test('every topic of a fact has a name in both languages', () => {
  const english = { ...topicsEn, ...moreTopicsEn }
  expect(FACT_TOPICS.filter((topic) => topicNameIt(topic) === topic || !Object.hasOwn(english, topic))).toEqual([])
})

test('the two languages differ', () => {
  const same = samples.filter((sentence) => inWords(wordsIt, sentence) === inWords(wordsEn, sentence))
  expect([...new Set(same.map(({ code }) => code))].sort()).toEqual(['legacy'])
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
  ['a field without a problem', { code: 'invalid_field', params: { field: 'port', problem: 'wrong' } }],
  [
    'a problem that is none of a field',
    { code: 'invalid_field', params: { field: 'port', problem: { code: 'gave_up', params: {} } } },
  ],
  ['a status that is none', { code: 'settled_before', params: { status: 'lost' } }],
])('%s is no sentence', (_, value) => {
  expect(isSentence(value)).toBe(false)
})

const waiting: DraftReason[] = [
  say({ code: 'risky', params: { risks: ['money', 'safety'] } }),
  say({ code: 'unproven', params: { tokens: ['10:30', '€ 5', 'x1', 'y2'] } }),
  say({ code: 'automatic_mode_off' }),
]

test.each([
  [
    'it',
    reasonWordsIt,
    'Aspetta la tua approvazione: riguarda denaro, la sicurezza; nei tuoi dati non trovo «10:30», «€ 5», «x1» e altro; la modalità automatica è spenta. Prima.',
  ],
  [
    'en',
    reasonWordsEn,
    'Waits for your approval: it is about money, safety; your data do not say “10:30”, “€ 5”, “x1” and more; automatic mode is off. Prima.',
  ],
] as const)('all that a draft waits for is one sentence, and the rest stands by itself: %s', (_, words, text) => {
  expect(reasonsInWords(words, [...waiting, say({ code: 'legacy', params: { text: 'Prima.' } })])).toBe(text)
  expect(reasonsInWords(words, [])).toBe('')
})

test('what a sentence quotes of others is text that PostgreSQL keeps', () => {
  const cut = '5'.repeat(199) + '😀'
  const quoted = say({ code: 'mail_bounced', params: { answer: `no\0 ${cut.slice(0, 200)}` } })
  expect(quoted.params).toEqual({ answer: `no ${'5'.repeat(199)}\uFFFD` })
})
