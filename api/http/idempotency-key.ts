import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Call } from '#api/contract/call.ts'
import { IDEMPOTENCY_KEY } from '#api/contract/idempotency-key.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

/** The client's name for a request, and what the request was. */
export type IdempotencyKey = { key: string; requestHash: string }

type Request = { headers: IncomingHttpHeaders; params: unknown; body: unknown }

/** The key that a request of a deciding call brings. @throws AppError invalid_input for a header that is no key. */
export function idempotencyKeyOf(
  { method, path, once }: Call,
  { headers, params, body }: Request,
): IdempotencyKey | undefined {
  const key = headers['idempotency-key']
  if (once !== true || key === undefined) return undefined
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) {
    const fields = { 'Idempotency-Key': say({ code: 'field_not_key' }) }
    throw new AppError('invalid_input', { code: 'idempotency_key_invalid', fields })
  }
  const request = JSON.stringify([method, path, params, body ?? null])
  return { key, requestHash: createHash('sha256').update(request).digest('hex') }
}
