import type { Transaction } from '#prisma/client.ts'
import { readOne } from '#prisma/reading.ts'
import { whileHostWrites } from '#prisma/unsent/while-host-writes.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'
import { judge } from '#workflows/domain/message-transitions.ts'
import type { SendCaps } from '#workflows/domain/send-caps.ts'
import { SYSTEM } from './by.ts'
import { changeMessage } from './change-message.ts'
import { readCircumstances } from './circumstances.ts'
import { createMessage } from './create-message.ts'
import { undoUntil } from './judge-decision.ts'
import { lockMessage } from './lock-message.ts'
import { type MessageRef, type MessageRow, stateOf } from './message-row.ts'
import { reasonsToWait } from './reasons-to-wait.ts'
import { waitInstead } from './wait-instead.ts'
import { whyNoFallback } from './why-no-fallback.ts'
import { writeFallback } from './write-fallback.ts'

/** `fallbackId` is null when a decision was first, when the deadline has not come, and when there is none any more. */
export type FallbackClaim = { state: MessageState; fallbackId: string | null }

export type FallbackClaimInput = MessageRef & {
  /** How long the fallback can be taken back before it leaves. */
  undoSeconds: number
  newId: () => string
  /** The installation's, on what leaves by itself. */
  caps: SendCaps
  now: Date
}

/**
 * At the deadline, and not before: marks the draft `fallback_sent` and opens the fallback message beside it, which
 * leaves after the undo window. Asked again it answers the same fallback. Where none may follow, the draft waits on; while the host
 * writes, its deadline is later.
 * @throws AppError not_found for another host's draft.
 */
export async function claimFallback(tx: Transaction, input: FallbackClaimInput): Promise<FallbackClaim> {
  const draft = await lockMessage(tx, input)
  if (draft.status === 'fallback_sent') return { state: stateOf(draft), fallbackId: await findFallback(tx, draft) }
  const { now } = input
  const isDue = draft.deadlineAt !== null && draft.deadlineAt <= now
  if (!judge(draft, 'claim_fallback').accepted || !isDue) return { state: stateOf(draft), fallbackId: null }
  const circumstances = await readCircumstances(tx, draft)
  const later = await whileHostWrites(tx, draft, now)
  if (later !== null) return { state: stateOf({ ...draft, deadlineAt: later }), fallbackId: null }
  const found = [
    ...(await reasonsToWait(tx, draft, { caps: input.caps, now, circumstances })),
    ...(await readOne(tx, whyNoFallback(draft, now))),
  ]
  if (found.length > 0) return { state: stateOf(await waitInstead(tx, draft, { found, now })), fallbackId: null }
  const until = undoUntil(input, draft)
  const set = { settledAt: now, undoUntil: until }
  const { row } = await changeMessage(tx, draft, { command: 'claim_fallback', set, by: SYSTEM, now })
  const { hostId, chatId, sourceId, seq, answersId, language } = draft
  const columns = {
    id: input.newId(),
    ...{ hostId, chatId, sourceId, seq, answersId, language },
    ...(await writeFallback(tx, draft)),
    createdAt: now,
    undoUntil: until,
  }
  const fallback = await createMessage(tx, columns, { creation: 'open_fallback', now })
  return { state: stateOf(row), fallbackId: fallback.id }
}

/** One that was taken back stands for nothing any more. */
async function findFallback(tx: Transaction, { hostId, chatId, answersId }: MessageRow): Promise<string | null> {
  const fallback = await tx.message.findFirst({
    where: { hostId, chatId, kind: 'fallback', answersId, status: { not: 'discarded' } },
    select: { id: true },
  })
  return fallback?.id ?? null
}
