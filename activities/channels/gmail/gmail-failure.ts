import { z } from 'zod'
import { sourceFault } from '#activities/channels/faults/source-fault.ts'
import { saysApiOff } from '#outside/google/says-api-off.ts'
import { waitSeconds } from '#outside/google/wait-seconds.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { SentenceInput } from '#workflows/domain/sentences/sentence.ts'
import type { SourceFaultCode } from '#workflows/domain/source-faults.ts'

const Refusal = z.object({
  error: z.object({
    message: z.string().catch(''),
    errors: z.array(z.object({ reason: z.string().catch('') })).catch([]),
    details: z.array(z.object({ reason: z.string().optional().catch(undefined) })).catch([]),
  }),
})
const OF_QUOTA = /limit|quota/i

/** An answer of the Gmail API that is no success. */
export type GmailAnswer = { status: number; data: unknown; retryAfter: string | null }
export type GmailRefusal = { status: number; reason: string; detail: string; waitSeconds: number | undefined }

/** What Google says of a refusal: https://developers.google.com/workspace/gmail/api/guides/handle-errors. */
export function readRefusal({ status, data, retryAfter }: GmailAnswer, now: Date): GmailRefusal {
  const { message = '', errors = [], details = [] } = Refusal.safeParse(data).data?.error ?? {}
  const reason = errors[0]?.reason ?? details.find((one) => one.reason !== undefined)?.reason ?? ''
  const detail = `${status} ${reason} ${message}`.replace(/\s+/g, ' ').trim().slice(0, 300)
  // A limit of a mailbox's own names its end in its words.
  const named = /retry after ([\d-]+T[\d:.]+Z)/i.exec(message)?.[1]
  return { status, reason, detail, waitSeconds: waitSeconds(retryAfter, now) ?? waitSeconds(named, now) }
}

/** The refusal as the fault of the source that it is. */
export function refusalFault({ status, reason, detail, waitSeconds: wait }: GmailRefusal): AppError {
  const fault = faultOf(status, reason)
  if (fault !== null) return sourceFault(fault, { detail })
  const after = wait === undefined ? {} : { retryAfterSeconds: wait }
  if (status === 429 || status >= 500 || OF_QUOTA.test(reason))
    return new AppError('upstream_unavailable', { code: 'google_busy', message: detail, ...after })
  return new AppError('upstream_unavailable', { code: 'google_refused', params: { detail }, message: detail })
}

const OF_MAILBOX = new Set<string>(['google_access_revoked', 'google_api_off', 'google_scopes_missing', 'google_busy'])

/** Whether a refusal of one mail is of every other, too. A server error is only where nothing else comes either. */
export const isOfMailbox = (refusal: GmailRefusal): boolean =>
  refusal.status < 500 && OF_MAILBOX.has(refusalFault(refusal).sentence.code)

function faultOf(status: number, reason: string): SentenceInput<SourceFaultCode> | null {
  if (status === 401) return { code: 'google_access_revoked' }
  if (status !== 403 || OF_QUOTA.test(reason)) return null
  if (saysApiOff(reason)) return { code: 'google_api_off' }
  if (/insufficientPermissions|SCOPE_INSUFFICIENT/i.test(reason)) return { code: 'google_scopes_missing' }
  return /domainPolicy|failedPrecondition|forbidden|delegationDenied/i.test(reason)
    ? { code: 'google_not_allowed' }
    : null
}
