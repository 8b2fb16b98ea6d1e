import type { Transaction } from '#prisma/client.ts'
import { STALE_AFTER_HOURS } from '#workflows/domain/deadline.ts'
import type { SendCaps } from '#workflows/domain/send-caps.ts'
import type { DraftReason, Sentence } from '#workflows/domain/sentences/sentence.ts'
import { changeMessage, SYSTEM } from './change-message.ts'
import { closedReason, holdReason } from './hold-reason.ts'
import { isOvertaken } from './is-overtaken.ts'
import type { LockedMessage } from './lock-message.ts'
import type { MessageRow } from './message-row.ts'
import { reasonsToWait } from './reasons-to-wait.ts'
import { isFilledOtherwise, waitAgain } from './wait-again.ts'
import { giveWay, waitInstead } from './wait-instead.ts'

/** `isByItself`: it would leave without a person's word. */
export type Asked = { message: LockedMessage; isByItself: boolean; sendsMail: boolean; caps: SendCaps; now: Date }

/** What becomes of a message that may not leave. */
export type KeptBack =
  | { how: 'hold'; because: Sentence }
  | { how: 'give_way' | 'wait_again' }
  | { how: 'wait'; found: readonly DraftReason[] }

type Rule = (tx: Transaction, asked: Asked) => Promise<KeptBack | null>

/** In this order: the first that applies decides. */
const RULES: readonly Rule[] = [ifClosed, ifNeedless, ifItShouldWait, ifFilledOtherwise, ifSwitchedOffOrStopped]

/**
 * Every reason for which a message may not leave, walked at each claim: the first, and those of later tries while nothing has begun
 * to leave, as hours may lie between two. Null where it may.
 */
export async function findKeptBack(tx: Transaction, asked: Asked): Promise<KeptBack | null> {
  for (const rule of RULES) {
    const keptBack = await rule(tx, asked)
    if (keptBack !== null) return keptBack
  }
  return null
}

/** Carries out what was found; answers what stands in the message's place. */
export async function keepBack(tx: Transaction, { message, now }: Asked, keptBack: KeptBack): Promise<MessageRow> {
  switch (keptBack.how) {
    case 'hold':
      return hold(tx, message, { because: keptBack.because, now })
    case 'give_way':
      return giveWay(tx, message, now)
    case 'wait':
      return waitInstead(tx, message, { found: keptBack.found, now })
    case 'wait_again':
      return (await waitAgain(tx, message, now)).row
  }
}

async function hold(tx: Transaction, message: LockedMessage, { because, now }: { because: Sentence; now: Date }) {
  const set = { settledAt: now, undoUntil: null, heldBecause: because }
  const detail = { because: because.code }
  return (await changeMessage(tx, message, { command: 'hold', set, by: SYSTEM, detail, now })).row
}

async function ifClosed(tx: Transaction, { message }: Asked): Promise<KeptBack | null> {
  const because = await closedReason(tx, message)
  return because === null ? null : { how: 'hold', because }
}

/** Overtaken by the guest or the host; of an emergency text, whoever was called has come, or it is too late. */
async function ifNeedless(tx: Transaction, { message, isByItself, now }: Asked): Promise<KeptBack | null> {
  const isNeedless =
    message.kind === 'emergency'
      ? message.undoUntil !== null && !(await isStillCalled(tx, message, now))
      : isByItself && (await isOvertaken(tx, message))
  return isNeedless ? { how: 'give_way' } : null
}

async function isStillCalled(tx: Transaction, { id, hostId }: LockedMessage, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - STALE_AFTER_HOURS * 3_600_000)
  const open = { textMessageId: id, hostId, takenAt: null, endedAt: null, createdAt: { gt: since } }
  return (await tx.emergency.count({ where: open })) > 0
}

async function ifItShouldWait(tx: Transaction, { message, isByItself, caps, now }: Asked): Promise<KeptBack | null> {
  if (!isByItself) return null
  const found = await reasonsToWait(tx, message, { caps, now })
  return found.length === 0 ? null : { how: 'wait', found }
}

async function ifFilledOtherwise(tx: Transaction, { message, now }: Asked): Promise<KeptBack | null> {
  return (await isFilledOtherwise(tx, message, now)) ? { how: 'wait_again' } : null
}

async function ifSwitchedOffOrStopped(tx: Transaction, { message, ...asked }: Asked): Promise<KeptBack | null> {
  const because = await holdReason(tx, message, asked)
  return because === null ? null : { how: 'hold', because }
}
