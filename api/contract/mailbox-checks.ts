import { z } from 'zod'
import { CHECK_STEPS, STEP_STATES } from '#workflows/domain/mailbox-check/check-step.ts'
import { MENDS, type Mend } from '#workflows/domain/sentences/mends.ts'
import { WORK_STATES } from '#workflows/domain/work-state.ts'
import type { CallTable } from './call.ts'
import { SentenceView } from './sentences.ts'
import { EmailSourceInput } from './sources.ts'
import { Id, IdParams } from './values.ts'

const mendCodes = Object.keys(MENDS) as [Mend['code'], ...Mend['code'][]]
/** What I can do, in words of the reader's own. */
const MendView = z
  .object({ code: z.enum(mendCodes), params: z.record(z.string(), z.union([z.string(), z.array(z.string())])) })
  .meta({ id: 'Mend' }) as z.ZodType<unknown> as z.ZodType<Mend>

/** A mailbox as its form has it. Of Gmail only user and password count; a host that is left out is looked for. */
export const MailboxCheckInput = EmailSourceInput.extend({
  type: z.enum(['gmail', 'email']),
  /** Of a Gmail source that is edited: where the password is blank, its own is meant. */
  sourceId: Id.optional(),
}).meta({ id: 'MailboxCheckInput' })

const server = { host: z.string(), port: z.number().int(), tls: z.enum(['ssl', 'starttls', 'none']), user: z.string() }

export const MailboxCheckView = z
  .object({
    id: Id,
    /** `lost`: whoever tested it died. */
    state: z.enum(WORK_STATES),
    /** Those that have begun, in their order. `fault` is what is wrong, `mend` what I can do. */
    steps: z.array(
      z.object({
        step: z.enum(CHECK_STEPS),
        state: z.enum(STEP_STATES),
        fault: SentenceView.nullable(),
        mend: MendView.nullable(),
      }),
    ),
    /** The servers of the address, where none was named. */
    found: z
      .object({
        inbound: z.object({ ...server, protocol: z.enum(['imap', 'pop3']) }),
        smtp: z.object(server).nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'MailboxCheck' })
export type MailboxCheckView = z.infer<typeof MailboxCheckView>

const about = { tag: 'Message sources', access: 'host' } as const

export const mailboxCheckCalls = {
  startCheck: {
    ...about,
    method: 'post',
    path: '/sources/checks',
    summary: 'Test a mailbox before it is connected: nothing is stored of it, and no mail is touched',
    body: MailboxCheckInput,
    responses: { 201: MailboxCheckView },
  },
  readCheck: {
    ...about,
    method: 'get',
    path: '/sources/checks/{id}',
    summary: 'How far the test of a mailbox has got',
    params: IdParams,
    responses: { 200: MailboxCheckView },
  },
} as const satisfies CallTable
