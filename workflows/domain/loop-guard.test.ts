import { expect, test } from 'vitest'
import { judgeTraffic, LOOP_LIMITS } from '#workflows/domain/loop-guard.ts'

const calm = {
  draftsForSenderLastHour: 1,
  sentInChatLastDay: 0,
  sameTextFromGuestLastDay: 1,
  echoesUs: false,
  isAutomatic: false,
}

test('ordinary traffic is free', () => {
  expect(judgeTraffic(calm)).toEqual({ silence: null, holds: [], mayAskModel: true })
})

test.each([
  ['an automatic message', { isAutomatic: true }],
  ['the same text for the third time', { sameTextFromGuestLastDay: LOOP_LIMITS.sameTextADay }],
])('%s is not answered', (_name, change) => {
  const verdict = judgeTraffic({ ...calm, ...change })
  expect(verdict.silence).not.toBeNull()
  expect(verdict.mayAskModel).toBe(false)
})

test.each([
  ['the same text again', { sameTextFromGuestLastDay: 2 }, true],
  ['our own words coming back', { echoesUs: true }, true],
  ['ten replies in a day', { sentInChatLastDay: LOOP_LIMITS.sentPerChatADay }, true],
  ['a flood from one sender', { draftsForSenderLastHour: LOOP_LIMITS.draftsPerSenderAnHour + 1 }, false],
])('%s waits for the host', (_name, change, mayAskModel) => {
  const verdict = judgeTraffic({ ...calm, ...change })
  expect(verdict.holds).toHaveLength(1)
  expect(verdict).toMatchObject({ silence: null, mayAskModel })
})
