import type { DebugSettings, DebugSettingsInput } from '#api/contract/debug-settings.ts'
import { SWITCH_OFF_AFTER_MINUTES } from '#api/contract/told-figures.ts'

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
  /** Minutes from the save on, or `KEEP_END`. */
  switchOffAfter: string
}

/** Leaves the end of the switches as it is. */
export const KEEP_END = 'keep'

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
  switchOffAfter: String(SWITCH_OFF_AFTER_MINUTES.default),
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
} as const satisfies Record<Exclude<keyof DebugValues, 'switchOffAfter'>, keyof DebugSettings>

const pairs = Object.entries(SERVER_NAMES) as [
  keyof typeof SERVER_NAMES,
  keyof DebugSettingsInput & keyof DebugSettings,
][]

export const toDebugValues = (settings: DebugSettings): DebugValues =>
  ({
    ...Object.fromEntries(pairs.map(([form, server]) => [form, settings[server]])),
    switchOffAfter: settings.SWITCHED_UNTIL === null ? DEBUG_DEFAULTS.switchOffAfter : KEEP_END,
  }) as DebugValues

export const toDebugInput = (values: DebugValues): DebugSettingsInput =>
  ({
    ...Object.fromEntries(pairs.map(([form, server]) => [server, values[form]])),
    ...(values.switchOffAfter !== KEEP_END && { SWITCH_OFF_AFTER_MINUTES: Number(values.switchOffAfter) }),
  }) as DebugSettingsInput

/** The switches of the form that change what is answered, sent or taken in, where they stand otherwise than normal. */
export const isSwitched = (values: DebugValues): boolean =>
  values.useMockAI || values.useMockEmail || !values.sendEmail || values.emlMock || values.useMockReplyTo
