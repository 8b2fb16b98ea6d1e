import { expect, test } from 'vitest'
import { judgeTraffic, LOOP_LIMITS, quickTurns, type Said } from '#workflows/domain/loop-guard.ts'

const calm = {
  messagesOfGuestLastHour: 1,
  quickTurns: 0,
  sameTextFromGuestLastDay: 1,
  echoesUs: false,
  isAutomatic: false,
}

test('ordinary traffic is free', () => {
  expect(judgeTraffic(calm)).toEqual({ silence: null, holds: [], mayAskModel: true, mayFallBack: true })
})

test('an automatic message is not answered', () => {
  const verdict = judgeTraffic({ ...calm, isAutomatic: true })
  expect(verdict.silence).not.toBeNull()
  expect(verdict.mayAskModel).toBe(false)
})

test.each([
  ['the same text again', { sameTextFromGuestLastDay: 2 }, { mayAskModel: true, mayFallBack: true }],
  [
    'the same text for the third time',
    { sameTextFromGuestLastDay: LOOP_LIMITS.sameTextADay },
    { mayAskModel: false, mayFallBack: false },
  ],
  ['our own words coming back', { echoesUs: true }, { mayAskModel: true, mayFallBack: false }],
  ['answers within seconds', { quickTurns: LOOP_LIMITS.quickTurns }, { mayAskModel: true, mayFallBack: false }],
  [
    'a flood from one guest',
    { messagesOfGuestLastHour: LOOP_LIMITS.messagesOfGuestAnHour + 1 },
    { mayAskModel: false, mayFallBack: false },
  ],
])('%s waits for the host', (_name, change, expected) => {
  const verdict = judgeTraffic({ ...calm, ...change })
  expect(verdict.holds).toHaveLength(1)
  expect(verdict).toMatchObject({ silence: null, ...expected })
})

const at = (seconds: number) => seconds * 1000
const guest = (seconds: number, wroteAt = seconds): Said => ({ by: 'guest', at: at(seconds), writtenAt: at(wroteAt) })
const ours = (seconds: number, by: 'automatic' | 'host' = 'automatic'): Said => ({
  by,
  at: at(seconds),
  writtenAt: at(seconds),
})

test.each<[string, Said[], number]>([
  ['the first message', [guest(0)], 0],
  ['two machines', [guest(0), ours(8), guest(12), ours(20), guest(25), ours(33), guest(36)], 3],
  ['a guest who writes several at once', [guest(0), ours(8), guest(12), guest(14), ours(20), guest(25)], 2],
  ['a person who reads first', [guest(0), ours(8), guest(95), ours(103), guest(106)], 1],
  ['a host between', [guest(0), ours(8), guest(12), ours(20, 'host'), guest(25), ours(33), guest(36)], 1],
  ['a mailbox read once a minute', [guest(0), ours(8), guest(68, 12), ours(76), guest(128, 79)], 2],
  ['a clock that is behind', [guest(0), ours(8), guest(12, -600), ours(20), guest(25, -590)], 2],
  ['a clock that is ahead', [guest(0), ours(8), guest(12, 900)], 1],
])('%s: %#', (_name, said, turns) => {
  expect(quickTurns(said)).toBe(turns)
  expect(quickTurns(said.toReversed())).toBe(turns)
})
