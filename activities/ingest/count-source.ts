import type { SourceId } from '#activities/channels/account/source.ts'
import type { Held, IncomingSession } from '#activities/channels/incoming-session.ts'
import type { SourceDeps } from '#activities/deps.ts'
import { describeError } from '#outside/log.ts'
import { inHost } from '#prisma/host-scope.ts'
import { passingDatabaseFailure } from '#prisma/passing-database-failure.ts'
import { readCounts, type SourceCounts } from '#prisma/source-counts.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import { ingestRead } from './ingest-read.ts'
import type { OpenSource } from './open-source.ts'
import { loadPosition } from './progress.ts'
import { type Tally, tallyHeld, tallyWebhooks } from './tally-held.ts'

const EVERY_MS = 3_600_000
/** So many are read again at once, and remembered; the others after them. */
const MOST_AGAIN = 500

type Counting = { source: OpenSource; session: IncomingSession; signal: AbortSignal }
type Before = { counts: SourceCounts | null; missingPlaces: string[] }

/**
 * Compares what the source holds with what we have, once an hour and where its host asks for it. What two counts in a row miss is read
 * again. Answers what its host has to be told of; a source that cannot be counted at present is counted later.
 * @throws AppError not_found when the source is gone, rule_refused where it rests.
 */
export async function countSource(deps: SourceDeps, counting: Counting): Promise<Sentence | null> {
  const { source } = counting
  const { isDue, ...before } = await readBefore(deps, source)
  if (!isDue) return faultOf(before.counts)
  try {
    return faultOf(await countNow(deps, counting, before))
  } catch (error) {
    const isAway = error instanceof AppError && error.kind === 'upstream_unavailable'
    if (!isAway && passingDatabaseFailure(error) === undefined) throw error
    deps.log.warn(describeError(error), 'a source could not be counted')
    return faultOf(before.counts)
  }
}

const faultOf = (counts: SourceCounts | null): Sentence | null =>
  counts === null || counts.missing === 0
    ? null
    : say({ code: 'source_mails_missing', params: { many: counts.missing } })

async function readBefore(
  { db, now }: SourceDeps,
  { hostId, sourceId }: SourceId,
): Promise<Before & { isDue: boolean }> {
  const row = await inHost(db, hostId, (tx) =>
    tx.messageSource.findFirst({
      where: { id: sourceId, hostId },
      select: { counts: true, countAskedAt: true, missingPlaces: true },
    }),
  )
  const counts = readCounts(row?.counts)
  const countedAt = counts === null ? null : new Date(counts.countedAt)
  const agoMs = countedAt === null ? EVERY_MS : now().getTime() - countedAt.getTime()
  const isAsked = countedAt !== null && row !== null && row.countAskedAt !== null && row.countAskedAt > countedAt
  // A clock that was set back counts, too.
  return { counts, missingPlaces: row?.missingPlaces ?? [], isDue: agoMs >= EVERY_MS || agoMs < 0 || isAsked }
}

async function countNow(
  deps: SourceDeps,
  { source, session, signal }: Counting,
  before: Before,
): Promise<SourceCounts> {
  const countedAt = deps.now()
  if (session.list === undefined)
    return save(deps, source, { tally: await ofWebhooks(deps, source), before, countedAt })
  const first = await tally(deps, source, session)
  const lasting = new Set(before.missingPlaces)
  const again = first.missing.filter((place) => lasting.has(place)).slice(0, MOST_AGAIN)
  if (again.length === 0 || session.again === undefined || signal.aborted)
    return save(deps, source, { tally: first, before, countedAt })
  for await (const batch of session.again(again)) {
    await ingestRead(deps, source, batch)
    if (signal.aborted) break
  }
  return save(deps, source, { tally: await tally(deps, source, session), before, countedAt })
}

async function tally(deps: SourceDeps, source: OpenSource, session: IncomingSession): Promise<Tally> {
  const { db, hostId } = { db: deps.db, hostId: source.hostId }
  const listedAt = deps.now()
  const position = await inHost(db, hostId, (tx) => loadPosition(tx, source))
  const held: Held = (await session.list?.(position)) ?? { prefix: '', places: [], judge: () => 'waiting' }
  // Read after the list: what a second look has taken meanwhile is not missed.
  return inHost(db, hostId, async (tx) =>
    tallyHeld(tx, source, { held, position: await loadPosition(tx, source), listedAt }),
  )
}

const ofWebhooks = ({ db }: SourceDeps, source: OpenSource) =>
  inHost(db, source.hostId, (tx) => tallyWebhooks(tx, source))

type Counted = { tally: Tally; before: Before; countedAt: Date }

/** Missed is what two counts in a row did not find; what only this one misses may have come in this moment. */
async function save(
  { db }: SourceDeps,
  { hostId, sourceId }: SourceId,
  { tally: of, before, countedAt }: Counted,
): Promise<SourceCounts> {
  const { missing: places, ...figures } = of
  const lasting = new Set(before.missingPlaces)
  const missing = places.filter((place) => lasting.has(place)).length
  const counts: SourceCounts = {
    ...figures,
    countedAt: countedAt.toISOString(),
    waiting: figures.waiting + places.length - missing,
    missing,
    missingSince: missing === 0 ? null : (before.counts?.missingSince ?? countedAt.toISOString()),
  }
  const data = { counts, missingPlaces: places.slice(0, MOST_AGAIN) }
  await inHost(db, hostId, (tx) =>
    tx.messageSource.updateMany({ where: { id: sourceId, hostId, pausedAt: null }, data }),
  )
  return counts
}
