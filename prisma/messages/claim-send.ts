import type { Transaction } from '#prisma/client.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'
import { judge } from '#workflows/domain/message-transitions.ts'
import type { SendCaps } from '#workflows/domain/send-caps.ts'
import { changeMessage, SYSTEM } from './change-message.ts'
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
 * comes after another goes on where that one stopped.
 * @throws AppError not_found for another host's message.
 */
export async function claimSend(tx: Transaction, input: SendClaimInput): Promise<SendClaim> {
  const message = await lockMessage(tx, input)
  if (message.status === 'sending') return goOn(tx, message)
  const { now } = input
  if (!judge(message, 'claim_send').accepted) return { outcome: 'over', state: stateOf(message) }
  if (message.undoUntil !== null && message.undoUntil > now) return { outcome: 'wait', state: stateOf(message) }
  const isByItself = leavesByItself(message)
  if (isByItself) {
    const waiting = await waitInstead(tx, message, { caps: input.caps, now })
    if (waiting !== null) return { outcome: 'over', state: stateOf(waiting) }
  }
  if (await isFilledOtherwise(tx, message, now)) {
    return { outcome: 'over', state: stateOf((await waitAgain(tx, message, now)).row) }
  }
  if (await isHeldBack(tx, message, input.sendsMail)) {
    const set = { settledAt: now, undoUntil: null }
    const { row } = await changeMessage(tx, message, { command: 'hold', set, by: SYSTEM, now })
    return { outcome: 'over', state: stateOf(row) }
  }
  const sendKey = await nextKey(tx, message)
  const recipient = message.recipient ?? (await replyAddressOf(tx, message))
  const change = { command: 'claim_send', set: { recipient }, by: SYSTEM, detail: { sendKey }, now } as const
  const { row } = await changeMessage(tx, message, change)
  await tx.delivery.create({
    data: { hostId: row.hostId, messageId: row.id, chatId: row.chatId, sendKey, isByItself, claimedAt: now },
  })
  return { outcome: 'send', sendKey, state: stateOf(row) }
}

async function goOn(tx: Transaction, message: LockedMessage): Promise<SendClaim> {
  const state = stateOf(message)
  const open = await findOpenSend(tx, { hostId: message.hostId, messageId: message.id })
  if (open === null) return { outcome: 'over', state }
  return { outcome: open.hasBegun ? 'conclude' : 'send', sendKey: open.sendKey, state }
}

async function nextKey(tx: Transaction, { hostId, id }: LockedMessage): Promise<string> {
  return `${id}:${(await tx.delivery.count({ where: { hostId, messageId: id } })) + 1}`
}

/** By the operator's switch, or by a fault of its source: what a person said yes to is tried all the same, and tells whether it is over. */
async function isHeldBack(tx: Transaction, message: LockedMessage, sendsMail: boolean): Promise<boolean> {
  const { hostId, sourceId } = message
  const source = await tx.messageSource.findFirst({
    where: { id: sourceId, hostId },
    select: { type: true, sendFault: true },
  })
  if (!sendsMail && source?.type !== 'whatsapp') return true
  return leavesByItself(message) && source !== null && source.sendFault !== null
}

/** Without a person's word. What was sent again has it, and no undo window. */
const leavesByItself = ({ status, kind, undoUntil }: LockedMessage) =>
  status === 'scheduled' || (kind === 'fallback' && undoUntil !== null)
