import { adminAuditEntry } from '#api/admin/admin-audit-entry.ts'
import type { N8nTriggerInput, N8nTriggerResult } from '#api/contract/n8n.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { refusalBody } from '#api/http/refusal-body.ts'
import { n8nHeaders } from '#outside/n8n-headers.ts'
import { n8nRefusal } from '#outside/n8n-refusal.ts'
import { recordAudit } from '#prisma/audit.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { checkEventFields, checkExtraHeaders } from './extra-headers.ts'
import { n8nTarget } from './n8n-target.ts'

const MAX_ANSWER_BYTES = 4096
const TIMEOUT_MS = 10_000
/** A flow that streams has been triggered: as much of it is shown as came by then. */
const BODY_MS = 5_000

/**
 * Sends one event and answers the receiver's status and the first 4 KB of its body. A receiver that refuses, or cannot be
 * reached, is `ok: false` with the reason. Only a configured n8n is sent a signature; elsewhere `signed` is false.
 * @throws AppError invalid_input, rule_refused for what cannot be sent at all.
 */
export async function triggerN8n(
  context: HostContext,
  { body: input }: { body: N8nTriggerInput },
): Promise<N8nTriggerResult> {
  const { deps } = context
  const { event: name, eventVersion, chatId, messageId } = input
  checkEventFields({ event: name, eventVersion, chatId, messageId })
  const target = n8nTarget(input, deps.config.n8n)
  const isCustom = input.webhook === 'custom'
  const extra = checkExtraHeaders(isCustom ? input.headers : {})
  const body = JSON.stringify(input.body)
  const secret = (!isCustom || input.sign) && target.isOurs ? deps.config.n8n.hmacSecret : undefined
  const event = {
    event: name || input.webhook,
    eventVersion: eventVersion || '1',
    eventId: deps.newId(),
    chatId,
    messageId,
    body,
  }
  const timestampSeconds = Math.floor(deps.now().getTime() / 1000)
  const headers = n8nHeaders(event, secret === undefined ? undefined : { secret, timestampSeconds })
  await recordAudit(
    deps.db,
    adminAuditEntry(context, {
      action: 'debug.trigger_n8n',
      subject: target.url.host,
      detail: { mode: input.mode, webhook: input.webhook, eventId: event.eventId },
    }),
  )
  const answer = await send(
    context,
    { url: target.url, isTest: input.mode === 'test' },
    {
      method: isCustom ? input.method : 'POST',
      headers: { ...extra, ...headers },
      body,
    },
  )
  return { ...answer, signed: secret !== undefined, eventId: event.eventId }
}

type Sent = { method: string; headers: Record<string, string>; body: string }

async function send(
  { deps }: HostContext,
  { url, isTest }: { url: URL; isTest: boolean },
  request: Sent,
): Promise<N8nTriggerResult> {
  try {
    const response = await deps.guard.fetch(url, {
      ...request,
      timeoutMs: TIMEOUT_MS,
      maxBodyBytes: MAX_ANSWER_BYTES,
      truncate: true,
      bodyMs: BODY_MS,
    })
    const answer = { status: response.status, body: await response.text() }
    if (response.ok) return { ok: true, ...answer }
    // In test mode n8n hears only while somebody has it listen.
    const isDeaf = isTest && response.status === 404
    return {
      ok: false,
      ...refusalBody(isDeaf ? { code: 'n8n_not_listening' } : n8nRefusal(response.status)),
      ...answer,
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ok: false, ...refusalBody(error.sentence) }
  }
}
