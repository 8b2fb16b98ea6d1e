import { Prisma, type Transaction } from '#prisma/client.ts'
import type { ReplayModel } from '#prisma/generated/models.ts'
import type { Verdict } from '#workflows/domain/replay/verdict.ts'

/** How many cases came out the same way, and in minutes how long each of their guests had waited for the host. */
export type CountedCases = {
  action: 'send' | 'wait' | 'none'
  verdict: Verdict
  many: number
  fallbacks: number
  waits: number[]
}

/** What a replay has come to so far. */
export type ReplayFigures = {
  bursts: number
  done: number
  modelDrafts: number
  cases: CountedCases[]
  unknown: { topic: string; times: number }[]
}

const MOST_TOPICS = 30

/** A host's last replays, the newest first; of one alone where it is named. */
export const findReplays = (
  tx: Transaction,
  { hostId, id, take }: { hostId: string; id?: string; take: number },
): Promise<ReplayModel[]> =>
  tx.replay.findMany({
    where: { hostId, ...(id !== undefined && { id }) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
  })

/** Counts the cases of a replay. */
export async function countCases(
  tx: Transaction,
  { hostId, replayId }: { hostId: string; replayId: string },
): Promise<ReplayFigures> {
  const own = Prisma.sql`host_id = ${hostId}::uuid and replay_id = ${replayId}::uuid`
  const [counted] = await tx.$queryRaw<Omit<ReplayFigures, 'cases' | 'unknown'>[]>`
    select count(*)::int as bursts, count(done_at)::int as done, count(model_use)::int as "modelDrafts"
    from replay_case where ${own}`
  const cases = await tx.$queryRaw<CountedCases[]>`
    select action::text, verdict::text, count(*)::int as many, count(*) filter (where falls_back)::int as fallbacks,
      coalesce(array_agg(extract(epoch from answered_at - asked_at)::float8 / 60) filter (where answered_at is not null),
        '{}') as waits
    from replay_case where ${own} and done_at is not null group by action, verdict`
  const unknown = await tx.$queryRaw<ReplayFigures['unknown']>`
    select topic, count(*)::int as times from replay_case, unnest(unknown) topic
    where ${own} group by topic order by times desc, topic limit ${MOST_TOPICS}::int`
  return { ...(counted ?? { bursts: 0, done: 0, modelDrafts: 0 }), cases, unknown }
}
