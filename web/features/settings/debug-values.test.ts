import { expect, test } from 'vitest'
import { DebugSettings } from '#api/contract/debug-settings.ts'
import { DEBUG_DEFAULTS, SERVER_NAMES, toDebugInput, toDebugValues } from '#web/features/settings/debug-values.ts'

test('every setting of the server has its place in the form', () => {
  expect(Object.keys(SERVER_NAMES).length).toBe(Object.keys(DebugSettings.omit({ SWITCHED_UNTIL: true }).shape).length)
})

test('what the server answers comes back as it was', () => {
  const settings = DebugSettings.parse({
    ...toDebugInput(DEBUG_DEFAULTS),
    SEND_EMAIL: false,
    MOCK_EMAIL_REPLY_TO: 'a@b.test',
    SWITCHED_UNTIL: '2026-05-04T10:32:00.000Z',
  })
  const { SWITCHED_UNTIL: _, ...switches } = settings
  expect(toDebugInput(toDebugValues(settings))).toEqual(switches)
})

test('by default mail is sent and nothing is a mock', () => {
  const { sendEmail, ...others } = DEBUG_DEFAULTS
  expect(sendEmail).toBe(true)
  expect(Object.values(others).some((value) => value === true)).toBe(false)
})
