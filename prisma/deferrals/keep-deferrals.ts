import type { Transaction } from '#prisma/client.ts'
import { dueAt } from '#workflows/domain/deferrals/due-at.ts'
import { type Deferral, findDeferral } from '#workflows/domain/deferrals/find-deferral.ts'
import { questionsPutOff, stillOwed } from '#workflows/domain/deferrals/open-questions.ts'
import { readAskedOf, type SentMessage } from './asked-of.ts'
import { arrivedAfterAll } from './owe-undelivered.ts'
import { type Asked, readOwedQuestions } from './owed-questions.ts'
import { showOwed } from './show-owed.ts'

/**
 * After a message has left: settles what it answers of what was put off in its chat, and keeps what it puts off itself with its due
 * time. What was put off before is due as it was. The caller holds the chat's lock.
 */
export async function keepDeferrals(tx: Transaction, sent: SentMessage, now: Date): Promise<void> {
  if (sent.kind === 'guest' || sent.kind === 'emergency') return
  const deferral = findDeferral(sent.text, sent.language)
  const { hostId, chatId } = sent
  const all = await tx.deferral.findMany({ where: { hostId, chatId, settledAt: null } })
  if (deferral === null && all.length === 0) return
  const open = all.filter(({ messageId }) => messageId !== sent.id)
  if (open.length < all.length) await arrivedAfterAll(tx, sent)
  const asked = await readAskedOf(tx, sent)
  const owed = []
  for (const { id, questions } of open) {
    const before = readOwedQuestions(questions)
    const left = sent.kind === 'fallback' ? before : stillOwed(before, asked)
    if (left !== null) owed.push(left)
    const where = { id, hostId }
    if (left === null) {
      await tx.deferral.updateMany({ where, data: { settledAt: now, settledAs: 'answered', settledById: sent.id } })
    } else if (left.length < before.length) await tx.deferral.updateMany({ where, data: { questions: left } })
  }
  if (deferral !== null) await keep(tx, sent, { deferral, asked, known: owed, now })
  await showOwed(tx, sent)
}

type New = { deferral: Deferral; asked: Asked; known: readonly { text: string }[][]; now: Date }

async function keep(tx: Transaction, sent: SentMessage, { deferral, asked, known, now }: New): Promise<void> {
  const questions = questionsPutOff(deferral, asked.questions)
  const owed = new Set(known.flat().map(({ text }) => text))
  const fresh = questions.filter(({ text }) => !owed.has(text))
  // Said again it is no other promise.
  if (questions.length === 0 ? known.length > 0 : fresh.length === 0) return
  const { hostId, chatId, id: messageId } = sent
  const chat = await tx.chat.findFirst({
    where: { id: chatId, hostId },
    select: { property: { select: { timeZone: true } } },
  })
  await tx.deferral.createMany({
    data: [
      {
        ...{ hostId, chatId, messageId, questions: fresh, promisedAt: now },
        sentence: deferral.sentences.join(' '),
        dueAt: dueAt(now, chat?.property?.timeZone ?? 'Europe/Rome'),
      },
    ],
    skipDuplicates: true,
  })
}
