import { isOfGoogle } from '#activities/channels/account/is-of-google.ts'
import { loadSource } from '#activities/channels/account/load-source.ts'
import type { Source } from '#activities/channels/account/source.ts'
import { checkGmail } from '#activities/channels/gmail/check-gmail.ts'
import { checkSending } from '#activities/channels/smtp/send-mail.ts'
import { checkNumber } from '#activities/channels/whatsapp/check-number.ts'
import type { SourceDeps } from '#activities/deps.ts'
import { eachHostApart } from '#activities/process/each-host-apart.ts'
import { Prisma } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { needsHost, RETRIED_FAULTS, type Retry, type SourceFault } from '#workflows/domain/source-faults.ts'

const LONGEST_MS = 60 * 60_000
const AT_ONCE = 100

/** No pause ends later: the clock was set back since it began. */
const setBack = (now: Date) => new Date(now.getTime() + LONGEST_MS)

type Stopped = {
  id: string
  hostId: string
  since: Date | null
  code: keyof typeof RETRIED_FAULTS
  isRead: boolean
  isSent: boolean
}

const codesOf = (fits: (retry: Retry) => boolean) =>
  Object.entries(RETRIED_FAULTS).flatMap(([code, retry]) => (fits(retry) ? [code] : []))
const CODES = codesOf(() => true)
const ONLY_PROVEN = codesOf(({ onlyProven }) => onlyProven)

/**
 * Tries sources again that stopped for what may be over without their host: a certificate that was renewed, a server that let nobody
 * in and did not say why. After pauses as long as they have been stopped, an hour at most, and not for ever. Until it works they say
 * what they said.
 */
export async function retryStopped(deps: SourceDeps): Promise<void> {
  const { engineDb, log } = deps
  const now = deps.now()
  const stopped = await engineDb.$queryRaw<Stopped[]>`
    select s.id::text, s.host_id::text as "hostId", s.retry_since as since, coalesce(of_read, of_sending) as code,
      of_read is not null as "isRead", of_sending is not null as "isSent"
    from message_source s, lateral (select
      case when s.state = 'auth_error' and s.fault->>'code' = any(${CODES}) then s.fault->>'code' end as of_read,
      case when s.send_fault->>'code' = any(${CODES}) then s.send_fault->>'code' end as of_sending) as fault
    where s.deleted_at is null and s.paused_at is null and (s.retry_at is null or s.retry_at <= ${now} or s.retry_at > ${setBack(now)}) and coalesce(of_read, of_sending) is not null
      and (s.signed_in_at is not null or coalesce(of_read, of_sending) <> all(${ONLY_PROVEN}))
    order by s.retry_at nulls first, s.id limit ${AT_ONCE}::int`
  await eachHostApart(stopped, (source) => retry(deps, source, now), { name: 'try a stopped source again', log })
  await engineDb.$executeRaw`
    update message_source set retry_at = null, retry_since = null
    where retry_at is not null and not (state = 'auth_error' and coalesce(fault->>'code' = any(${CODES}), false))
      and not coalesce(send_fault->>'code' = any(${CODES}), false)`
}

/**
 * The pause is written down first: what fails here is tried again after it, and who comes second leaves it alone. One that was seen
 * just now is given the first pause.
 */
async function retry(deps: SourceDeps, { id, hostId, since, code, isRead, isSent }: Stopped, now: Date): Promise<void> {
  const { firstMs, forMs }: Retry = RETRIED_FAULTS[code]
  const stoppedMs = since === null ? 0 : now.getTime() - since.getTime()
  const isDue = since !== null && (forMs === null || stoppedMs <= forMs)
  const retryAt = new Date(now.getTime() + Math.min(Math.max(stoppedMs, firstMs), LONGEST_MS))
  const { count } = await inHost(deps.db, hostId, (tx) =>
    tx.messageSource.updateMany({
      where: { id, hostId, OR: [{ retryAt: null }, { retryAt: { lte: now } }, { retryAt: { gt: setBack(now) } }] },
      // Whoever watches it is told, and looks anew.
      data: { retryAt, retrySince: since ?? now, ...(isDue && isRead ? { wakeOwedAt: now } : {}) },
    }),
  )
  if (count > 0 && isDue && isSent) await trySending(deps, { id, hostId })
}

/** Signs in where replies leave: what kept them back is over, or is something else by now. What was learnt meanwhile, or set anew, stands. */
async function trySending(deps: SourceDeps, { id, hostId }: Pick<Stopped, 'id' | 'hostId'>) {
  const { db, vault } = deps
  const source = await inHost(db, hostId, (tx) => loadSource(tx, vault, { hostId, sourceId: id }))
  const kept = await keptBy(deps, source)
  if (kept === 'unknown') return
  const { settingsAt, sendFault } = source
  const where = { id, hostId, settingsAt, sendFault: { equals: sendFault ?? Prisma.DbNull } }
  await inHost(db, hostId, (tx) => tx.messageSource.updateMany({ where, data: { sendFault: kept ?? Prisma.DbNull } }))
}

/** What keeps replies of a source from leaving at this moment; null where nothing does. */
async function keptBy(deps: SourceDeps, source: Source): Promise<SourceFault | 'unknown' | null> {
  const { guard, whatsapp } = deps
  if (source.type === 'whatsapp') {
    return checkNumber(guard, whatsapp, source.account).then(() => null, faultOf)
  }
  if (isOfGoogle(source)) return checkGmail(deps, source.account).then(() => null, faultOf)
  if (source.account.smtp === null) return 'unknown'
  const kept = await checkSending(guard, source.account.smtp)
  if (kept === null) return null
  return kept.outcome === 'stopped' ? kept.fault : 'unknown'
}

function faultOf(error: unknown): SourceFault | 'unknown' {
  if (!(error instanceof AppError)) throw error
  return needsHost(error.sentence) ? error.sentence : 'unknown'
}
