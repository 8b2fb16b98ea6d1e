import type { DebugSettings } from '#api/contract/debug-settings.ts'
import type { DebugSettingsRow } from '#prisma/debug-settings.ts'

/** The names of the specification, section 3, and the columns that hold them. The password has a place of its own. */
export const DEBUG_COLUMNS = {
  USE_MOCK_AI: 'useMockAi',
  USE_MOCK_EMAIL: 'useMockEmail',
  SEND_EMAIL: 'sendEmail',
  EML_MOCK: 'emlMock',
  APP_EMAIL_SENDER: 'appEmailSender',
  USE_MOCK_REPLY_TO: 'useMockReplyTo',
  MOCK_EMAIL_REPLY_TO: 'mockEmailReplyTo',
  SEND_CONFIRMATION_EMAIL: 'sendConfirmationEmail',
} as const satisfies Partial<Record<keyof DebugSettings, keyof DebugSettingsRow>>

/** The debug settings by the specification's names; the sender's password is never shown. */
export const toDebugSettingsView = (row: DebugSettingsRow): DebugSettings => ({
  USE_MOCK_AI: row.useMockAi,
  USE_MOCK_EMAIL: row.useMockEmail,
  SEND_EMAIL: row.sendEmail,
  EML_MOCK: row.emlMock,
  APP_EMAIL_SENDER: row.appEmailSender,
  APP_EMAIL_PASS: '',
  USE_MOCK_REPLY_TO: row.useMockReplyTo,
  MOCK_EMAIL_REPLY_TO: row.mockEmailReplyTo,
  SEND_CONFIRMATION_EMAIL: row.sendConfirmationEmail,
  SWITCHED_UNTIL: row.switchedUntil?.toISOString() ?? null,
})
