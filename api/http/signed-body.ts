import express, { type Request, type RequestHandler } from 'express'
import { AppError } from '#workflows/domain/errors.ts'

/** WhatsApp sends up to 3 MB at once. */
const MOST_BYTES = 4_000_000
/** Of all bodies that are being read, of whoever: until it is whole nobody's signature can be told from another's. */
const BUDGET_BYTES = 32_000_000
/** What is longer than most notifications leaves room for those. */
const LARGE_BYTES = 64_000
const LARGE_BUDGET_BYTES = 24_000_000
/** Meta's lines are fast: whoever takes longer keeps others' room. */
const MOST_MS = 10_000

const raw = express.raw({ limit: MOST_BYTES, type: () => true })

/**
 * Reads the body of a call that shows whom it is from only by a signature over its bytes. Without a signature in its form nothing is
 * read; all others share a budget of memory, in one process, and have ten seconds.
 * @throws AppError unauthenticated; rate_limited while too much is being read, which Meta sends again.
 */
export function createSignedBody(refused: (request: Request, refusal: AppError) => Promise<void>): RequestHandler {
  let reading = 0
  return async (request, response, next) => {
    if (!/^sha256=[0-9a-f]{64}$/.test(String(request.headers['x-hub-signature-256']))) {
      const refusal = new AppError('unauthenticated', { code: 'unauthorized' })
      await refused(request, refusal)
      throw refusal
    }
    const bytes = Math.min(Number(request.headers['content-length'] ?? MOST_BYTES), MOST_BYTES)
    if (reading + bytes > (bytes > LARGE_BYTES ? LARGE_BUDGET_BYTES : BUDGET_BYTES)) {
      throw new AppError('rate_limited', { code: 'too_many_requests', retryAfterSeconds: MOST_MS / 1000 })
    }
    reading += bytes
    const slow = setTimeout(() => request.destroy(), MOST_MS)
    const read = () => {
      clearTimeout(slow)
      request.off('end', read).off('close', read)
      reading -= bytes
    }
    request.on('end', read).on('close', read)
    raw(request, response, next)
  }
}
