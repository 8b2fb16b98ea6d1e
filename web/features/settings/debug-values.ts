import type { DebugSettings, DebugSettingsInput } from '#api/contract/debug-settings.ts'

/** Names of the form; the server's are in upper case (specification, section 3). */
export type DebugValues = {
  useMockAI: boolean
  useMockEmail: boolean
  sendEmail: boolean
  emlMock: boolean
  appEmailSender: string
  appEmailPass: string
  useMockReplyTo: boolean
  mockEmailReplyTo: string
  sendConfirmationEmail: boolean
}

export const DEBUG_DEFAULTS: DebugValues = {
  useMockAI: false,
  useMockEmail: false,
  sendEmail: true,
  emlMock: false,
  appEmailSender: '',
  appEmailPass: '',
  useMockReplyTo: false,
  mockEmailReplyTo: '',
  sendConfirmationEmail: false,
}

export const SERVER_NAMES = {
  useMockAI: 'USE_MOCK_AI',
  useMockEmail: 'USE_MOCK_EMAIL',
  sendEmail: 'SEND_EMAIL',
  emlMock: 'EML_MOCK',
  appEmailSender: 'APP_EMAIL_SENDER',
  appEmailPass: 'APP_EMAIL_PASS',
  useMockReplyTo: 'USE_MOCK_REPLY_TO',
  mockEmailReplyTo: 'MOCK_EMAIL_REPLY_TO',
  sendConfirmationEmail: 'SEND_CONFIRMATION_EMAIL',
} as const satisfies Record<keyof DebugValues, keyof DebugSettings>

const pairs = Object.entries(SERVER_NAMES) as [keyof DebugValues, keyof DebugSettings][]

export const toDebugValues = (settings: DebugSettings): DebugValues =>
  Object.fromEntries(pairs.map(([form, server]) => [form, settings[server]])) as DebugValues

export const toDebugInput = (values: DebugValues): DebugSettingsInput =>
  Object.fromEntries(pairs.map(([form, server]) => [server, values[form]])) as DebugSettingsInput
