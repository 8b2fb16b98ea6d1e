import { setTimeout as pause } from 'node:timers/promises'
import type { Source } from '#activities/channels/account/source.ts'
import type { SourceDeps } from '#activities/deps.ts'
import { describeError } from '#outside/log.ts'
import { inHost } from '#prisma/host-scope.ts'
import { reportDelivery } from '#prisma/messages/report-delivery.ts'
import { sendsOf } from '#prisma/messages/sent-by.ts'
import type { DeliveryReport } from '#workflows/domain/delivery-report.ts'
import { type Probe, repeatedFailure } from './ingest-one-by-one.ts'

/** More than what is written of a report. */
const REPORT_BYTES = 1024
/** No answer of a channel's is waited for any longer. */
const ANSWER_WITHIN_MS = 25_000
const LOOK_EVERY_MS = 500

/**
 * Keeps what a channel tells of our sends, one chat's lock at a time, so that nobody who holds another waits for us while we wait for
 * them. Answers those of no send that is known.
 * @throws AppError as `repeatedFailure`.
 */
export async function recordReports(
  deps: SourceDeps,
  source: Source,
  { reports, probe }: { reports: readonly DeliveryReport[]; probe: Probe },
): Promise<DeliveryReport[]> {
  const unknown: DeliveryReport[] = []
  for (const report of reports) {
    let isOurs = false
    const failure = await repeatedFailure(
      async () => void (isOurs = await record(deps, source, report)),
      () => probe(REPORT_BYTES),
    )
    if (failure !== null) deps.log.error(describeError(failure.error), 'a report on a send could not be stored')
    else if (!isOurs && tellsById(report)) unknown.push(report)
  }
  return unknown
}

/**
 * A report may be faster than the answer that brings the id it goes by: while a send of the source waits for one, it is looked for
 * again.
 * @throws AppError not_found when a message is deleted while its report is stored.
 */
export async function recordLateReports(deps: SourceDeps, source: Source, reports: DeliveryReport[]): Promise<void> {
  const until = deps.now().getTime() + ANSWER_WITHIN_MS
  for (let left = reports; left.length > 0; ) {
    const mayCome = (await isSending(deps, source)) && deps.now().getTime() < until
    const still: DeliveryReport[] = []
    for (const report of left) if (!(await record(deps, source, report))) still.push(report)
    if (!mayCome) return
    left = still
    if (left.length > 0) await pause(LOOK_EVERY_MS)
  }
}

/** By nothing else, and with news. */
const tellsById = ({ of, told }: DeliveryReport) => told !== 'accepted' && 'providerId' in of && of.sendKey === null

const isSending = async ({ db }: SourceDeps, { hostId, sourceId }: Source): Promise<boolean> =>
  (await inHost(db, hostId, (tx) =>
    tx.delivery.count({ where: { hostId, state: 'transmitting', providerId: null, ...sendsOf(sourceId) } }),
  )) > 0

const record = (deps: SourceDeps, { hostId }: Source, report: DeliveryReport): Promise<boolean> =>
  inHost(deps.db, hostId, (tx) => reportDelivery(tx, { ...report, hostId, now: deps.now() }))
