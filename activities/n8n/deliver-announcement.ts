import type { ActivityDeps } from '#activities/deps.ts'
import { n8nHeaders } from '#outside/n8n-headers.ts'
import { n8nRefusal } from '#outside/n8n-refusal.ts'
import type { DueEvent } from '#prisma/outbox/claim-due.ts'
import { type FailedTry, recordTry } from '#prisma/outbox/record-try.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { askedPause, pauseAfter } from '#workflows/domain/outbox-pauses.ts'
import type { Sentence, SentenceCode } from '#workflows/domain/sentences/sentence.ts'
import { announcementBody } from './announcement-body.ts'
import { questionBody } from './question-body.ts'

export type AnnouncingDeps = Pick<ActivityDeps, 'config' | 'db' | 'guard' | 'log' | 'n8n' | 'now' | 'random'>

/** A flow that streams its answer has heard us when its head is there; its words are not waited for. */
const BODY_MS = 1_000

/** What another try within two minutes may mend; a question for a draft waits for nothing else. */
const PASSING: ReadonlySet<SentenceCode> = new Set(['n8n_busy', 'n8n_failed', 'network_error', 'address_not_found'])

/**
 * Tries an announcement once and keeps what came of it: told, or why not and when it is tried again. What was told and not known to
 * have arrived is told again, under the same event id.
 */
export async function deliverAnnouncement(deps: AnnouncingDeps, event: DueEvent): Promise<void> {
  const { webhookUrl } = deps.n8n
  if (webhookUrl === undefined) return
  const failed = await tryOnce(deps, event, `${webhookUrl.replace(/\/+$/, '')}/${event.kind}`)
  const state = await recordTry(deps.db, event, failed)
  const { eventId, tries } = event
  if (failed !== null) deps.log.warn({ eventId, tries, state, fault: failed.fault.code }, 'n8n was not told')
}

async function tryOnce(deps: AnnouncingDeps, event: DueEvent, url: string): Promise<FailedTry | null> {
  const pauseMs = pauseAfter(event.tries, deps.random())
  try {
    const { status, ok, headers } = await post(deps, event, url)
    if (ok) return null
    const asked = askedPause(headers.get('retry-after'), deps.now())
    const fault = n8nRefusal(status)
    return { fault, pauseMs: Math.max(pauseMs, asked), ends: endOf(event, fault) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { fault: error.sentence, pauseMs, ends: endOf(event, error.sentence) }
  }
}

function endOf({ kind }: DueEvent, { code }: Sentence): FailedTry['ends'] {
  if (kind !== 'ai' || PASSING.has(code)) return undefined
  return code === 'n8n_question_over' ? 'dropped' : 'given_up'
}

const bodyOf = (deps: Parameters<typeof questionBody>[0], event: DueEvent) =>
  event.kind === 'ai' ? questionBody(deps, event) : announcementBody(deps, event)

async function post({ guard, n8n, ...deps }: AnnouncingDeps, event: DueEvent, url: string): Promise<Response> {
  const { chatId, body } = await bodyOf(deps, event)
  const about = {
    event: event.kind,
    eventVersion: '1',
    eventId: event.eventId,
    chatId,
    messageId: event.messageId,
    body,
  }
  const timestampSeconds = Math.floor(deps.now().getTime() / 1000)
  const signing = n8n.hmacSecret === undefined ? undefined : { secret: n8n.hmacSecret, timestampSeconds }
  return guard.fetch(url, {
    method: 'POST',
    headers: n8nHeaders(about, signing),
    body,
    timeoutMs: 10_000,
    maxBodyBytes: 4096,
    truncate: true,
    bodyMs: BODY_MS,
  })
}
