import type { ReplayCaseQuery, ReplayCaseView } from '#api/contract/replays.ts'
import { CursorShape, decodeCursor, encodeCursor } from '#api/http/cursor.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { type CaseRow, readCases } from '#prisma/replay/read-cases.ts'
import { readReasons } from '#prisma/sentence-columns.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { VERDICTS, type VerdictReason, WORTH } from '#workflows/domain/replay/verdict.ts'

type ListCases = { params: { id: string }; query: ReplayCaseQuery }

/**
 * A page of the bursts of a replay that are done, the newest first.
 * @throws AppError not_found for another host's replay; invalid_input for a cursor of another list.
 */
export async function listReplayCases(
  { deps, host, reply }: HostContext,
  { params: { id: replayId }, query: { action, worth, cursor, limit } }: ListCases,
): Promise<ReplayCaseView[]> {
  const before = decodeCursor(CursorShape.number, cursor)
  const wanted = {
    ...{ hostId: host.id, replayId, action, atMost: limit + 1 },
    verdicts: worth === undefined ? undefined : VERDICTS.filter((verdict) => WORTH[verdict] === worth),
    before: before === undefined ? undefined : Number(before[0]),
  }
  const rows = await inHost(deps.db, host.id, async (tx) => {
    if ((await tx.replay.count({ where: { id: replayId, hostId: host.id } })) === 0) throw notFound('Replay')
    return readCases(tx, wanted)
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  reply.nextCursor(rows.length > page.length && last ? encodeCursor([String(last.position)]) : null)
  return page.map(toCaseView)
}

const toCaseView = ({ askedAt, answeredAt, reasons, because, ...row }: CaseRow): ReplayCaseView => ({
  ...row,
  askedAt: askedAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
  reasons: readReasons(reasons),
  worth: WORTH[row.verdict],
  // Written by `keepCase` only.
  because: because as VerdictReason[],
})
