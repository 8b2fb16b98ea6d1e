import type { Transaction } from '#prisma/client.ts'
import { autonomyNow } from '#prisma/learning/autonomy-now.ts'
import { STALE_AFTER_HOURS } from '#workflows/domain/deadline.ts'
import { DEFAULT_SETTINGS, reasonsOfThreshold } from '#workflows/domain/decide.ts'
import { type DraftReason, say } from '#workflows/domain/sentences/sentence.ts'
import { type CapsAt, capsMetIn, lockAutomaticSends } from './caps-of-chat.ts'
import { closedReason } from './hold-reason.ts'
import type { LockedMessage } from './lock-message.ts'
import { openDoubts } from './open-doubts.ts'

type Rule = (tx: Transaction, message: LockedMessage, at: CapsAt) => Promise<DraftReason[]>

/** Why what would leave by itself waits for the host instead: a draft, and a fallback in its place. */
const RULES: readonly Rule[] = [ofClosed, ofAge, ofSettings, ofProperty, openDoubts, ofCaps]

/**
 * All that is in the way of what would leave by itself, asked when it would: at the deadline of a draft, and at every claim, the
 * first and those of later tries. Until the transaction ends nobody else of the host's may leave by itself.
 */
export async function reasonsToWait(tx: Transaction, message: LockedMessage, at: CapsAt): Promise<DraftReason[]> {
  await lockAutomaticSends(tx, message.hostId)
  const found: DraftReason[] = []
  for (const rule of RULES) found.push(...(await rule(tx, message, at)))
  return found
}

const CLOSED = { account_closed: 'account_was_closed', source_deleted: 'source_was_deleted' } as const

async function ofClosed(tx: Transaction, of: LockedMessage): Promise<DraftReason[]> {
  const closed = await closedReason(tx, of)
  return closed === null ? [] : [say({ code: CLOSED[closed.code] })]
}

async function ofAge(tx: Transaction, { answersId, hostId }: LockedMessage, { now }: CapsAt): Promise<DraftReason[]> {
  if (answersId === null) return []
  const guest = await tx.message.findFirst({ where: { id: answersId, hostId }, select: { createdAt: true } })
  const isOld = guest !== null && now.getTime() - guest.createdAt.getTime() > STALE_AFTER_HOURS * 3_600_000
  return isOld ? [say({ code: 'too_old', params: { hours: STALE_AFTER_HOURS } })] : []
}

/** Instead of a draft that waits its fallback would leave: that needs no Auto-Pilot, and speaks of no house. */
const leavesItself = ({ kind, status }: LockedMessage) => kind === 'draft' && status !== 'pending'

async function ofSettings(tx: Transaction, message: LockedMessage): Promise<DraftReason[]> {
  if (!leavesItself(message)) return []
  const settings = await tx.aiSettings.findUnique({
    where: { hostId: message.hostId },
    select: { confidenceThreshold: true },
  })
  return [
    ...reasonsOfThreshold(message.confidence ?? 0, settings ?? DEFAULT_SETTINGS),
    ...(await autonomyNow(tx, message)),
  ]
}

async function ofProperty(tx: Transaction, message: LockedMessage): Promise<DraftReason[]> {
  const { hostId, chatId: id, propertyId } = message
  if (!leavesItself(message) || propertyId === null) return []
  const isTheirs = (await tx.chat.count({ where: { id, hostId, propertyId } })) > 0
  return isTheirs ? [] : [say({ code: 'other_property' })]
}

async function ofCaps(tx: Transaction, message: LockedMessage, at: CapsAt): Promise<DraftReason[]> {
  return capsMetIn(tx, message, { ...at, besides: message.id })
}
