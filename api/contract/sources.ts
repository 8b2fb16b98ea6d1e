import { z } from 'zod'
import { EMAIL_DEFAULTS, SMTP_DEFAULTS } from '#workflows/domain/email-defaults.ts'
import { isSameFolder } from '#workflows/domain/is-same-folder.ts'
import { readSenderFilter } from '#workflows/domain/sender-filter.ts'
import type { CallTable } from './call.ts'
import { problem } from './field-problem.ts'
import { SentenceView } from './sentences.ts'
import { Id, IdParams, Instant, LooseBoolean, line, looseInteger, optionalLine, optionalText } from './values.ts'

const required = (max: number) =>
  line(max)
    .transform((value) => value.trim())
    .pipe(z.string().min(1))
const trimmed = (max: number) =>
  line(max)
    .nullish()
    .transform((value) => (value ?? '').trim())
const secret = line(2000)
const optionalSecret = secret.nullish().transform((value) => (value === null || value === '' ? undefined : value))
/** Kept in one form, with nothing in it that no sender could be. */
const senders = optionalText(2000)
  .refine((value) => readSenderFilter(value ?? '').unclear.length === 0, problem('field_not_senders'))
  .transform((value) => readSenderFilter(value ?? '').senders.join(', ') || undefined)
const tlsMode = z.enum(['ssl', 'starttls', 'none'])

export const GmailSourceInput = z
  .object({
    name: optionalLine(200),
    emailUser: required(320),
    /** Blank on edit keeps the current value. */
    emailPass: optionalSecret,
    ownerEmail: optionalLine(320),
    filterFrom: senders,
  })
  .meta({ id: 'GmailSourceInput' })

export const WhatsappSourceInput = z
  .object({
    name: optionalLine(200),
    phoneNumberId: required(100),
    /** Blank on edit keeps the current value. */
    accessToken: optionalSecret.transform((value) => value?.trim() || undefined),
    displayPhoneNumber: optionalLine(100),
    wabaBusinessId: optionalLine(100),
    appId: optionalLine(100),
  })
  .meta({ id: 'WhatsappSourceInput' })

const SmtpInput = z.object({
  host: required(255),
  port: looseInteger({ fallback: SMTP_DEFAULTS.port, min: 1, max: 65535 }),
  tls: tlsMode.default('ssl'),
  user: optionalLine(320),
  pass: optionalSecret,
})

const EmailInboundInput = z
  .object({
    protocol: z.enum(['imap', 'pop3']).default(EMAIL_DEFAULTS.protocol),
    host: trimmed(255),
    port: looseInteger({ fallback: EMAIL_DEFAULTS.port, min: 1, max: 65535 }),
    tls: tlsMode.default(EMAIL_DEFAULTS.tls),
    user: trimmed(320),
    /** Needed on every save, also on edit (specification, section 5). */
    pass: secret.nullish().transform((value) => value ?? ''),
    authTimeout: looseInteger({ fallback: EMAIL_DEFAULTS.authTimeout, min: 1000, max: 120_000 }),
    tlsRejectUnauthorized: LooseBoolean.prefault(true),
    inboxFolder: optionalLine(255).transform((value) => value ?? EMAIL_DEFAULTS.inboxFolder),
    archiveFolder: optionalLine(255),
    seenOnFetch: LooseBoolean.prefault(false),
    filterFrom: senders,
  })
  .refine(({ inboxFolder, archiveFolder }) => !isSameFolder(archiveFolder ?? '', inboxFolder), {
    path: ['archiveFolder'],
    error: problem('field_is_inbox'),
  })

export const EmailSourceInput = z
  .object({
    name: optionalLine(200),
    identifier: optionalLine(320),
    pollIntervalSec: looseInteger({ fallback: EMAIL_DEFAULTS.pollIntervalSec, min: 10, max: 86_400 }),
    initialSyncSinceDays: looseInteger({ fallback: EMAIL_DEFAULTS.initialSyncSinceDays, min: 0, max: 3650 }),
    inbound: EmailInboundInput.prefault({}),
    /** Where replies leave; left out, it is derived from the inbound server. */
    smtp: SmtpInput.optional(),
  })
  .meta({ id: 'EmailSourceInput' })

const SOURCE_TYPES = ['gmail', 'whatsapp', 'email'] as const
export type SourceTypeName = (typeof SOURCE_TYPES)[number]

const count = z.number().int()
const SourceCountsView = z
  .object({
    countedAt: Instant,
    /** Null where the source cannot be asked, as WhatsApp. */
    atSource: count.nullable(),
    /** Messages, and mails that came another way or are ours. */
    had: count,
    unreadable: count,
    filtered: count,
    /** Still to be taken in. */
    waiting: count,
    /** Passed over at two counts in a row: they are read again. */
    missing: count,
    missingSince: Instant.nullable(),
  })
  .meta({ id: 'SourceCounts' })

const sourceFields = {
  id: Id,
  name: z.string().nullable(),
  identifier: z.string(),
  state: z.enum(['connecting', 'active', 'auth_error', 'unreachable']),
  /** Why it brings no messages. */
  fault: SentenceView.nullable(),
  /** Why its replies do not leave. */
  sendFault: SentenceView.nullable(),
  /** Since when no look into it went well; null or left out while they do, or while it waits for me. */
  unreachableSince: Instant.nullish(),
  lastSyncedAt: Instant.nullable(),
  /** When it last let Locanda in with what is set now; null or left out: not since I set it. */
  signedInAt: Instant.nullish(),
  /** Since when I have it rest: nothing is taken in, and nothing leaves by itself. */
  pausedAt: Instant.nullish(),
  /** Of a long look: how many mails are still to be taken in, and of how many. */
  backlog: z.object({ left: z.number().int(), of: z.number().int() }).nullish(),
  /** What it holds of what is read, and what of that I have; null before the first count. */
  counts: SourceCountsView.nullish(),
  /** When I last asked to have it counted: later than `counts.countedAt` while that is under way. */
  countAskedAt: Instant.nullish(),
  createdAt: Instant,
  updatedAt: Instant,
}

