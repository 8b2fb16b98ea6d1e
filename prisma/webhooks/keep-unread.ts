import { createHash } from 'node:crypto'
import type { Database } from '#prisma/client.ts'

/** Why nobody reads it: it names no number, it is in no shape that we know, or its number is no source's. */
type UnreadWhy = 'no_number' | 'unknown_shape' | 'no_source'
/** `many`: how often it came; once where it is not said. */
export type Unread = { why: UnreadWhy; phoneNumberId?: string; body?: string; many?: number }
type KeepDeps = { engineDb: Database; now: () => Date }

const BODY_CHARACTERS = 256 * 1024

/**
 * Keeps for the administrators what no host can be shown. The same once, however often it comes; of a number of no source, whose guests
 * are nobody's here, only that somebody writes to it.
 */
export async function keepUnread(
  { engineDb, now }: KeepDeps,
  { why, phoneNumberId, body, many = 1 }: Unread,
): Promise<void> {
  const key = createHash('sha256')
    .update(`${why}:${phoneNumberId ?? body ?? ''}`)
    .digest('hex')
  const at = now()
  const kept = body?.slice(0, BODY_CHARACTERS).replaceAll('\0', '').toWellFormed() ?? null
  await engineDb.$executeRaw`
    insert into unread_webhook (key, why, phone_number_id, body, many, first_at, last_at)
    values (${key}, ${why}::unread_webhook_why, ${phoneNumberId?.slice(0, 100) ?? null}, ${kept}, ${many}, ${at}, ${at})
    on conflict (key) do update set many = unread_webhook.many + excluded.many, last_at = excluded.last_at`
}
