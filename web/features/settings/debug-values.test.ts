import { expect, test } from 'vitest'
import { DebugSettings } from '#api/contract/debug-settings.ts'
import { DEBUG_DEFAULTS, toDebugInput, toDebugValues } from '#web/features/settings/debug-values.ts'

test('every setting of the server has its place in the form', () => {
  expect(Object.keys(toDebugInput(DEBUG_DEFAULTS)).sort()).toEqual(Object.keys(DebugSettings.shape).sort())
})

test('what the server answers comes back as it was', () => {
  const settings = DebugSettings.parse({
    ...toDebugInput(DEBUG_DEFAULTS),
    SEND_EMAIL: false,
    MOCK_EMAIL_REPLY_TO: 'a@b.test',
  })
  expect(toDebugInput(toDebugValues(settings))).toEqual(settings)
})

test('by default mail is sent and nothing is a mock', () => {
  const { sendEmail, ...others } = DEBUG_DEFAULTS
  expect(sendEmail).toBe(true)
  expect(Object.values(others).some((value) => value === true)).toBe(false)
})
