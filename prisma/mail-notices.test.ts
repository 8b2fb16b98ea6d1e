import { expect, test } from 'vitest'
import type { DebugSettingsRow } from '#prisma/debug-settings.ts'
import { mailNotices } from '#prisma/mail-notices.ts'

const normal: DebugSettingsRow = {
  id: 1,
  useMockAi: false,
  useMockEmail: false,
  sendEmail: true,
  emlMock: false,
  appEmailSender: '',
  appEmailPass: null,
  appEmailPassKeyId: null,
  useMockReplyTo: false,
  mockEmailReplyTo: '',
  sendConfirmationEmail: false,
  switchedUntil: null,
  updatedAt: new Date(0),
}

test('with the settings of a new installation there is nothing to tell', () => {
  expect(mailNotices(normal)).toEqual([])
})

test.each<[string, Partial<DebugSettingsRow>, string[]]>([
  ['the AI is mocked', { useMockAi: true }, ['mock_ai']],
  ['mail is mocked', { useMockEmail: true }, ['mock_email']],
  ['mail comes from a folder', { emlMock: true }, ['eml_folder']],
  ['sending is off', { sendEmail: false }, ['sending_off']],
  ['replies go to another address', { useMockReplyTo: true, mockEmailReplyTo: 'x@y.test' }, ['reply_to_override']],
  ['replies would go to an address that is not set', { useMockReplyTo: true }, ['sending_off']],
  ['the application sends from its own account', { appEmailSender: 'x@y.test' }, ['app_sender']],
  ['a mail that asks for confirmation changes no guest mail', { sendConfirmationEmail: true }, []],
])('%s', (_, change, notices) => {
  expect(mailNotices({ ...normal, ...change })).toEqual(notices)
})
