import type { Transaction } from '#prisma/client.ts'
import { statusList } from '#prisma/status-list.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { STANDING_ANSWERS } from '#workflows/domain/message-status.ts'

/** What was decided longer ago has been in sight of whoever writes now. */
const WITHIN_HOURS = 1

type Answer = { hostId: string; chatId: string; ours?: readonly string[] | undefined; now: Date }

/**
 * Two windows, or Locanda by itself and its host, may answer one question at once: the second is told before both answers leave. The
 * caller holds the chat's lock.
 * @throws AppError conflict where another answer was decided of which the writer of this one did not know.
 */
export async function refuseSecondAnswer(tx: Transaction, { hostId, chatId, ours, now }: Answer): Promise<void> {
  if (ours === undefined) return
  const [other] = await tx.$queryRaw<object[]>`
    select id from message
    where host_id = ${hostId}::uuid and chat_id = ${chatId}::uuid and kind in ('host_reply', 'draft')
      and status in (${statusList(STANDING_ANSWERS)}) and not id = any(${[...ours]}::uuid[])
      and coalesce(approved_at, created_at) > ${now}::timestamptz - make_interval(hours => ${WITHIN_HOURS}::int)
    limit 1`
  if (other !== undefined) throw new AppError('conflict', { code: 'answered_meanwhile' })
}
