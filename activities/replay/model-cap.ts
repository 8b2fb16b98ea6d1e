import type { DraftingDeps } from '#activities/drafting/drafting-deps.ts'
import type { Transaction } from '#prisma/client.ts'
import { modelUsesOf, type ReplayOfHost } from '#prisma/replay/replay-case.ts'
import { MOST_MODEL_DRAFTS } from '#workflows/domain/replay/limits.ts'
import { type DraftReason, say } from '#workflows/domain/sentences/sentence.ts'

type Deps = Pick<DraftingDeps, 'modelDraftsPerDay'>

/** Why a replay asks no model any more: it has had its share, or the day's cap leaves none. Null while one may be asked. */
export async function modelCapOf(tx: Transaction, deps: Deps, replay: ReplayOfHost): Promise<DraftReason | null> {
  const { hostId } = replay
  const settings = await tx.aiSettings.findUnique({ where: { hostId }, select: { modelDraftsPerDay: true } })
  const perDay = Math.min(settings?.modelDraftsPerDay ?? deps.modelDraftsPerDay, deps.modelDraftsPerDay)
  const { ofReplay, lastDay } = await modelUsesOf(tx, replay)
  const isLeft = ofReplay < MOST_MODEL_DRAFTS && lastDay < perDay
  return isLeft ? null : say({ code: 'model_cap_met', params: { most: Math.min(MOST_MODEL_DRAFTS, perDay) } })
}
