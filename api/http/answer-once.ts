import type { Transaction } from '#prisma/client.ts'
import type { IdempotencyKeyModel } from '#prisma/generated/models.ts'
import { inHost } from '#prisma/host-scope.ts'
import { RETENTION_HOURS } from '#prisma/maintenance/retention-hours.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { HostContext } from './define-route.ts'
import type { IdempotencyKey } from './idempotency-key.ts'
import { refusalOf, toRefusal } from './stored-refusal.ts'

/** `begunAt`: PostgreSQL's clock at the begin. */
type Work<T> = (tx: Transaction, begunAt: Date) => Promise<T>
type Ended<T> = { answer: T } | { refused: AppError }

/**
 * Runs a write for the signed-in host in one transaction with its answer under the `Idempotency-Key`: both are there or
 * neither. The same key with the same request gives the first answer again, a refusal too, and waits for a first that still runs; a
 * first that failed otherwise has left no trace.
 * @throws AppError rule_refused for another request under the same key, and what `work` throws.
 */
export async function answerOnce<T>(context: HostContext, work: Work<T>): Promise<T> {
  const { deps, host, idempotencyKey } = context
  const ended = await inHost(deps.db, host.id, async (tx, begunAt): Promise<Ended<T>> => {
    if (idempotencyKey === undefined) return { answer: await work(tx, begunAt) }
    const first = await claimKey(tx, host.id, idempotencyKey)
    if (first !== null) return endedBefore(first)
    const now = await attempt(tx, () => work(tx, begunAt))
    await tx.idempotencyKey.updateMany({
      where: { hostId: host.id, key: idempotencyKey.key },
      data: 'answer' in now ? { body: JSON.parse(JSON.stringify(now.answer)) } : { refusal: refusalOf(now.refused) },
    })
    return now
  })
  if ('refused' in ended) throw ended.refused
  return ended.answer
}

/**
 * What was answered under the key of this request, for who asks somebody outside before `answerOnce`; undefined where nothing was.
 * @throws AppError the refusal that was given then; rule_refused for another request under the same key.
 */
export async function answeredBefore<T>({ deps, host, idempotencyKey }: HostContext): Promise<T | undefined> {
  if (idempotencyKey === undefined) return undefined
  const { key, requestHash } = idempotencyKey
  const first = await inHost(deps.db, host.id, (tx, now) =>
    tx.idempotencyKey.findFirst({
      where: { hostId: host.id, key, createdAt: { gte: since(now) } },
    }),
  )
  if (first === null) return undefined
  const ended = endedBefore<T>(sameRequest(first, requestHash))
  if ('refused' in ended) throw ended.refused
  return ended.answer
}

/** Older keys are forgotten. */
const since = (now: Date) => new Date(now.getTime() - RETENTION_HOURS.idempotencyKey * 3_600_000)

/** What this same work came to: the key is bound to the request. */
const endedBefore = <T>({ body, refusal }: IdempotencyKeyModel): Ended<T> =>
  refusal === null ? { answer: body as T } : { refused: toRefusal(refusal) }

/** What a refusal has written until then is undone; the key is kept. */
async function attempt<T>(tx: Transaction, work: () => Promise<T>): Promise<Ended<T>> {
  await tx.$executeRaw`savepoint before_work`
  try {
    return { answer: await work() }
  } catch (error) {
    if (!(error instanceof AppError) || (error.kind !== 'conflict' && error.kind !== 'rule_refused')) throw error
    await tx.$executeRaw`rollback to savepoint before_work`
    return { refused: error }
  }
}

/** Null where the key is new, or so old that it is forgotten; else what was answered under it. */
async function claimKey(tx: Transaction, hostId: string, { key, requestHash }: IdempotencyKey) {
  // Waits where another transaction has just written the same key. The worker prunes the old ones of other requests.
  const claimed = await tx.$executeRaw`
    insert into idempotency_key as known (host_id, key, request_hash) values (${hostId}::uuid, ${key}, ${requestHash})
    on conflict (host_id, key) do update
      set request_hash = excluded.request_hash, body = null, refusal = null, created_at = now()
    where known.created_at < now() - make_interval(hours => ${RETENTION_HOURS.idempotencyKey}::int)`
  if (claimed === 1) return null
  return sameRequest(await tx.idempotencyKey.findUniqueOrThrow({ where: { hostId_key: { hostId, key } } }), requestHash)
}

/** @throws AppError rule_refused for another request under the same key. */
function sameRequest(first: IdempotencyKeyModel, requestHash: string): IdempotencyKeyModel {
  if (first.requestHash === requestHash) return first
  throw new AppError('rule_refused', { code: 'idempotency_key_reused' })
}
