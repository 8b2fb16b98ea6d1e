import { z } from 'zod'
import { Instant, LooseBoolean, text } from './values.ts'

export const UserView = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    username: z.string(),
    isAdmin: z.boolean(),
    status: z.enum(['active', 'disabled']),
  })
  .meta({ id: 'User' })
export type UserView = z.infer<typeof UserView>

export const UserSearchQuery = z.object({ search: text(200).default('') })

export const UserStatusInput = z.object({ status: z.enum(['active', 'disabled']) }).meta({ id: 'UserStatusInput' })

export const CreatePaidUserInput = z
  .object({
    email: z.email('Email required').max(254),
    fullName: text(200).nullish(),
    tempPassword: text(200).nullish(),
    requirePasswordChange: LooseBoolean.prefault(true),
    emailVerified: LooseBoolean.prefault(true),
  })
  .meta({ id: 'CreatePaidUserInput' })
export type CreatePaidUserInput = z.infer<typeof CreatePaidUserInput>

export const LinkExistingInput = z
  .object({
    email: z.email('Email required').max(254),
    activate: LooseBoolean.prefault(true),
    ensurePaidRole: LooseBoolean.prefault(true),
  })
  .meta({ id: 'LinkExistingInput' })
export type LinkExistingInput = z.infer<typeof LinkExistingInput>

/** `tempPassword` is there once, when it was generated, and is kept nowhere. */
export const NewUserResult = z
  .object({
    success: z.boolean(),
    error: z.string().optional(),
    user: UserView.extend({ tempPassword: z.string().optional() }).optional(),
  })
  .meta({ id: 'NewUserResult' })
export type NewUserResult = z.infer<typeof NewUserResult>

export const AuditEventView = z
  .object({
    id: z.string(),
    at: Instant,
    hostId: z.string().nullable(),
    actor: z.string(),
    action: z.string(),
    subject: z.string().nullable(),
    detail: z.record(z.string(), z.unknown()),
    requestId: z.string().nullable(),
  })
  .meta({ id: 'AuditEvent' })
export type AuditEventView = z.infer<typeof AuditEventView>

export const AuditQuery = z.object({
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
  action: text(100).optional(),
})

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
  })
  .partial()
  .meta({ id: 'DebugSettingsInput' })
export type DebugSettingsInput = z.infer<typeof DebugSettingsInput>

export const N8nTriggerInput = z
  .object({
    mode: z.enum(['prod', 'test']),
    webhook: z.enum(['new_message', 'ai', 'custom']).default('new_message'),
    event: text(200).default(''),
    eventVersion: text(50).default(''),
    chatId: text(200).default('debug-chat'),
    messageId: text(200).default(''),
    body: z.unknown().default({}),
    url: text(2000).nullish(),
    path: text(500).nullish(),
    method: z.enum(['POST', 'PUT', 'PATCH']).default('POST'),
    headers: z.record(text(100), text(2000)).default({}),
    sign: LooseBoolean.prefault(true),
  })
  .meta({ id: 'N8nTriggerInput' })
export type N8nTriggerInput = z.infer<typeof N8nTriggerInput>

export const N8nTriggerResult = z
  .looseObject({
    ok: z.boolean(),
    error: z.string().optional(),
    status: z.number().int().optional(),
    body: z.string().optional(),
  })
  .meta({ id: 'N8nTriggerResult' })
export type N8nTriggerResult = z.infer<typeof N8nTriggerResult>
