import { recordAudit } from '#prisma/audit.ts'
import type { Transaction } from '#prisma/client.ts'
import { cutText } from '#workflows/domain/cut-text.ts'
import type { OwedQuestion } from '#workflows/domain/deferrals/open-questions.ts'
import { readAskedOf, type SentMessage } from './asked-of.ts'
import { endDismissal } from './end-dismissal.ts'
import { showOwed } from './show-owed.ts'

const QUESTION_MAX = 300

/**
 * After a reply has not arrived, and its guest has written again: what it answered, of what came in up to number `upTo`, is owed from
 * now on. The caller holds the chat's lock.
 */
export async function oweUndelivered(
  tx: Transaction,
  reply: SentMessage,
  { upTo, now }: { upTo: number; now: Date },
): Promise<void> {
  const { id: messageId, hostId, chatId } = reply
  const owed = {
    ...{ owedBecause: 'not_arrived' as const, sentence: '', questions: await answeredBy(tx, reply, upTo) },
    ...{ promisedAt: now, dueAt: now, owedAt: now, toldAt: null },
    ...{ settledAt: null, settledAs: null, settledById: null },
  }
  await tx.deferral.upsert({
    where: { messageId, hostId },
    create: { hostId, chatId, messageId, ...owed },
    update: owed,
  })
  await showOwed(tx, reply)
  await endDismissal(tx, reply)
  await recordAudit(tx, { hostId, actor: 'system', action: 'answer.owed', subject: chatId, detail: { messageId } })
}

/** The reply has arrived after all, was sent again, or waits no more: what it answered is owed no more. */
export const arrivedAfterAll = (tx: Transaction, { id, hostId }: SentMessage) =>
  tx.deferral.deleteMany({ where: { hostId, messageId: id, owedBecause: { not: 'promised' } } })

/** What a reply answers: as the draft read it; else the guest's newest words before the reply. */
export async function answeredBy(tx: Transaction, reply: SentMessage, upTo: number): Promise<OwedQuestion[]> {
  const { questions } = await readAskedOf(tx, reply)
  const asked = questions.filter(({ kind }) => kind !== 'news').map(({ text, topics }) => ({ text, topics }))
  if (asked.length > 0) return asked
  const said = await tx.message.findFirst({
    where: { hostId: reply.hostId, chatId: reply.chatId, kind: 'guest', isAutomatic: false, seq: { lte: upTo } },
    orderBy: { seq: 'desc' },
    select: { text: true },
  })
  return said === null || said.text.trim() === '' ? [] : [{ text: cutText(said.text, QUESTION_MAX), topics: [] }]
}
