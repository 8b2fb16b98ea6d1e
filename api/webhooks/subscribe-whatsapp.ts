import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError, notFound } from '#workflows/domain/errors.ts'

export type Subscription = { mode: string; token: string; challenge: string }

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Answers Meta's question whether this address is ours: with its own challenge.
 * @throws AppError not_found where no token is configured; forbidden for a wrong one.
 */
export function subscribeWhatsapp(verifyToken: string | undefined, { mode, token, challenge }: Subscription): Buffer {
  if (verifyToken === undefined) throw notFound('Webhook')
  if (mode !== 'subscribe' || !timingSafeEqual(digest(token), digest(verifyToken))) {
    throw new AppError('forbidden', { code: 'forbidden' })
  }
  return Buffer.from(challenge)
}
