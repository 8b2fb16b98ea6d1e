import { z } from 'zod'
import { HOST_LANGUAGES } from '#workflows/domain/host-language.ts'
import type { CallTable } from './call.ts'
import { SentenceView } from './sentences.ts'
import { Id, Instant } from './values.ts'

/** What an operator's switches change for every host's mail, in words for the banner; empty when all is normal. */
const MailNotice = z
  .enum(['mock_ai', 'mock_email', 'eml_folder', 'sending_off', 'reply_to_override', 'app_sender'])
  .meta({ id: 'MailNotice' })
type MailNotice = z.infer<typeof MailNotice>

const LanguageChoice = z.enum(HOST_LANGUAGES).nullable()

/** Null: as it comes. Who chooses a language is written to in it, too. */
export const ChosenLanguage = z.object({ language: LanguageChoice }).meta({ id: 'ChosenLanguage' })
export type ChosenLanguage = z.infer<typeof ChosenLanguage>

const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** `system`: as the device has it. */
export const ChosenTheme = z.object({ theme: z.enum(THEMES) }).meta({ id: 'ChosenTheme' })
export type ChosenTheme = z.infer<typeof ChosenTheme>

export const MeView = z
  .object({
    id: Id,
    kcSub: z.string(),
    email: z.string(),
    name: z.string().nullable(),
    roles: z.array(z.string()),
    /** Who writes the drafts: n8n, the configured model, or the built-in drafter. */
    drafter: z.enum(['n8n', 'model', 'built-in', 'mock']),
    mailNotices: z.array(MailNotice),
    /** Since when no worker, or no Temporal, has been there: nothing is read and nothing leaves. */
    standstillSince: Instant.nullable(),
    /** In which language I read the interface; null: as it comes, with both in their places. */
    language: LanguageChoice,
    /** How I chose that the interface looks; null: I have not. */
    theme: z.enum(THEMES).nullable(),
    /** Why mails to the address that I am written to come back. */
    mailFault: SentenceView.nullable(),
  })
  .meta({ id: 'Me' })
export type MeView = z.infer<typeof MeView>

export const meCalls = {
  readMe: {
    method: 'get',
    path: '/me',
    summary: 'The signed-in user',
    tag: 'Account',
    access: 'host',
    responses: { 200: MeView },
  },
  chooseLanguage: {
    method: 'put',
    path: '/me/language',
    summary: 'Choose the language of the interface, and of mails to me',
    tag: 'Account',
    access: 'host',
    body: ChosenLanguage,
    responses: { 200: ChosenLanguage },
  },
  chooseTheme: {
    method: 'put',
    path: '/me/theme',
    summary: 'Choose how the interface looks, on every device of mine',
    tag: 'Account',
    access: 'host',
    body: ChosenTheme,
    responses: { 200: ChosenTheme },
  },
} as const satisfies CallTable
