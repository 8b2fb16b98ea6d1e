import { z } from 'zod'
import type { CallTable } from './call.ts'
import { SWITCH_OFF_AFTER_MINUTES } from './told-figures.ts'
import { Instant, LooseBoolean, text } from './values.ts'

/** Names of the server; `APP_EMAIL_PASS` is write-only and answers as an empty string. */
export const DebugSettings = z
  .object({
    USE_MOCK_AI: z.boolean(),
    USE_MOCK_EMAIL: z.boolean(),
    SEND_EMAIL: z.boolean(),
    EML_MOCK: z.boolean(),
    APP_EMAIL_SENDER: z.string(),
    APP_EMAIL_PASS: z.string(),
    USE_MOCK_REPLY_TO: z.boolean(),
    MOCK_EMAIL_REPLY_TO: z.string(),
    SEND_CONFIRMATION_EMAIL: z.boolean(),
    SWITCHED_UNTIL: Instant.nullable().meta({
      description: 'When the switches that change mail are back to normal by themselves; null where none is on',
    }),
  })
  .meta({ id: 'DebugSettings' })
export type DebugSettings = z.infer<typeof DebugSettings>

const address = z.email().max(320).or(z.literal(''))

/** What is left out stays; a blank password keeps the current one. */
export const DebugSettingsInput = z
  .object({
    USE_MOCK_AI: LooseBoolean,
    USE_MOCK_EMAIL: LooseBoolean,
    SEND_EMAIL: LooseBoolean,
    EML_MOCK: LooseBoolean,
    APP_EMAIL_SENDER: address,
    APP_EMAIL_PASS: text(2000),
    USE_MOCK_REPLY_TO: LooseBoolean,
    MOCK_EMAIL_REPLY_TO: address,
    SEND_CONFIRMATION_EMAIL: LooseBoolean,
    SWITCH_OFF_AFTER_MINUTES: z
      .int()
      .min(SWITCH_OFF_AFTER_MINUTES.min)
      .max(SWITCH_OFF_AFTER_MINUTES.max)
      .meta({ description: 'How long the switches that change mail stay on, from now; an hour where it is left out' }),
  })
  .partial()
  .meta({ id: 'DebugSettingsInput' })
export type DebugSettingsInput = z.infer<typeof DebugSettingsInput>

const about = { path: '/admin/debug/settings', tag: 'Debug', access: 'admin' } as const

export const debugCalls = {
  getDebugSettings: {
    ...about,
    method: 'get',
    summary: 'The debug settings; the password answers as an empty text',
    responses: { 200: DebugSettings },
  },
  saveDebugSettings: {
    ...about,
    method: 'post',
    summary: 'Saves debug settings; they act at once in every process, and what is left out stays',
    body: DebugSettingsInput,
    responses: { 200: DebugSettings },
  },
} as const satisfies CallTable
