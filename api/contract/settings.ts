import { z } from 'zod'
import { AUTOMATIC_RULES } from '#workflows/domain/autonomy/autonomy-of.ts'
import { EARNED_TARGET } from '#workflows/domain/autonomy/rung.ts'
import { HOST_LANGUAGES } from '#workflows/domain/host-language.ts'
import { FALLBACK_DELAY_MINUTES, THRESHOLD, UNDO_SECONDS } from '#workflows/domain/reply-settings.ts'
import { openFields } from '#workflows/domain/snippets/snippet-fields.ts'
import type { CallTable } from './call.ts'
import { problem } from './field-problem.ts'
import { text } from './values.ts'

/** Goes to guests by itself: a field left open would reach them as it is written. */
const leavesAsItStands = (most: number) =>
  text(most).refine((value) => openFields(value).length === 0, problem('field_has_open_placeholder'))

/** What is left out stays as it is, so that the specification's narrower payload is accepted. */
export const AppSettings = z
  .object({
    email: z.email().max(320).or(z.literal('')),
    /** In which language I am written to. */
    language: z.enum(HOST_LANGUAGES).optional(),
    /** What a guest is told in an emergency that nobody takes; blank for a fixed one in their language. */
    emergencyText: leavesAsItStands(2_000).optional(),
    /** My own number on WhatsApp, with its country, to be called on; blank for none. */
    emergencyPhone: text(30)
      .refine((value) => /^(\+?[\d ().-]{6,25})?$/.test(value), problem('field_not_phone_number'))
      .optional(),
    /** Of my WhatsApp account: an approved template with one text. */
    emergencyTemplate: text(100)
      .refine((value) => /^[a-z0-9_]*$/.test(value), problem('field_not_template_name'))
      .optional(),
    /** How long what is done can be taken back. */
    undoSeconds: z.number().int().min(UNDO_SECONDS.min).max(UNDO_SECONDS.max).optional(),
  })
  .meta({ id: 'AppSettings' })
export type AppSettings = z.infer<typeof AppSettings>
/** As it was stored: no promise that every program calls it an address. */
export const AppSettingsView = z
  .object({
    email: z.string(),
    language: z.enum(HOST_LANGUAGES),
    emergencyText: z.string(),
    emergencyPhone: z.string(),
    emergencyTemplate: z.string(),
    undoSeconds: z.number(),
  })
  .meta({ id: 'AppSettingsView' })
export type AppSettingsView = z.infer<typeof AppSettingsView>

export const AiSettingsView = z
  .object({
    defaultTone: z.string(),
    defaultInstruction: z.string(),
    systemPrompt: z.string(),
    confidenceThreshold: z.number().int(),
    fallbackMessage: z.string(),
    fallbackDelayMinutes: z.number().int(),
    /** Auto-Pilot: off means that every draft waits for the host. */
    automaticMode: z.boolean(),
    /** What lets a reply leave by itself while Auto-Pilot is on: the threshold, or that its topics have earned it besides. */
    automaticRule: z.enum(AUTOMATIC_RULES),
    /** Of `earned`: the share of drafts sent unchanged that has to be exceeded with 95 % certainty. */
    earnedTarget: z.number(),
    /** How many replies may leave by themselves to one guest in a day, and to all: null for what the installation allows. */
    automaticPerGuestADay: z.number().int().nullable(),
    automaticPerDay: z.number().int().nullable(),
    /** How many drafts a model may write in a day, and the most that the installation allows: null for that. */
    modelDraftsPerDay: z.number().int().nullable(),
    modelDraftsMost: z.number().int(),
    /** What the installation allows. */
    automaticMost: z.object({ perGuestADay: z.number().int(), perDay: z.number().int() }),
  })
  .meta({ id: 'AiSettings' })
export type AiSettingsView = z.infer<typeof AiSettingsView>

const wholeNumber = ({ min, max }: { min: number; max: number }) => z.coerce.number().int().min(min).max(max)

/** Null: what the installation allows. */
const fewer = wholeNumber({ min: 1, max: 1_000_000 }).nullable()

/** What is left out stays as it is, so that the specification's narrower payload is accepted. */
export const AiSettingsInput = z
  .object({
    defaultTone: text(500),
    defaultInstruction: text(10_000),
    systemPrompt: text(20_000),
    confidenceThreshold: wholeNumber(THRESHOLD),
    fallbackMessage: leavesAsItStands(5_000),
    fallbackDelayMinutes: wholeNumber(FALLBACK_DELAY_MINUTES),
    automaticMode: z.boolean(),
    automaticRule: z.enum(AUTOMATIC_RULES),
    earnedTarget: z.coerce.number().min(EARNED_TARGET.min).max(EARNED_TARGET.max),
    automaticPerGuestADay: fewer,
    automaticPerDay: fewer,
    modelDraftsPerDay: fewer,
  })
  .partial()
  .meta({ id: 'AiSettingsInput' })
export type AiSettingsInput = z.infer<typeof AiSettingsInput>

const about = { tag: 'Settings', access: 'host' } as const

export const settingsCalls = {
  readAppSettings: {
    ...about,
    method: 'get',
    path: '/app-settings',
    summary: 'My notification address and language',
    responses: { 200: AppSettingsView },
  },
  saveAppSettings: {
    ...about,
    method: 'post',
    path: '/app-settings',
    summary: 'Save my notification address and language',
    body: AppSettings,
    responses: { 200: AppSettingsView },
  },
  readAiSettings: {
    ...about,
    method: 'get',
    path: '/ai-settings',
    summary: 'How my replies are drafted',
    responses: { 200: AiSettingsView },
  },
  saveAiSettings: {
    ...about,
    method: 'post',
    path: '/ai-settings',
    summary: 'Save how my replies are drafted; what is left out stays',
    body: AiSettingsInput,
    responses: { 200: AiSettingsView },
  },
} as const satisfies CallTable
