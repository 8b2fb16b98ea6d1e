import type { Transaction } from '#prisma/client.ts'
import { replyAddressOf } from '#prisma/reply-address.ts'
import { leavesByItself } from '#workflows/domain/leaves-by-itself.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'
import { judge } from '#workflows/domain/message-transitions.ts'
import type { SendCaps } from '#workflows/domain/send-caps.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'
import { SYSTEM } from './by.ts'
import { changeMessage } from './change-message.ts'
import { findKeptBack, keepBack } from './claim-rules.ts'
import { type LockedMessage, lockMessage } from './lock-message.ts'
import { type MessageRef, stateOf } from './message-row.ts'
import { endOpenSend, findOpenSend } from './open-send.ts'

/**
 * `send`: the one permission, under the key that PostgreSQL gave; asked again while nothing has left, it is the same.
 * `conclude`: the content of an earlier try began to leave: what became of it is to be looked up, never sent again.
 * `wait`: not before `undoUntil` of the state. `over`: the state says what came first.
 */
export type SendClaim =
  | { outcome: 'send' | 'conclude'; sendKey: string; state: MessageState }
  | { outcome: 'wait' | 'over'; state: MessageState }

/** `mailHeldBy`: why the operator's switches hold what would leave by mail. `caps`: the installation's, on what leaves by itself. */
export type SendClaimInput = MessageRef & { mailHeldBy: Sentence | null; caps: SendCaps; now: Date }

/**
 * Asks for the one permission to send a message, under the lock of its chat. Any run of any workflow may ask: one that
 * comes after another goes on where that one stopped, and is asked all that the first one was; a permission that does not stand any
 * more is taken back where nothing has begun to leave.
 * @throws AppError not_found for another host's message.
 */
export async function claimSend(tx: Transaction, input: SendClaimInput): Promise<SendClaim> {
  const message = await lockMessage(tx, input)
  const { now } = input
  const state = stateOf(message)
  const open = message.status === 'sending' ? await findOpenSend(tx, input) : null
  if (open?.hasBegun === true) return { outcome: 'conclude', sendKey: open.sendKey, state }
  if (open === null) {
    if (!judge(message, 'claim_send').accepted) return { outcome: 'over', state }
    if (message.undoUntil !== null && message.undoUntil > now) return { outcome: 'wait', state }
  }
  const asked = { ...input, message, isByItself: open?.isByItself ?? isRuled(message) }
  const keptBack = await findKeptBack(tx, asked)
  if (keptBack === null) {
    if (open === null) return grant(tx, asked)
    await leaveByChatsSource(tx, message, open.sendKey)
    return { outcome: 'send', sendKey: open.sendKey, state }
  }
  if (open !== null) {
    const fault = keptBack.how === 'hold' ? keptBack.because : null
    // Another try has begun this very moment.
    if (!(await endOpenSend(tx, { ...input, ...open }, { now, fault })))
      return { outcome: 'conclude', sendKey: open.sendKey, state }
  }
  return { outcome: 'over', state: stateOf(await keepBack(tx, asked, keptBack)) }
}

/** What asks caps and doubts. An emergency text leaves by itself too, and for none of them does it wait. */
const isRuled = (message: LockedMessage): boolean => message.kind !== 'emergency' && leavesByItself(message)

type Granted = { message: LockedMessage; isByItself: boolean; now: Date }

async function grant(tx: Transaction, { message, isByItself, now }: Granted): Promise<SendClaim> {
  const sendKey = await nextKey(tx, message)
  const recipient = message.recipient ?? (await replyAddressOf(tx, message))
  const change = { command: 'claim_send', set: { recipient }, by: SYSTEM, detail: { sendKey }, now } as const
  const { row } = await changeMessage(tx, message, change)
  await tx.delivery.create({
    data: { hostId: row.hostId, messageId: row.id, chatId: row.chatId, sendKey, isByItself, claimedAt: now },
  })
  await leaveByChatsSource(tx, message, sendKey)
  return { outcome: 'send', sendKey, state: stateOf(row) }
}

/** A chat may have moved to another mailbox since its message was written, or since the last try: by that one it leaves. */
async function leaveByChatsSource(tx: Transaction, { hostId, chatId }: LockedMessage, sendKey: string): Promise<void> {
  await tx.$executeRaw`
    update delivery d set source_id = c.source_id from chat c
    where d.host_id = ${hostId}::uuid and d.send_key = ${sendKey} and d.state = 'claimed'
      and c.host_id = d.host_id and c.id = ${chatId}::uuid`
}

async function nextKey(tx: Transaction, { hostId, id }: LockedMessage): Promise<string> {
  return `${id}:${(await tx.delivery.count({ where: { hostId, messageId: id } })) + 1}`
}
