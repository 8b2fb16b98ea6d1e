import { expect, test } from 'vitest'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { pastBefore } from './past-before.ts'
import { minutes, said } from './replay.fixture.ts'

const ids = (messages: readonly { id: string }[]) => messages.map(({ id }) => id)
const HOUR = 60

test('what went out before is thread, what was asked since is burst, and nothing later is either', () => {
  const guest = said(['g3', 'guest'], 'And the garage?', { at: 30 })
  const chat = [
    said(['g1', 'guest'], 'Is there parking?'),
    said(['d1', 'draft'], 'Yes.', { at: 5, answersId: 'g1', approvedAt: minutes(5) }),
    said(['d0', 'draft'], 'Never sent.', { at: 6, status: 'discarded' }),
    said(['g2', 'guest'], 'How much is it?', { at: 20 }),
    guest,
    said(['d3', 'draft'], 'In the yard.', { at: 31, answersId: 'g3' }),
    said(['h1', 'host_reply'], 'It costs 15 €.', { at: 40 }),
    said(['g4', 'guest'], 'Thanks!', { at: 50 }),
  ]
  const { thread, burst } = pastBefore(chat, guest).thread
  expect([ids(thread), ids(burst)]).toEqual([['g1', 'd1'], ['g2']])
})

test('a message whose draft found nothing to answer is no part of a burst', () => {
  const guest = said(['g2', 'guest'], 'Is there parking?', { at: 20 })
  const chat = [
    said(['g1', 'guest'], 'Thanks!'),
    said(['d1', 'draft'], '', { at: 1, answersId: 'g1', status: 'no_reply_needed' }),
    guest,
  ]
  expect(pastBefore(chat, guest).thread.burst).toEqual([])
})

test('no fallback follows one of the same day, nor the host’s own words; of the day before either may', () => {
  const at = (hours: number, kind: 'fallback' | 'host_reply') => {
    const guest = said(['g', 'guest'], 'Hello?', { at: hours * HOUR })
    return pastBefore([said(['x', kind], 'Words.'), guest], guest).noFallback.map(({ code }) => code)
  }
  expect([at(2, 'fallback'), at(2, 'host_reply'), at(25, 'fallback'), at(25, 'host_reply')]).toEqual([
    ['no_second_fallback'],
    ['no_fallback_after_host'],
    [],
    [],
  ])
})

test('a doubt holds until a person has answered', () => {
  const doubt = say({ code: 'maybe_notice' })
  const guest = said(['g2', 'guest'], 'Hello?', { at: 20 })
  const first = said(['g1', 'guest'], 'Hello', { doubts: [doubt] })
  expect(pastBefore([first, guest], guest).doubts).toEqual([doubt])
  expect(pastBefore([first, said(['h', 'host_reply'], 'Yes?', { at: 5 }), guest], guest).doubts).toEqual([])
  expect(pastBefore([guest], { ...guest, doubts: [doubt] }).doubts).toEqual([doubt])
})

test('the same text waits for the host, for the third time in a day without any machine, and an automatic mail is silence', () => {
  const text = 'Ist die Wohnung noch frei, bitte?'
  const guest = said(['g3', 'guest'], text, { at: 20 })
  const chat = [said(['g1', 'guest'], text), said(['g2', 'guest'], text, { at: 10 }), guest]
  const { traffic } = pastBefore(chat, guest)
  expect(traffic).toMatchObject({ silence: null, mayAskModel: false, mayFallBack: false })
  for (const { holds } of [traffic, pastBefore(chat.slice(1), guest).traffic])
    expect(holds.map(({ code }) => code)).toEqual(['repeated_message'])
  expect(pastBefore([guest], { ...guest, isAutomatic: true }).traffic.silence?.code).toBe('automatic_message')
})
