import { answersNow } from '#activities/drafting/answers-now.ts'
import type { DraftingDeps } from '#activities/drafting/drafting-deps.ts'
import { loadExamples } from '#activities/drafting/load-examples.ts'
import { type LoadedSituation, makeSituation } from '#activities/drafting/make-situation.ts'
import type { DraftSettings, Question } from '#activities/drafting/read-question.ts'
import { threadOf } from '#activities/drafting/thread-of.ts'
import { trafficOf } from '#activities/drafting/traffic-of.ts'
import { reachOfChat } from '#prisma/arrival/reach-of-chat.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { type House, houseOf } from '#prisma/facts/house.ts'
import { syncPropertyFacts } from '#prisma/facts/sync-property-facts.ts'
import { trackRecordOf } from '#prisma/learning/read-track-record.ts'
import { capsMetIn } from '#prisma/messages/caps-of-chat.ts'
import { lockChatOfMessage } from '#prisma/messages/lock-message.ts'
import { openDoubts } from '#prisma/messages/open-doubts.ts'
import { whyNoFallback } from '#prisma/messages/why-no-fallback.ts'
import { nothingRead, type Reading, readAtOnce, reading, readOne } from '#prisma/reading.ts'
import { readWish } from '#prisma/wish-column.ts'
import type { Reach } from '#workflows/domain/arrival/reach.ts'
import { judgeTraffic, type TrafficVerdict } from '#workflows/domain/loop-guard.ts'
import { type DraftReason, say } from '#workflows/domain/sentences/sentence.ts'
import { carryAnswers, type Wish } from '#workflows/domain/wish.ts'

/** All that is looked up for a draft: what drafters may know, and what else decides on it. */
export type Known = {
  situation: LoadedSituation
  /** What a new draft is written with, as the one before it was. */
  carried: Wish | null
  traffic: TrafficVerdict
  doubts: DraftReason[]
  caps: DraftReason[]
  noFallback: DraftReason[]
  /** The way to the guest; null where nobody writes to one. */
  reach: Reach | null
  /** Why no model is asked any more today; null while one may be. */
  modelCap: DraftReason | null
}

const DAY_MS = 24 * 3_600_000

type Deps = Pick<DraftingDeps, 'now' | 'model' | 'modelDraftsPerDay' | 'sendCaps'>

/**
 * Reads, at one moment, all that a draft depends on beside its question.
 * @throws AppError not_found when the chat is deleted meanwhile.
 */
export async function readKnown(tx: Transaction, deps: Deps, question: Question): Promise<Known> {
  const { guest, chat, host, settings } = question
  const { hostId } = guest
  const now = deps.now()
  const { thread, house, traffic, doubts, caps, noFallback, reach, modelDrafts, decided, curve } = await readAtOnce(
    tx,
    {
      thread: threadOf(guest),
      house: chat.propertyId === null ? nothingRead(null) : houseOf({ hostId, propertyId: chat.propertyId }),
      traffic: trafficOf(question, now),
      doubts: openDoubts(guest),
      // Said before it would leave, or a fallback would follow, where that is known already; both are judged then.
      caps: capsMetIn(guest, { caps: deps.sendCaps, now }),
      noFallback: whyNoFallback(guest, now),
      reach: reachOfChat(guest),
      modelDrafts: deps.model === undefined ? nothingRead(0) : modelDraftsToday(hostId, now),
      ...trackRecordOf({ hostId, propertyId: chat.propertyId }, settings),
    },
  )
  const situation = makeSituation(question, {
    thread,
    house: await keepUp(tx, question, { house, now }),
    trackRecord: { ...decided, curve },
    now,
  })
  const questions = [...thread.burst, guest]
  const carried = carriedWish(question, thread.burst)
  const wish = readWish(question.existing?.wish) ?? carried
  // Searched for whom they serve alone: the built-in drafter writes from facts.
  const examples =
    deps.model === undefined ? [] : await loadExamples(tx, { guest, chat, host, questions, read: situation })
  return {
    situation: {
      ...situation,
      examples,
      ...(wish === null ? {} : { wish: { ...wish, answers: answersNow(wish.answers, situation.houseFacts) } }),
    },
    carried,
    traffic: judgeTraffic(traffic),
    doubts: [...doubts, ...(host.isClosed ? [CLOSED] : [])],
    caps,
    noFallback,
    reach,
    modelCap: modelCapOf(deps, settings, modelDrafts),
  }
}

/** The host does not say it again because the guest wrote on: their answers go with what is still asked. */
function carriedWish({ existing, before }: Question, burst: readonly { id: string }[]): Wish | null {
  if (existing !== null || before === null) return null
  const isAsked = burst.some(({ id }) => id === before.answersId)
  return isAsked ? carryAnswers(readWish(before.wish)) : null
}

const CLOSED: DraftReason = say({ code: 'account_was_closed' })

/**
 * The house as its texts have it at this moment. Where something of them has still to be written down, the chat is locked before
 * the house, as by all who need both.
 */
async function keepUp(
  tx: Transaction,
  { guest, chat: { propertyId } }: Question,
  { house, now }: { house: House | null; now: Date },
): Promise<House | null> {
  if (propertyId === null || house === null || house.isInStep) return house
  const property = { hostId: guest.hostId, propertyId }
  await lockChatOfMessage(tx, { hostId: guest.hostId, messageId: guest.id })
  await syncPropertyFacts(tx, property, now)
  return readOne(tx, houseOf(property))
}

/** How many drafts of a host a model was asked for in the last 24 hours. */
const modelDraftsToday = (hostId: string, now: Date): Reading<number> =>
  reading<{ many: number }, number>(
    Prisma.sql`
      select count(*)::int as many from message m
      where m.host_id = ${hostId}::uuid and m.stored_at > ${new Date(now.getTime() - DAY_MS)} and m.model_use is not null`,
    ([counted]) => counted?.many ?? 0,
  )

function modelCapOf(
  { model, modelDraftsPerDay }: Deps,
  settings: DraftSettings | null,
  written: number,
): DraftReason | null {
  if (model === undefined) return null
  const most = Math.min(settings?.modelDraftsPerDay ?? modelDraftsPerDay, modelDraftsPerDay)
  return written < most ? null : say({ code: 'model_cap_met', params: { most } })
}
