import express, { type RequestHandler, type Response } from 'express'
import { AppError } from '#workflows/domain/errors.ts'
import { MOST_FILE_BYTES } from '#workflows/domain/files/outgoing-limits.ts'
import { HttpError } from './http-error.ts'
import { whenClosed } from './when-closed.ts'

/** Of all files that are being read by this process, and of one account's at once. */
const BUDGET_BYTES = 6 * MOST_FILE_BYTES
const OF_AN_ACCOUNT = 2
/** A phone on a bad line takes minutes; whoever takes longer keeps others' room. */
const MOST_MS = 5 * 60_000
const AGAIN_SECONDS = 5

const raw = express.raw({ limit: MOST_FILE_BYTES, type: () => true, inflate: false })
const tooLarge = () =>
  new HttpError(413, { code: 'file_too_large', params: { most: Math.floor(MOST_FILE_BYTES / 1024 / 1024) } })

/**
 * Reads a file that a signed-in host sends. What is too large is refused before its first byte; all that are being read share a budget
 * of memory, so that no account takes it all.
 * @throws HttpError 413; AppError rate_limited while too much is being read.
 */
export function createFileBody(): RequestHandler {
  let reading = 0
  const readers = new Map<string, number>()
  return (request, response, next) => {
    // Whoever has left meanwhile sends nothing and is answered nothing.
    if (request.destroyed) return
    const bytes = Number(request.headers['content-length'] ?? MOST_FILE_BYTES)
    if (bytes > MOST_FILE_BYTES) throw tooLarge()
    const who = accountOf(response)
    const own = readers.get(who) ?? 0
    if (own >= OF_AN_ACCOUNT || reading + bytes > BUDGET_BYTES)
      throw new AppError('rate_limited', { code: 'too_many_requests', retryAfterSeconds: AGAIN_SECONDS })
    reading += bytes
    readers.set(who, own + 1)
    const slow = setTimeout(() => request.destroy(), MOST_MS)
    const read = () => {
      clearTimeout(slow)
      reading -= bytes
      const left = (readers.get(who) ?? 1) - 1
      if (left === 0) readers.delete(who)
      else readers.set(who, left)
    }
    whenClosed(request, read)
    raw(request, response, next)
  }
}

const accountOf = (response: Response) => String(response.locals.kcSub)
