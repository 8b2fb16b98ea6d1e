import { Prisma, type Transaction } from '#prisma/client.ts'
import { databaseNow } from '#prisma/database-now.ts'
import type { ReplayCaseModel } from '#prisma/generated/models.ts'
import type { Decision } from '#workflows/domain/decide.ts'
import type { ModelUse } from '#workflows/domain/model-use.ts'
import type { Judgement } from '#workflows/domain/replay/verdict.ts'

export type ReplayOfHost = { hostId: string; replayId: string }
export type OpenCase = Pick<
  ReplayCaseModel,
  'position' | 'chatId' | 'guestMessageId' | 'answeredBy' | 'answerIds' | 'answeredAt' | 'askedAt'
>

/** The bursts that are still to be replayed, the oldest first. */
export const nextCases = (tx: Transaction, { hostId, replayId }: ReplayOfHost, atMost: number): Promise<OpenCase[]> =>
  tx.replayCase.findMany({
    where: { hostId, replayId, doneAt: null },
    orderBy: { position: 'asc' },
    take: atMost,
    omit: { hostId: true },
  })

/** What came of one. `fallsBack`: nobody would have decided in time. */
export type CaseOutcome = {
  decision: Decision
  text: string
  confidence: number | null
  drafter: string | null
  fallsBack: boolean
  unknown: string[]
  judgement: Judgement
  use: ModelUse | undefined
}

/** Keeps what came of a burst, once: who comes second changes nothing. The replay has got on. */
export async function keepCase(
  tx: Transaction,
  { hostId, replayId, position }: ReplayOfHost & { position: number },
  { decision, text, confidence, drafter, fallsBack, unknown, judgement, use }: CaseOutcome,
): Promise<void> {
  const doneAt = await databaseNow(tx)
  await tx.replayCase.updateMany({
    where: { hostId, replayId, position, doneAt: null },
    data: {
      ...{ text, confidence, drafter, fallsBack, unknown, doneAt },
      action: decision.action,
      reasons: decision.reasons,
      verdict: judgement.verdict,
      because: judgement.reasons,
      modelUse: use ?? Prisma.DbNull,
    },
  })
  await tx.replay.updateMany({ where: { hostId, id: replayId }, data: { tries: 0 } })
}

/** Lets go of a replay: it is due again at once, or over where nothing of it is left. */
export async function releaseReplay(tx: Transaction, { hostId, replayId }: ReplayOfHost): Promise<void> {
  const left = await tx.replayCase.count({ where: { hostId, replayId, doneAt: null } })
  await tx.$executeRaw`
    update replay set held_until = clock_timestamp(),
      state = case when ${left}::int = 0 then 'done'::replay_state else state end,
      ended_at = case when ${left}::int = 0 then clock_timestamp() end
    where host_id = ${hostId}::uuid and id = ${replayId}::uuid and ended_at is null`
}

const DAY = '1 day'

/** How many drafts a model was asked for: in this replay, and within a day for the host's guests and all of their replays. */
export async function modelUsesOf(
  tx: Transaction,
  { hostId, replayId }: ReplayOfHost,
): Promise<{ ofReplay: number; lastDay: number }> {
  const [counted] = await tx.$queryRaw<{ ofReplay: number; lastDay: number }[]>`
    select count(*) filter (where replay_id = ${replayId}::uuid)::int as "ofReplay",
      (count(*) filter (where done_at > now() - ${DAY}::interval) + (select count(*) from message m
        where m.host_id = ${hostId}::uuid and m.stored_at > now() - ${DAY}::interval and m.model_use is not null))::int as "lastDay"
    from replay_case where host_id = ${hostId}::uuid and model_use is not null`
  return counted ?? { ofReplay: 0, lastDay: 0 }
}
