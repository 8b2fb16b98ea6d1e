import type { Transaction } from '#prisma/client.ts'
import type { PushState } from '#prisma/generated/client.ts'
import type { EmergencyKind } from '#workflows/domain/emergency/emergency-kinds.ts'
import { NOT_ARRIVED } from '#workflows/domain/message-transitions.ts'
import type { DuePush } from './claim-due-pushes.ts'

/** What is known of it now. `notBefore`: a model may still replace the draft, or what was put off is put off still. */
export type News = {
  deadlineAt: Date | null
  notBefore: Date | null
  isUncertain: boolean
  emergencies: readonly EmergencyKind[]
}

const NEWS: News = { deadlineAt: null, notBefore: null, isUncertain: false, emergencies: [] }

/** What a host would be told, read anew; null where somebody has decided it meanwhile. */
export async function stillNews(tx: Transaction, due: DuePush): Promise<News | null> {
  const { kind, hostId, chatId, aboutId: id } = due
  const where = { id, hostId }
  if (kind === 'emergency') {
    const open = await tx.emergency.findFirst({ where: { ...where, takenAt: null, endedAt: null } })
    return open === null ? null : { ...NEWS, emergencies: open.kinds as EmergencyKind[] }
  }
  if (kind === 'promise_due')
    return (await tx.deferral.count({ where: { ...where, settledAt: null } })) > 0 ? NEWS : null
  if (kind === 'source_stopped') return newsOfSource(tx, where)
  if (chatId === null) return null
  if (kind === 'snooze_over') return newsOfSnooze(tx, { hostId, chatId })
  const select = { status: true, deadlineAt: true, modelDueAt: true, answersId: true } as const
  const message = await tx.message.findFirst({ where: { ...where, chatId }, select })
  if (message === null) return null
  const { status, deadlineAt, modelDueAt, answersId } = message
  if (kind === 'not_sent')
    return NOT_ARRIVED.includes(status) ? { ...NEWS, isUncertain: status === 'outcome_unknown' } : null
  if (await calledFor(tx, due, answersId ?? id)) return null
  if (status === 'pending') return { ...NEWS, deadlineAt, notBefore: modelDueAt }
  // A stub: whoever has answered or said that it needs none has seen it.
  const isLast = { id: chatId, hostId, lastMessageStatus: 'unreadable', dismissedAt: null }
  return status === 'unreadable' && (await tx.chat.count({ where: isLast })) > 0 ? NEWS : null
}

/** Whether this device was, or is yet to be, called to the emergency in the guest's message: it leads to the same chat. */
async function calledFor(tx: Transaction, { hostId, deviceId }: DuePush, messageId: string): Promise<boolean> {
  const emergencies = await tx.emergency.findMany({
    where: { hostId, OR: [{ messageId }, { newestMessageId: messageId }] },
    select: { id: true },
  })
  if (emergencies.length === 0) return false
  const aboutId = { in: emergencies.map((emergency) => emergency.id) }
  const state = { in: ['waiting', 'delivered'] as PushState[] }
  return (await tx.pushSend.count({ where: { hostId, deviceId, kind: 'emergency', aboutId, state } })) > 0
}

/** What was put off is none where something came meanwhile, or somebody has answered: both end it. */
async function newsOfSnooze(tx: Transaction, { hostId, chatId }: { hostId: string; chatId: string }) {
  const queue = { in: ['approve', 'answer'] }
  const where = { id: chatId, hostId, queue, snoozedUntil: { not: null } }
  const chat = await tx.chat.findFirst({ where, select: { snoozedUntil: true } })
  return chat === null ? null : { ...NEWS, notBefore: chat.snoozedUntil }
}

const AWAY_MS = 3_600_000

/** One that was mended, or rests, is none; one that a server keeps from being read is for an hour of its own making. */
async function newsOfSource(tx: Transaction, where: { id: string; hostId: string }): Promise<News | null> {
  const source = await tx.messageSource.findFirst({
    where: { ...where, deletedAt: null, pausedAt: null },
    select: { state: true, sendFault: true, unreachableSince: true },
  })
  if (source === null) return null
  const { state, sendFault, unreachableSince } = source
  if (state === 'auth_error' || sendFault !== null) return NEWS
  if (state !== 'unreachable' || unreachableSince === null) return null
  return { ...NEWS, notBefore: new Date(unreachableSince.getTime() + AWAY_MS) }
}
