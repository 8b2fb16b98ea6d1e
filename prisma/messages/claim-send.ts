import type { Transaction } from '#prisma/client.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'
import { judge } from '#workflows/domain/message-transitions.ts'
import type { SendCaps } from '#workflows/domain/send-caps.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'
import { changeMessage, SYSTEM } from './change-message.ts'
import { closedReason, holdReason, leavesByItself } from './hold-reason.ts'
import { type LockedMessage, lockMessage } from './lock-message.ts'
import { type MessageRef, stateOf } from './message-row.ts'
import { findOpenSend } from './open-send.ts'
import { replyAddressOf } from './reply-address.ts'
import { isFilledOtherwise, waitAgain } from './wait-again.ts'
import { waitInstead } from './wait-instead.ts'

/**
 * `send`: the one permission, under the key that PostgreSQL gave; asked again while nothing has left, it is the same.
 * `conclude`: the content of an earlier try began to leave: what became of it is to be looked up, never sent again.
 * `wait`: not before `undoUntil` of the state. `over`: the state says what came first.
 */
export type SendClaim =
  | { outcome: 'send' | 'conclude'; sendKey: string; state: MessageState }
  | { outcome: 'wait' | 'over'; state: MessageState }

/** `sendsMail`: the operator's switch; off, what would leave by mail is held. `caps`: the installation's, on what leaves by itself. */
export type SendClaimInput = MessageRef & { sendsMail: boolean; caps: SendCaps; now: Date }

/**
 * Asks for the one permission to send a message, under the lock of its chat. Any run of any workflow may ask: one that
 * comes after another goes on where that one stopped. Of a closed account or a deleted source nothing is permitted: it is held.
 * @throws AppError not_found for another host's message.
 */
export async function claimSend(tx: Transaction, input: SendClaimInput): Promise<SendClaim> {
  const message = await lockMessage(tx, input)
  const { now } = input
  if (message.status === 'sending') return goOn(tx, message, now)
  if (!judge(message, 'claim_send').accepted) return { outcome: 'over', state: stateOf(message) }
  if (message.undoUntil !== null && message.undoUntil > now) return { outcome: 'wait', state: stateOf(message) }
  const closed = await closedReason(tx, message)
  if (closed !== null) return hold(tx, message, { because: closed, now })
  const isByItself = leavesByItself(message)
  if (isByItself) {
    const waiting = await waitInstead(tx, message, { caps: input.caps, now })
    if (waiting !== null) return { outcome: 'over', state: stateOf(waiting) }
  }
  if (await isFilledOtherwise(tx, message, now)) {
    return { outcome: 'over', state: stateOf((await waitAgain(tx, message, now)).row) }
  }
  const because = await holdReason(tx, message, input.sendsMail)
  if (because !== null) return hold(tx, message, { because, now })
  const sendKey = await nextKey(tx, message)
  const recipient = message.recipient ?? (await replyAddressOf(tx, message))
  const change = { command: 'claim_send', set: { recipient }, by: SYSTEM, detail: { sendKey }, now } as const
  const { row } = await changeMessage(tx, message, change)
  await tx.delivery.create({
    data: { hostId: row.hostId, messageId: row.id, chatId: row.chatId, sendKey, isByItself, claimedAt: now },
  })
  return { outcome: 'send', sendKey, state: stateOf(row) }
}

/** Of what was claimed and has not begun to leave, the same is asked again at each try: there may be an hour between two. */
async function goOn(tx: Transaction, message: LockedMessage, now: Date): Promise<SendClaim> {
  const state = stateOf(message)
  const open = await findOpenSend(tx, { hostId: message.hostId, messageId: message.id })
  if (open === null) return { outcome: 'over', state }
  const { sendKey } = open
  if (open.hasBegun) return { outcome: 'conclude', sendKey, state }
  const because = await closedReason(tx, message)
  if (because === null) return { outcome: 'send', sendKey, state }
  const ended = await tx.delivery.updateMany({
    where: { hostId: message.hostId, messageId: message.id, sendKey, state: 'claimed' },
    data: { state: 'failed', settledAt: now, fault: because },
  })
  // Another try has begun this very moment.
  if (ended.count === 0) return { outcome: 'conclude', sendKey, state }
  return hold(tx, message, { because, now })
}

async function hold(
  tx: Transaction,
  message: LockedMessage,
  { because, now }: { because: Sentence; now: Date },
): Promise<SendClaim> {
  const set = { settledAt: now, undoUntil: null, heldBecause: because }
  const detail = { because: because.code }
  const { row } = await changeMessage(tx, message, { command: 'hold', set, by: SYSTEM, detail, now })
  return { outcome: 'over', state: stateOf(row) }
}

async function nextKey(tx: Transaction, { hostId, id }: LockedMessage): Promise<string> {
  return `${id}:${(await tx.delivery.count({ where: { hostId, messageId: id } })) + 1}`
}
