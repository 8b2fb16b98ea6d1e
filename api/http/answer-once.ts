import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { RETENTION_HOURS } from '#prisma/maintenance/retention-hours.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { HostContext } from './define-route.ts'
import type { IdempotencyKey } from './idempotency-key.ts'

/**
 * Runs a write for the signed-in host in one transaction with its answer under the `Idempotency-Key`: both are there or
 * neither. The same key with the same request gives the first answer again, and waits for a first that still runs; a
 * first that failed has left no trace.
 * @throws AppError rule_refused for another request under the same key, and what `work` throws.
 */
export function answerOnce<T>(context: HostContext, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { deps, host, idempotencyKey } = context
  return inHost(deps.db, host.id, async (tx) => {
    if (idempotencyKey === undefined) return work(tx)
    const first = await claimKey(tx, host.id, idempotencyKey)
    // What this same work answered: the key is bound to the request.
    if (first !== null) return first.body as T
    const body = await work(tx)
    await tx.idempotencyKey.updateMany({
      where: { hostId: host.id, key: idempotencyKey.key },
      data: { body: JSON.parse(JSON.stringify(body)) },
    })
    return body
  })
}

/** Null where the key is new, or so old that it is forgotten; else what was answered under it. */
async function claimKey(tx: Transaction, hostId: string, { key, requestHash }: IdempotencyKey) {
  // Waits where another transaction has just written the same key. The worker prunes the old ones of other requests.
  const claimed = await tx.$executeRaw`
    insert into idempotency_key as known (host_id, key, request_hash) values (${hostId}::uuid, ${key}, ${requestHash})
    on conflict (host_id, key) do update set request_hash = excluded.request_hash, body = null, created_at = now()
    where known.created_at < now() - make_interval(hours => ${RETENTION_HOURS.idempotencyKey}::int)`
  if (claimed === 1) return null
  const first = await tx.idempotencyKey.findUniqueOrThrow({ where: { hostId_key: { hostId, key } } })
  if (first.requestHash !== requestHash) {
    throw new AppError('rule_refused', { code: 'idempotency_key_reused' })
  }
  return first
}
