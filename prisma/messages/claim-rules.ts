import type { Transaction } from '#prisma/client.ts'
import { STALE_AFTER_HOURS } from '#workflows/domain/deadline.ts'
import { leavesByItself } from '#workflows/domain/leaves-by-itself.ts'
import type { SendCaps } from '#workflows/domain/send-caps.ts'
import { type DraftReason, type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import { SYSTEM } from './by.ts'
import { lockAutomaticSends } from './caps-of-chat.ts'
import { changeMessage } from './change-message.ts'
import { type Circumstances, readCircumstances } from './circumstances.ts'
import { isOvertaken } from './is-overtaken.ts'
import type { LockedMessage } from './lock-message.ts'
import type { MessageRow } from './message-row.ts'
import { reasonsToWait } from './reasons-to-wait.ts'
import { isFilledOtherwise, waitAgain } from './wait-again.ts'
import { giveWay, waitInstead } from './wait-instead.ts'

/** `isByItself`: it would leave without a person's word, and asks caps and doubts for that. */
export type Asked = {
  message: LockedMessage
  isByItself: boolean
  mailHeldBy: Sentence | null
  caps: SendCaps
  now: Date
}

/** What becomes of a message that may not leave. */
export type KeptBack =
  | { how: 'hold'; because: Sentence }
  | { how: 'give_way' | 'wait_again' }
  | { how: 'wait'; found: readonly DraftReason[] }

type Judged = Asked & { circumstances: Circumstances }
type Rule = (tx: Transaction, judged: Judged) => Promise<KeptBack | null> | KeptBack | null

/** In this order: the first that applies decides. */
const RULES: readonly Rule[] = [
  ifClosed,
  ifNeedless,
  ifPaused,
  ifItShouldWait,
  ifFilledOtherwise,
  ifSaidLongAgo,
  ifSwitchedOffOrStopped,
]

/**
 * Every reason for which a message may not leave, walked at each claim: the first, and those of later tries while nothing has begun
 * to leave, as hours may lie between two. Null where it may; until the transaction ends nobody else of the host's may by itself.
 * @throws AppError not_found for another host's message.
 */
export async function findKeptBack(tx: Transaction, asked: Asked): Promise<KeptBack | null> {
  const judged = { ...asked, circumstances: await readCircumstances(tx, asked.message) }
  for (const rule of RULES) {
    const keptBack = await rule(tx, judged)
    if (keptBack !== null) return keptBack
  }
  return null
}

/**
 * Carries out what was found; answers what stands in the message's place.
 * @throws Error when a message was changed past the lock of its chat.
 */
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

/** Nothing of a closed account or a deleted source leaves, whoever said yes to it. */
function ifClosed(_tx: Transaction, { circumstances }: Judged): KeptBack | null {
  if (circumstances.isAccountClosed) return { how: 'hold', because: say({ code: 'account_closed' }) }
  return circumstances.isSourceDeleted ? { how: 'hold', because: say({ code: 'source_deleted' }) } : null
}

/** Overtaken by the guest or the host; of an emergency text, whoever was called has come, or it is too late. */
async function ifNeedless(tx: Transaction, { message, isByItself, now }: Judged): Promise<KeptBack | null> {
  const isNeedless =
    message.kind === 'emergency'
      ? leavesByItself(message) && !(await isStillCalled(tx, message, now))
      : isByItself && (await isOvertaken(tx, message))
  return isNeedless ? { how: 'give_way' } : null
}

/** Of what leaves by itself an emergency text alone asks for no reasons to wait: nobody could take its yes back any more. */
function ifPaused(_tx: Transaction, { message, circumstances }: Judged): KeptBack | null {
  const isOfPaused = circumstances.isSourcePaused && message.kind === 'emergency' && leavesByItself(message)
  return isOfPaused ? { how: 'hold', because: say({ code: 'source_paused' }) } : null
}

async function isStillCalled(tx: Transaction, { id, hostId }: LockedMessage, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - STALE_AFTER_HOURS * 3_600_000)
  const open = { textMessageId: id, hostId, takenAt: null, endedAt: null, createdAt: { gt: since } }
  return (await tx.emergency.count({ where: open })) > 0
}

async function ifItShouldWait(tx: Transaction, { message, isByItself, ...at }: Judged): Promise<KeptBack | null> {
  if (!isByItself) return null
  await lockAutomaticSends(tx, message.hostId)
  const found = await reasonsToWait(tx, message, at)
  return found.length === 0 ? null : { how: 'wait', found }
}

async function ifFilledOtherwise(tx: Transaction, { message, now }: Judged): Promise<KeptBack | null> {
  return (await isFilledOtherwise(tx, message, now)) ? { how: 'wait_again' } : null
}

/**
 * What a person said yes to, or wrote, and could not leave since, as where no worker was there for days: nobody knows whether it still
 * holds. The host sends it again, or writes another.
 */
function ifSaidLongAgo(_tx: Transaction, { message, now }: Judged): KeptBack | null {
  const { approvedAt, createdAt } = message
  const saidAt = approvedAt ?? createdAt
  const isLate = !leavesByItself(message) && now.getTime() - saidAt.getTime() > STALE_AFTER_HOURS * 3_600_000
  return isLate ? { how: 'hold', because: say({ code: 'left_too_late', params: { hours: STALE_AFTER_HOURS } }) } : null
}

/**
 * Held for now: by the operator's switches, or, where it would leave by itself, by a fault of its source: what a person said yes to is
 * tried all the same, and tells whether that is over.
 */
function ifSwitchedOffOrStopped(_tx: Transaction, { mailHeldBy, isByItself, circumstances }: Judged): KeptBack | null {
  const { isWhatsapp, sendFault } = circumstances
  if (mailHeldBy !== null && !isWhatsapp) return { how: 'hold', because: mailHeldBy }
  return isByItself && sendFault !== null ? { how: 'hold', because: sendFault } : null
}
