import { loadSource } from '#activities/channels/account/load-source.ts'
import { checkSending } from '#activities/channels/smtp/send-mail.ts'
import type { SourceDeps } from '#activities/deps.ts'
import { eachApart } from '#activities/process/each-apart.ts'
import { Prisma } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { CERTIFICATE_FAULTS } from '#workflows/domain/source-faults.ts'

const MINUTE_MS = 60_000
const LONGEST_MS = 60 * MINUTE_MS
const AT_ONCE = 100

type Stopped = { id: string; hostId: string; since: Date | null; isRead: boolean; isSent: boolean }

/**
 * Tries sources again that stopped for a certificate, which their provider may have renewed: after a minute, then after pauses as long
 * as they have been stopped, an hour at most. Until it works they say what they said.
 */
export async function retryCertificates(deps: SourceDeps): Promise<void> {
  const { engineDb, log } = deps
  const codes = [...CERTIFICATE_FAULTS]
  const now = deps.now()
  const stopped = await engineDb.$queryRaw<Stopped[]>`
    select id::text, host_id::text as "hostId", retry_since as since,
      state = 'auth_error' and fault->>'code' = any(${codes}) as "isRead", coalesce(send_fault->>'code' = any(${codes}), false) as "isSent"
    from message_source
    where deleted_at is null and (retry_at is null or retry_at <= ${now})
      and (state = 'auth_error' and fault->>'code' = any(${codes}) or send_fault->>'code' = any(${codes}))
    order by id limit ${AT_ONCE}::int`
  await eachApart(stopped, (source) => retry(deps, source, now), { name: 'try a certificate again', log })
  await engineDb.$executeRaw`
    update message_source set retry_at = null, retry_since = null
    where retry_at is not null and not (state = 'auth_error' and coalesce(fault->>'code' = any(${codes}), false))
      and not coalesce(send_fault->>'code' = any(${codes}), false)`
}

/** The pause is written down first: what fails here is tried again after it. A source that was seen just now is given a minute. */
async function retry(deps: SourceDeps, { id, hostId, since, isRead, isSent }: Stopped, now: Date): Promise<void> {
  const stoppedMs = since === null ? 0 : now.getTime() - since.getTime()
  const retryAt = new Date(now.getTime() + Math.min(Math.max(stoppedMs, MINUTE_MS), LONGEST_MS))
  const isDue = since !== null
  await inHost(deps.db, hostId, (tx) =>
    tx.messageSource.updateMany({
      where: { id, hostId },
      // Whoever watches it is told, and looks anew.
      data: { retryAt, retrySince: since ?? now, ...(isDue && isRead ? { wakeOwedAt: now } : {}) },
    }),
  )
  if (isDue && isSent) await trySending(deps, { id, hostId })
}

/** Signs in where replies leave: what kept them back is over, or is something else by now. */
async function trySending({ db, vault, guard }: SourceDeps, { id, hostId }: Pick<Stopped, 'id' | 'hostId'>) {
  const source = await inHost(db, hostId, (tx) => loadSource(tx, vault, { hostId, sourceId: id }))
  if (source.type === 'whatsapp' || source.account.smtp === null) return
  const kept = await checkSending(guard, source.account.smtp)
  if (kept !== null && kept.outcome !== 'stopped') return
  const sendFault = kept === null ? Prisma.DbNull : kept.fault
  await inHost(db, hostId, (tx) => tx.messageSource.updateMany({ where: { id, hostId }, data: { sendFault } }))
}
