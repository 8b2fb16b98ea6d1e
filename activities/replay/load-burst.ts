import { loadExamples } from '#activities/drafting/load-examples.ts'
import { makeSituation } from '#activities/drafting/make-situation.ts'
import { readQuestion } from '#activities/drafting/read-question.ts'
import type { Transaction } from '#prisma/client.ts'
import { houseOf } from '#prisma/facts/house.ts'
import { readOne } from '#prisma/reading.ts'
import type { HostsPast } from '#prisma/replay/read-hosts-past.ts'
import { type PastMessage, readTimeline } from '#prisma/replay/read-timeline.ts'
import type { OpenCase } from '#prisma/replay/replay-case.ts'
import type { DraftReason } from '#workflows/domain/sentences/sentence.ts'
import { houseBefore } from './house-before.ts'
import type { HostsAnswer } from './judge-reply.ts'
import { pastBefore } from './past-before.ts'
import type { BurstOfPast } from './replay-burst.ts'
import { trackRecordBefore } from './track-record-before.ts'

export type ToLoad = {
  hostId: string
  burst: OpenCase
  past: HostsPast
  asksModel: boolean
  modelCap: DraftReason | null
}

/**
 * Reads all that was known when a burst came, and what the host answered in the end.
 * @throws AppError not_found when its message is deleted meanwhile.
 */
export async function loadBurst(
  tx: Transaction,
  { hostId, burst, past, asksModel, modelCap }: ToLoad,
): Promise<BurstOfPast> {
  const { chatId, guestMessageId, askedAt: at } = burst
  const question = await readQuestion(tx, { hostId, guestMessageId })
  const timeline = await readTimeline(tx, { hostId, chatId, until: at, also: [guestMessageId, ...burst.answerIds] })
  const guest = timeline.find(({ id }) => id === guestMessageId)
  const { propertyId } = question.chat
  const today = propertyId === null ? null : await readOne(tx, houseOf({ hostId, propertyId }))
  const known = {
    house: today === null || propertyId === null ? null : houseBefore(today, { propertyId, at, taught: past.taught }),
    trackRecord: trackRecordBefore(past, { propertyId, at }),
  }
  const before = pastBefore(
    timeline,
    guest ?? { ...question.guest, aiText: null, approvedAt: null, answersId: null, evidence: null, doubts: [] },
  )
  const questions = [...before.thread.burst, question.guest]
  const read = makeSituation(question, { ...known, thread: before.thread, now: at })
  const examples =
    asksModel && modelCap === null ? await loadExamples(tx, { ...question, questions, read, before: at }) : []
  return { question, past: before, ...known, examples, modelCap, answer: answerOf(burst, timeline) }
}

function answerOf({ answeredBy, answerIds }: OpenCase, timeline: readonly PastMessage[]): HostsAnswer {
  if (answeredBy !== 'host') return { by: answeredBy === 'machine' ? 'machine' : null, text: null }
  const wrote = answerIds.flatMap((id) => timeline.filter((message) => message.id === id)).map(({ text }) => text)
  return { by: 'host', text: wrote.join('\n\n') }
}
