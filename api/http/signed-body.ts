import express, { type Request, type RequestHandler } from 'express'
import type { SignatureForm } from '#api/contract/call.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { createBodyRoom } from './body-room.ts'
import { clientAddress } from './client-address.ts'
import { whenClosed } from './when-closed.ts'

/** Who signs is a server, and servers' lines are fast: whoever takes longer is at fault. */
const MOST_MS = 10_000

/**
 * Reads the body of a call that shows whom it is from only by a signature over its bytes. Without a signature in its form nothing is
 * read; all others share a room, in one process, of which each address has a part, and have ten seconds: one where the room is full.
 * @throws AppError unauthenticated; rate_limited while too much is being read, which is sent again.
 */
export function createSignedBody(
  refused: (request: Request, refusal: AppError) => Promise<void>,
): (form: SignatureForm) => RequestHandler {
  const enter = createBodyRoom(() => performance.now())
  return ({ header, form, mostBytes }) => readSigned({ enter, refused, header, form, mostBytes })
}

type Reading = SignatureForm & {
  enter: ReturnType<typeof createBodyRoom>
  refused: (request: Request, refusal: AppError) => Promise<void>
}

function readSigned({ enter, refused, header, form, mostBytes }: Reading): RequestHandler {
  const raw = express.raw({ limit: mostBytes, type: () => true })
  return async (request, response, next) => {
    if (!form.test(String(request.headers[header] ?? ''))) {
      const refusal = new AppError('unauthenticated', { code: 'unauthorized' })
      await refused(request, refusal)
      throw refusal
    }
    const bytes = Math.min(Number(request.headers['content-length'] ?? mostBytes), mostBytes)
    const stop = () => void request.destroy()
    const leave = enter({ bytes, address: clientAddress(request), stop })
    if (leave === null) {
      throw new AppError('rate_limited', { code: 'too_many_requests', retryAfterSeconds: MOST_MS / 1000 })
    }
    const slow = setTimeout(stop, MOST_MS)
    const read = () => {
      clearTimeout(slow)
      leave()
    }
    whenClosed(request, read)
    raw(request, response, next)
  }
}
