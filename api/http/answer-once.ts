import { createHash } from 'node:crypto'
import { inHost } from '#prisma/host-scope.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { AnyInput, HostContext, Route } from './define-route.ts'

const KEY_FORM = /^[\x21-\x7e]{1,200}$/
const KEPT_HOURS = 24
/** A first call that has not answered for so long is taken to be dead, and its key may be used again. */
const ABANDONED_SECONDS = 60

/**
 * Runs a write that sends once for each `Idempotency-Key`: the same key with the same request gives the first
 * answer again, with another request 422, while the first still runs 409. A failed first call frees its key.
 */
export async function answerOnce(
  context: HostContext,
  { route, input }: { route: Route; input: AnyInput },
  run: () => Promise<unknown>,
): Promise<unknown> {
  const key = context.headers['idempotency-key']
  if (key === undefined) return run()
  if (typeof key !== 'string' || !KEY_FORM.test(key)) {
    const fields = { 'Idempotency-Key': 'must be 1 to 200 visible characters' }
    throw new AppError('invalid_input', { userMessage: 'The Idempotency-Key is not valid', fields })
  }
  const request = JSON.stringify([route.method, route.path, input.params, input.body ?? null])
  const first = await claimKey(context, key, createHash('sha256').update(request).digest('hex'))
  if (first.answered) return first.body
  const body = await run().catch(async (error: unknown) => {
    await freeKey(context, key)
    throw error
  })
  await keepAnswer(context, key, body)
  return body
}

type FirstAnswer = { answered: false } | { answered: true; body: unknown }

function claimKey({ deps, host }: HostContext, key: string, requestHash: string): Promise<FirstAnswer> {
  return inHost(deps.db, host.id, async (tx) => {
    await tx.$executeRaw`
      delete from idempotency_key where host_id = ${host.id}::uuid
        and (created_at < now() - make_interval(hours => ${KEPT_HOURS}::int)
          or (key = ${key} and status is null and created_at < now() - make_interval(secs => ${ABANDONED_SECONDS}::int)))`
    const claimed = await tx.$executeRaw`
      insert into idempotency_key (host_id, key, request_hash) values (${host.id}::uuid, ${key}, ${requestHash})
      on conflict do nothing`
    if (claimed === 1) return { answered: false }
    const first = await tx.idempotencyKey.findUniqueOrThrow({ where: { hostId_key: { hostId: host.id, key } } })
    if (first.requestHash !== requestHash) {
      throw new AppError('rule_refused', { userMessage: 'This Idempotency-Key was used for another request' })
    }
    if (first.status === null) {
      throw new AppError('conflict', {
        userMessage: 'The first request with this Idempotency-Key is still running',
        retryAfterSeconds: 1,
      })
    }
    return { answered: true, body: first.body ?? undefined }
  })
}

const freeKey = ({ deps, host }: HostContext, key: string) =>
  inHost(deps.db, host.id, (tx) => tx.idempotencyKey.deleteMany({ where: { hostId: host.id, key, status: null } }))

const keepAnswer = ({ deps, host }: HostContext, key: string, body: unknown) =>
  inHost(deps.db, host.id, (tx) =>
    tx.idempotencyKey.updateMany({
      where: { hostId: host.id, key },
      data: { status: 200, ...(body === undefined ? {} : { body: JSON.parse(JSON.stringify(body)) }) },
    }),
  )