export const GmailSourceView = z.object({
  ...sourceFields,
  type: z.literal('gmail'),
  gmailConfig: z.object({
    emailUser: z.string(),
    ownerEmail: z.string(),
    filterFrom: z.string().optional(),
    /** Locanda was let in at Google; without, an app password opens it. */
    signIn: z.literal('google').optional(),
  }),
})
export const WhatsappSourceView = z.object({
  ...sourceFields,
  type: z.literal('whatsapp'),
  whatsappConfig: z.object({
    phoneNumberId: z.string(),
    displayPhoneNumber: z.string().optional(),
    wabaBusinessId: z.string().optional(),
    appId: z.string().optional(),
  }),
})
export const EmailSourceView = z.object({
  ...sourceFields,
  type: z.literal('email'),
  emailConfig: z.object({
    name: z.string().nullable(),
    identifier: z.string(),
    pollIntervalSec: z.number().int(),
    initialSyncSinceDays: z.number().int(),
    inbound: z.object({
      protocol: z.enum(['imap', 'pop3']),
      host: z.string(),
      port: z.number().int(),
      tls: tlsMode,
      user: z.string(),
      authTimeout: z.number().int(),
      tlsRejectUnauthorized: z.boolean(),
      inboxFolder: z.string(),
      archiveFolder: z.string().optional(),
      seenOnFetch: z.boolean(),
      filterFrom: z.string().optional(),
    }),
    smtp: z.object({ host: z.string(), port: z.number().int(), tls: tlsMode, user: z.string().optional() }).optional(),
  }),
})
export const SourceView = z
  .discriminatedUnion('type', [GmailSourceView, WhatsappSourceView, EmailSourceView])
  .meta({ id: 'MessageSource' })
export type SourceView = z.infer<typeof SourceView>

/** How many mailboxes are looked at, at once or as soon as whoever reads them is back; and which of them could not be read so far. */
export const PollResult = z
  .object({
    polled: z.number().int(),
    troubled: z.array(z.object({ name: z.string(), fault: SentenceView.nullable() })),
  })
  .meta({ id: 'PollResult' })

const about = { tag: 'Message sources', access: 'host' } as const

export const sourceCalls = {
  listSources: {
    ...about,
    method: 'get',
    path: '/settings/users/sources',
    summary: 'My message sources',
    responses: { 200: z.array(SourceView) },
  },
  createGmailSource: {
    ...about,
    method: 'post',
    path: '/settings/users/sources/gmail',
    summary: 'Connect a gmail source',
    body: GmailSourceInput,
    responses: { 201: SourceView },
  },
  createWhatsappSource: {
    ...about,
    method: 'post',
    path: '/settings/users/sources/whatsapp',
    summary: 'Connect a whatsapp source',
    body: WhatsappSourceInput,
    responses: { 201: SourceView },
  },
  createEmailSource: {
    ...about,
    method: 'post',
    path: '/settings/users/sources/email',
    summary: 'Connect a email source',
    body: EmailSourceInput,
    responses: { 201: SourceView },
  },
  updateGmailSource: {
    ...about,
    method: 'put',
    path: '/settings/users/sources/{id}/gmail',
    summary: 'Change a gmail source',
    params: IdParams,
    body: GmailSourceInput,
    responses: { 200: SourceView },
  },
  updateWhatsappSource: {
    ...about,
    method: 'put',
    path: '/settings/users/sources/{id}/whatsapp',
    summary: 'Change a whatsapp source',
    params: IdParams,
    body: WhatsappSourceInput,
    responses: { 200: SourceView },
  },
  updateEmailSource: {
    ...about,
    method: 'put',
    path: '/settings/users/sources/{id}/email',
    summary: 'Change a email source',
    params: IdParams,
    body: EmailSourceInput,
    responses: { 200: SourceView },
  },
  deleteSource: {
    ...about,
    method: 'delete',
    path: '/settings/sources/{id}',
    summary: 'Disconnect a source and wipe its secrets',
    params: IdParams,
    responses: { 204: null },
  },
  pauseSource: {
    ...about,
    method: 'post',
    path: '/settings/sources/{id}/pause',
    summary: 'Have a source rest: nothing is taken in, nothing leaves by itself',
    params: IdParams,
    responses: { 200: SourceView },
  },
  resumeSource: {
    ...about,
    method: 'post',
    path: '/settings/sources/{id}/resume',
    summary: 'Have a source go on: what came meanwhile is taken in',
    params: IdParams,
    responses: { 200: SourceView },
  },
  countSource: {
    ...about,
    method: 'post',
    path: '/settings/sources/{id}/count',
    summary: 'Count what a source holds now, and read again what was passed over',
    params: IdParams,
    responses: { 202: SourceView },
  },
  pollSources: {
    ...about,
    method: 'post',
    path: '/sources/poll',
    summary: 'Look into my mailboxes now',
    responses: { 202: PollResult },
  },
} as const satisfies CallTable
