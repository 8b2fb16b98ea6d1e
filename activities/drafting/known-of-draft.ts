import type { DraftingDeps } from '#activities/drafting/drafting-deps.ts'
import { type LoadedSituation, loadSituation } from '#activities/drafting/load-situation.ts'
import { measureTraffic } from '#activities/drafting/measure-traffic.ts'
import { isAccountClosed } from '#prisma/accounts/is-account-closed.ts'
import type { Transaction } from '#prisma/client.ts'
import type { AiSettingsModel, MessageModel } from '#prisma/generated/models.ts'
import { capsMetIn } from '#prisma/messages/caps-of-chat.ts'
import { modelDraftsToday } from '#prisma/messages/model-drafts-today.ts'
import { openDoubts } from '#prisma/messages/open-doubts.ts'
import { whyNoFallback } from '#prisma/messages/why-no-fallback.ts'
import { judgeTraffic, type TrafficVerdict } from '#workflows/domain/loop-guard.ts'
import { type DraftReason, say } from '#workflows/domain/sentences/sentence.ts'

/** All that is looked up for a draft: what drafters may know, and what else decides on it. */
export type Known = {
  situation: LoadedSituation
  traffic: TrafficVerdict
  doubts: DraftReason[]
  caps: DraftReason[]
  noFallback: DraftReason[]
  /** Why no model is asked any more today; null while one may be. */
  modelCap: DraftReason | null
}

type Opened = { guest: MessageModel; settings: AiSettingsModel | null }

/** In the transaction that opens the draft: what it costs to begin another is saved. */
export async function readKnown(tx: Transaction, deps: DraftingDeps, { guest, settings }: Opened): Promise<Known> {
  const now = deps.now()
  return {
    situation: await loadSituation(tx, guest, { now, settings, hasModel: deps.model !== undefined }),
    traffic: judgeTraffic(await measureTraffic(tx, guest, now)),
    doubts: [...(await openDoubts(tx, guest)), ...((await isAccountClosed(tx, guest.hostId)) ? [CLOSED] : [])],
    // Said before it would leave, or a fallback would follow, where that is known already; both are judged then.
    caps: await capsMetIn(tx, guest, { caps: deps.sendCaps, now }),
    noFallback: await whyNoFallback(tx, guest, now),
    modelCap: await modelCapOf(tx, deps, { guest, settings }),
  }
}

const CLOSED: DraftReason = say({ code: 'account_was_closed' })

async function modelCapOf(
  tx: Transaction,
  { model, modelDraftsPerDay, now }: DraftingDeps,
  { guest, settings }: Opened,
): Promise<DraftReason | null> {
  if (model === undefined) return null
  const most = Math.min(settings?.modelDraftsPerDay ?? modelDraftsPerDay, modelDraftsPerDay)
  const written = await modelDraftsToday(tx, guest.hostId, now())
  return written < most ? null : say({ code: 'model_cap_met', params: { most } })
}
