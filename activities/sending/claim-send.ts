import type { ActivityDeps } from '#activities/deps.ts'
import type { Transaction } from '#prisma/client.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { Change } from '#workflows/domain/message-state.ts'
import { SENDABLE } from '#workflows/domain/message-status.ts'
import { changeMessage } from './change-message.ts'
import { lockMessage, type MessageRef, stateOf } from './message-row.ts'

export type ClaimInput = MessageRef & { sendKey: string }
/** `isOwn`: denied, because this very key has begun to send already: what became of it is to be looked up. */
export type Claim = Change & { isOwn: boolean }

const KINDS = ['draft', 'fallback', 'host_reply'] as const

/**
 * The one permission to send a message: given once, under the lock of its chat, to one key. The same key is given it
 * again only while nothing has left. With sending switched off the message is `held` instead.
 * @throws AppError not_found for another host's message.
 */
export async function claimSend(deps: Pick<ActivityDeps, 'db' | 'now'>, input: ClaimInput): Promise<Claim> {
  const { sendEmail } = await readDebugSettings(deps.db)
  return inHost(deps.db, input.hostId, async (tx) => {
    const before = await claimedBefore(tx, input)
    if (before !== null) return before
    const isHeld = !sendEmail && (await leavesByMail(tx, input))
    const now = deps.now()
    const { accepted, state, row } = await changeMessage(tx, {
      ...input,
      kinds: KINDS,
      from: SENDABLE,
      to: () => (isHeld ? { status: 'held', settledAt: now, undoUntil: null } : { status: 'sending' }),
      audit: { actor: 'system', action: isHeld ? 'reply.hold' : 'reply.claim', detail: { sendKey: input.sendKey } },
      now,
    })
    if (!accepted || isHeld) return { accepted: false, isOwn: false, state }
    await tx.delivery.create({
      data: { hostId: input.hostId, messageId: row.id, chatId: row.chatId, sendKey: input.sendKey, claimedAt: now },
    })
    return { accepted: true, isOwn: true, state }
  })
}

async function claimedBefore(tx: Transaction, input: ClaimInput): Promise<Claim | null> {
  const row = await lockMessage(tx, input)
  const delivery = await tx.delivery.findFirst({
    where: { sendKey: input.sendKey, hostId: input.hostId, messageId: input.messageId },
    select: { state: true },
  })
  if (delivery === null) return null
  const isSending = row.status === 'sending'
  return { accepted: isSending && delivery.state === 'claimed', isOwn: isSending, state: stateOf(row) }
}

async function leavesByMail(tx: Transaction, { hostId, messageId }: MessageRef): Promise<boolean> {
  const message = await tx.message.findFirst({
    where: { id: messageId, hostId },
    select: { source: { select: { type: true } } },
  })
  return message?.source.type !== 'whatsapp'
}
