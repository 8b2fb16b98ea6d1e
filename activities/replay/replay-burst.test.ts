import { expect, test } from 'vitest'
import type { Drafter } from '#activities/drafting/drafter.ts'
import { ModelError } from '#activities/drafting/model/model-error.ts'
import { CASA } from '#activities/drafting/situation.fixture.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { burstOf, houseOfPast, said } from './replay.fixture.ts'
import { type BurstOfPast, replayBurst } from './replay-burst.ts'

const asked = (text: string, answer: string | null, more: Partial<BurstOfPast> = {}) =>
  replayBurst({}, burstOf([said(['g', 'guest'], text)], answer, more))
const codes = ({ judgement }: Awaited<ReturnType<typeof replayBurst>>) => judgement.reasons.map(({ code }) => code)

test('what the facts answer would have left, and is right where the host wrote the same', async () => {
  const replayed = await asked('Ciao Anna, a che ora è il check-in?', 'Ciao Lukas! Dalle 15:00, a presto.')
  expect(replayed).toMatchObject({ decision: { action: 'send' }, confidence: 10, judgement: { verdict: 'same' } })
  expect(replayed.text).toContain('15:00')
})

test('another time than the host’s is wrong, and the two sentences are told', async () => {
  const { decision, judgement } = await asked('Ciao Anna, a che ora è il check-in?', 'Il check-in è dalle 16:00.')
  expect([decision.action, judgement.verdict]).toEqual(['send', 'contradicts'])
  expect(judgement.reasons[0]).toMatchObject({
    code: 'other_value',
    topic: 'checkIn',
    theirs: ['Il check-in è dalle 16:00.'],
  })
})

test('what nobody knew waits, with its topic, and says less than the host did', async () => {
  const replayed = await asked('Is there a gym?', 'There is no gym in the house.')
  expect(replayed).toMatchObject({
    decision: { action: 'wait' },
    judgement: { verdict: 'says_less' },
    mayFallBack: true,
  })
  expect(replayed.evidence?.questions).toMatchObject([{ topics: ['gym'], state: 'deferred' }])
})

test('thanks that the host did not answer are silence on both sides', async () => {
  const replayed = await asked('Grazie mille, a presto!', null)
  expect(replayed).toMatchObject({ text: '', decision: { action: 'none' }, judgement: { verdict: 'same' } })
  expect(codes(replayed)).toEqual(['both_silent'])
})

test('an emergency has no words, no fallback, and is compared with nothing', async () => {
  const replayed = await asked('Aiuto, c’è odore di gas in cucina!', 'Chiuda il rubinetto e chiami il 115.')
  expect(replayed).toMatchObject({
    text: '',
    decision: { action: 'wait' },
    mayFallBack: false,
    judgement: { verdict: 'not_comparable' },
  })
})

test('what left by itself then is nobody’s word', async () => {
  const replayed = await asked('A che ora è il check-in?', null, { answer: { by: 'machine', text: null } })
  expect(codes(replayed)).toEqual(['answered_by_itself'])
})

test('the host’s threshold decides, and so does a rung', async () => {
  const burst = burstOf([said(['g', 'guest'], 'A che ora è il check-in?')], null)
  const settings = burst.question.settings
  if (settings === null) throw new Error('no settings')
  const off = await replayBurst(
    {},
    { ...burst, question: { ...burst.question, settings: { ...settings, automaticMode: false } } },
  )
  expect(off.decision).toEqual({ action: 'wait', reasons: [say({ code: 'automatic_mode_off' })] })
  const ladder = {
    rule: 'threshold',
    target: 0.9,
    rungs: [
      { topic: 'checkIn', setting: 'never', counts: { all: { good: 0, bad: 0 }, sinceBad: { good: 0, bad: 0 } } },
    ],
  } as const
  const never = await replayBurst({}, { ...burst, trackRecord: { ...burst.trackRecord, ladder } })
  expect(never.decision.reasons.map(({ code }) => code)).toEqual(['set_never'])
})

test('the answer itself, and what came after it, is not known to the draft', async () => {
  const chat = [
    said(['g1', 'guest'], 'Is there a gym?'),
    said(['d1', 'draft'], 'There is a gym in the cellar.', { at: 5, answersId: 'g1' }),
    said(['h1', 'host_reply'], 'The gym is open from 7:00.', { at: 6 }),
  ]
  const burst = burstOf(chat, 'The gym is open from 7:00.')
  expect(burst.past.thread).toEqual({ thread: [], burst: [], isCut: false })
  const { text } = await replayBurst({}, burst)
  expect(text).not.toMatch(/cellar|7:00/)
})

test('a code that the host gave is a placeholder in the answer that is compared and kept', async () => {
  const { judgement } = await asked(
    'What is the Wi-Fi password?',
    'The Wi-Fi password is soleluna2024 and the gate code is A4521.',
  )
  expect(JSON.stringify(judgement)).not.toMatch(/soleluna2024|A4521/)
  expect(judgement.verdict).not.toBe('contradicts')
})

const model: Drafter = async () => ({
  draft: {
    reply: 'Il check-in è dalle 15:00.',
    language: 'it',
    confidence: 9,
    topics: ['checkIn'],
    claims: [],
    unknowns: [],
    risks: [],
    needsReply: true,
  },
  drafter: 'gpt',
  use: { model: 'gpt', calls: 1, inputTokens: 10, outputTokens: 5, costMicros: 3 },
})
const burst = burstOf([said(['g', 'guest'], 'A che ora è il check-in?')], 'Dalle 15:00.')

test('where a model may be asked its draft is judged, by the same checks, and what it took is told', async () => {
  expect(await replayBurst({ model }, burst)).toMatchObject({
    drafter: 'gpt',
    use: { costMicros: 3 },
    decision: { action: 'send' },
  })
  const capped = await replayBurst(
    { model },
    { ...burst, modelCap: say({ code: 'model_cap_met', params: { most: 5 } }) },
  )
  expect(capped).toMatchObject({ drafter: 'built-in', use: undefined })
})

test('a model that is away leaves the built-in draft, which waits as it would have', async () => {
  const away: Drafter = () => Promise.reject(new ModelError('server_error'))
  expect(await replayBurst({ model: away }, burst)).toMatchObject({ drafter: 'built-in', decision: { action: 'wait' } })
})

test('a house of which less is known answers less', async () => {
  const house = houseOfPast({ ...CASA, checkIn: '' })
  expect(await replayBurst({}, { ...burst, house })).toMatchObject({ decision: { action: 'wait' } })
})
