import type { SourceDeps } from '#activities/deps.ts'
import type { DraftingDeps, DraftingModels } from '#activities/drafting/drafting-deps.ts'
import type { Question } from '#activities/drafting/read-question.ts'
import { type BurstOfPast, replayBurst } from '#activities/replay/replay-burst.ts'
import type { Transaction } from '#prisma/client.ts'
import { houseOf } from '#prisma/facts/house.ts'
import { syncPropertyFacts } from '#prisma/facts/sync-property-facts.ts'
import { inHost } from '#prisma/host-scope.ts'
import { trackRecordOf } from '#prisma/learning/read-track-record.ts'
import { readAtOnce } from '#prisma/reading.ts'
import { type ClaimedTrial, claimTrial } from '#prisma/trials/claim-trial.ts'
import { findEmergency } from '#workflows/domain/emergency/find-emergency.ts'
import { type DraftReason, say } from '#workflows/domain/sentences/sentence.ts'

/** Two databases and a drafter: nothing by which anything could leave. */
export type TrialDeps = Pick<SourceDeps, 'db' | 'engineDb'> & Pick<DraftingDeps, 'modelDraftsPerDay'> & DraftingModels

/**
 * Answers the trial that has waited longest as its guest would be answered: by the functions that draft, check and decide. It is no
 * message of any chat, and is given nothing that could send, wake or store one.
 */
export async function answerTrial({ db, engineDb, modelDraftsPerDay, ...models }: TrialDeps): Promise<void> {
  const claimed = await claimTrial(engineDb)
  if (claimed === null) return
  const { id, hostId } = claimed
  const asked = await inHost(db, hostId, (tx) => loadTrial(tx, claimed, { ...models, modelDraftsPerDay }))
  if (asked === null) return
  const { text, confidence, drafter, evidence, decision, use } = await replayBurst(models, asked)
  const { action } = decision
  const kinds = findEmergency(claimed.question)
  const emergency = kinds.length === 0 ? [] : [say({ code: 'emergency', params: { kinds } })]
  const reasons = [...emergency, ...decision.reasons.filter(({ code }) => code !== 'emergency')]
  await inHost(db, hostId, (tx, now) =>
    tx.trial.updateMany({
      where: { id, hostId },
      data: {
        answer: { text, confidence, drafter, evidence: evidence ?? null, action, reasons },
        ...(use !== undefined && { modelUse: use }),
        endedAt: now,
      },
    }),
  )
}

/** All that is known of the house now, and nothing of any guest; null where the house is gone. */
async function loadTrial(
  tx: Transaction,
  { id, hostId, propertyId, question, createdAt }: ClaimedTrial,
  deps: DraftingModels & { modelDraftsPerDay: number },
): Promise<BurstOfPast | null> {
  await syncPropertyFacts(tx, { hostId, propertyId }, createdAt)
  const [host, settings, app] = [
    await tx.host.findUnique({ where: { id: hostId }, select: { name: true } }),
    await tx.aiSettings.findUnique({ where: { hostId } }),
    await tx.appSettings.findUnique({ where: { hostId }, select: { language: true, undoSeconds: true } }),
  ]
  const { house, decided, curve } = await readAtOnce(tx, {
    house: houseOf({ hostId, propertyId }),
    ...trackRecordOf({ hostId, propertyId }, settings),
  })
  if (house === null || host === null) return null
  const most = Math.min(settings?.modelDraftsPerDay ?? deps.modelDraftsPerDay, deps.modelDraftsPerDay)
  return {
    question: {
      ...asGuest({ id, hostId, propertyId, text: question, createdAt }),
      host: {
        name: host.name,
        isClosed: false,
        language: app?.language ?? null,
        undoSeconds: app?.undoSeconds ?? null,
      },
      settings,
    },
    past: ALONE,
    house,
    trackRecord: { ...decided, curve },
    examples: [],
    modelCap: deps.model === undefined ? null : await modelCapOf(tx, { hostId, most }),
    answer: { by: null, text: null },
  }
}

/** One message, and nothing before it. */
const ALONE: BurstOfPast['past'] = {
  thread: { thread: [], burst: [], isCut: false },
  traffic: { silence: null, holds: [], mayAskModel: true, mayFallBack: true },
  doubts: [],
  noFallback: [],
}

type Asked = { id: string; hostId: string; propertyId: string; text: string; createdAt: Date }

/** The question as somebody's first message about the house would have it; its ids are nobody's. */
const asGuest = ({ id, hostId, propertyId, text, createdAt }: Asked): Omit<Question, 'host' | 'settings'> => ({
  guest: {
    ...{ id, hostId, chatId: id, sourceId: id, kind: 'guest', status: 'received', seq: 1, text, reasons: [] },
    ...{ fromAddress: null, fromName: null, createdAt, isAutomatic: false },
  },
  chat: { propertyId, channel: 'email', email: null, sender: null },
  stay: { checkIn: null, checkOut: null },
  existing: null,
  before: null,
  isNeedless: false,
})

/** What a model wrote for trials counts with what it wrote for guests. */
async function modelCapOf(
  tx: Transaction,
  { hostId, most }: { hostId: string; most: number },
): Promise<DraftReason | null> {
  const [counted] = await tx.$queryRaw<{ many: number }[]>`
    select ((select count(*) from message where host_id = ${hostId}::uuid and model_use is not null and stored_at > now() - interval '1 day')
      + (select count(*) from trial where host_id = ${hostId}::uuid and model_use is not null and created_at > now() - interval '1 day'))::int as many`
  return (counted?.many ?? 0) < most ? null : say({ code: 'model_cap_met', params: { most } })
}
