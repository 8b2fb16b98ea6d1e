import { z } from 'zod'
import type { CallTable } from './call.ts'
import { SentenceView } from './sentences.ts'
import { Id, Instant } from './values.ts'

/** What an operator's switches change for every host's mail, in words for the banner; empty when all is normal. */
export const MailNotice = z
  .enum(['mock_ai', 'mock_email', 'eml_folder', 'sending_off', 'reply_to_override', 'app_sender'])
  .meta({ id: 'MailNotice' })
export type MailNotice = z.infer<typeof MailNotice>

export const MeView = z
  .object({
    id: Id,
    kcSub: z.string(),
    email: z.string(),
    name: z.string().nullable(),
    roles: z.array(z.string()),
    /** Who writes the drafts: the configured model, or the built-in drafter. */
    drafter: z.enum(['model', 'built-in', 'mock']),
    mailNotices: z.array(MailNotice),
    /** Since when no worker, or no Temporal, has been there: nothing is read and nothing leaves. */
    standstillSince: Instant.nullable(),
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
} as const satisfies CallTable
