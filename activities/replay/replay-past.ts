import type { SourceDeps } from '#activities/deps.ts'
import { deadlineFrom } from '#activities/drafting/deadline-from.ts'
import type { DraftingDeps, DraftingModels } from '#activities/drafting/drafting-deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import { type ClaimedReplay, claimReplay } from '#prisma/replay/claim-replay.ts'
import { type HostsPast, readHostsPast } from '#prisma/replay/read-hosts-past.ts'
import { keepCase, nextCases, type OpenCase, releaseReplay } from '#prisma/replay/replay-case.ts'
import { unknownTopics } from '#workflows/domain/unknown-topics.ts'
import { loadBurst } from './load-burst.ts'
import { modelCapOf } from './model-cap.ts'
import { planReplay } from './plan-replay.ts'
import { type BurstOfPast, replayBurst } from './replay-burst.ts'

/** Two databases and a drafter: nothing by which anything could leave. */
export type ReplayDeps = Pick<SourceDeps, 'db' | 'engineDb'> & Pick<DraftingDeps, 'modelDraftsPerDay'> & DraftingModels

/** A turn is over within seconds, and the next host's begins. */
const AT_ONCE = { builtIn: 25, withModel: 1 } as const

/**
 * Goes on with one replay for a turn. How far it got stands in PostgreSQL: whoever takes the next turn goes on from there, also
 * after a kill, and Temporal need not be there.
 * @throws AppError not_found when a message is deleted meanwhile: the next turn finds it gone.
 */
export async function replayPast(deps: ReplayDeps): Promise<void> {
  const claimed = await claimReplay(deps.engineDb)
  if (claimed === null) return
  const { id: replayId, hostId, withModel } = claimed
  if (claimed.state === 'waiting') await planReplay(deps, claimed)
  const asksModel = withModel && deps.model !== undefined
  const atMost = asksModel ? AT_ONCE.withModel : AT_ONCE.builtIn
  const { cases, past } = await inHost(deps.db, hostId, async (tx) => ({
    cases: await nextCases(tx, { hostId, replayId }, atMost),
    past: await readHostsPast(tx, hostId),
  }))
  for (const burst of cases) await replayCase(deps, { claimed, burst, past, asksModel })
  await inHost(deps.db, hostId, (tx) => releaseReplay(tx, { hostId, replayId }))
}

type ToReplay = { claimed: ClaimedReplay; burst: OpenCase; past: HostsPast; asksModel: boolean }

async function replayCase(deps: ReplayDeps, { claimed, burst, past, asksModel }: ToReplay): Promise<void> {
  const { id: replayId, hostId } = claimed
  const loaded = await inHost(deps.db, hostId, async (tx) => {
    const modelCap = asksModel ? await modelCapOf(tx, deps, { hostId, replayId }) : null
    return loadBurst(tx, { hostId, burst, past, asksModel, modelCap })
  })
  const replayed = await replayBurst(
    { embed: deps.embed, ...(asksModel && { model: deps.model, review: deps.review }) },
    loaded,
  )
  const { evidence, mayFallBack, ...outcome } = replayed
  const falls = mayFallBack && outcome.decision.action === 'wait' && isLate(burst, loaded)
  await inHost(deps.db, hostId, (tx) =>
    keepCase(
      tx,
      { hostId, replayId, position: burst.position },
      { ...outcome, unknown: unknownTopics(evidence), fallsBack: falls },
    ),
  )
}

/** Nobody answered before the draft's deadline would have been over. */
function isLate({ askedAt, answeredAt }: OpenCase, { question: { settings } }: BurstOfPast): boolean {
  return answeredAt === null || answeredAt > deadlineFrom(settings, askedAt)
}
