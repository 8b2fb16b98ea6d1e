import { createHash } from 'node:crypto'
import { N8nAnswer, type N8nAnswerTaken } from '#api/contract/n8n-answer.ts'
import type { ApiDeps } from '#api/deps.ts'
import { readValue } from '#api/http/read-input.ts'
import { isSignedByN8n } from '#outside/n8n-signature.ts'
import { inHost } from '#prisma/host-scope.ts'
import { draftOfEventId } from '#prisma/outbox/asked-draft.ts'
import { keepAnswer, type NotKept } from '#prisma/outbox/keep-answer.ts'
import { keepRefusedAnswer } from '#prisma/outbox/refused-answers.ts'
import { AppError, type ErrorKind, notFound } from '#workflows/domain/errors.ts'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'

/** All answers of a minute: more is a flow that goes round in a circle. */
const MOST_IN_A_MINUTE = 1_000

/**
 * Takes in a draft that n8n was asked for; the worker that asked finds it, and checks it as any drafter's. Whose it is says the question
 * that it names, and nothing else.
 * @throws AppError not_found where n8n writes no drafts, or was not asked; unauthenticated; invalid_input; conflict where the draft no
 * longer waits for it, or other words came before; rate_limited.
 */
export async function takeN8nAnswer(deps: ApiDeps, header: string | undefined, body: Buffer): Promise<N8nAnswerTaken> {
  const { writesDrafts, hmacSecret: secret } = deps.config.n8n
  if (!writesDrafts || secret === undefined) throw notFound('Webhook')
  try {
    return await takeIn(deps, { secret, header, body: body.toString('utf8') })
  } catch (error) {
    // What is not signed anybody may have sent: nothing of it is kept, and n8n reads why in its own run.
    if (error instanceof AppError && error.kind !== 'unauthenticated' && error.kind !== 'rate_limited') {
      deps.log.warn({ code: error.sentence.code }, 'an answer of n8n was refused')
      await keepRefusedAnswer(deps.engineDb, error.sentence)
    }
    throw error
  }
}

type Signed = { secret: string; header: string | undefined; body: string }

async function takeIn(deps: ApiDeps, { secret, header, body }: Signed): Promise<N8nAnswerTaken> {
  const nowSeconds = Math.floor(deps.now().getTime() / 1000)
  if (!isSignedByN8n({ secret, header, body, nowSeconds })) {
    throw new AppError('unauthenticated', { code: 'n8n_signature_wrong' })
  }
  const { hits, leftMs } = await deps.counts.hit('answers of n8n', MOST_IN_A_MINUTE)
  if (hits > MOST_IN_A_MINUTE) {
    throw new AppError('rate_limited', { code: 'too_many_requests', retryAfterSeconds: Math.ceil(leftMs / 1000) })
  }
  const said = jsonOrNull(body)
  if (said === null) throw new AppError('invalid_input', { code: 'body_not_json' })
  const { eventId, language = null, ...answer } = readValue(N8nAnswer, said)
  const about = draftOfEventId(eventId)
  const hostId = about && (await hostAsked(deps, { ...about, eventId }))
  if (about === null || hostId === null) throw refused({ code: 'n8n_not_asked' })
  const digest = createHash('sha256').update(body).digest('hex')
  const kept = await inHost(deps.db, hostId, (tx) =>
    keepAnswer(tx, { hostId, ...about, digest, answer: { ...answer, language } }),
  )
  if ('refusal' in kept) throw refused(kept.refusal)
  return { taken: true, isNew: kept.isNew }
}

/** Of whom it was asked: an answer cannot say. */
async function hostAsked(
  { engineDb }: Pick<ApiDeps, 'engineDb'>,
  { guestMessageId, eventId }: { guestMessageId: string; eventId: string },
): Promise<string | null> {
  const [found] = await engineDb.$queryRaw<{ hostId: string }[]>`
    select m.host_id::text as "hostId" from message m
    join outbox_event e on e.host_id = m.host_id and e.receiver = 'n8n' and e.event_id = ${eventId}
    where m.id = ${guestMessageId}::uuid`
  return found?.hostId ?? null
}

const KINDS: Record<NotKept['code'], ErrorKind> = {
  n8n_not_asked: 'not_found',
  n8n_answered_before: 'conflict',
  n8n_answer_late: 'conflict',
  n8n_answer_overtaken: 'conflict',
}

const refused = ({ code }: NotKept) => new AppError(KINDS[code], { code })
