import type { Transaction } from '#prisma/client.ts'
import { dueAt } from '#workflows/domain/deferrals/due-at.ts'
import { type Deferral, findDeferral } from '#workflows/domain/deferrals/find-deferral.ts'
import { questionsPutOff, stillOwed } from '#workflows/domain/deferrals/open-questions.ts'
import type { MessageKind } from '#workflows/domain/message-kind.ts'
import { type Asked, readAsked, readOwedQuestions } from './owed-questions.ts'
import { showOwed } from './show-owed.ts'

export type SentMessage = {
  id: string
  hostId: string
  chatId: string
  kind: MessageKind
  answersId: string | null
  text: string
  aiText: string | null
  language: string | null
}

/**
 * After a message has left: settles what it answers of what was put off in its chat, and keeps what it puts off itself with its due
 * time. What was put off before is due as it was. The caller holds the chat's lock.
 */
export async function keepDeferrals(tx: Transaction, sent: SentMessage, now: Date): Promise<void> {
  if (sent.kind === 'guest' || sent.kind === 'emergency') return
  const deferral = findDeferral(sent.text, sent.language)
  const { hostId, chatId } = sent
  const open = await tx.deferral.findMany({ where: { hostId, chatId, settledAt: null, messageId: { not: sent.id } } })
  if (deferral === null && open.length === 0) return
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

/** What the guest had asked, and what became of it in this message: in a host's own words, and in a fallback, nobody has looked. */
async function readAskedOf(tx: Transaction, sent: SentMessage): Promise<Asked & { isByPerson: boolean }> {
  const { id, hostId, chatId, kind, answersId, text, aiText } = sent
  const select = { evidence: true, approvedAt: true } as const
  if (kind === 'draft') {
    const own = await tx.message.findFirst({ where: { id, hostId }, select })
    const isEdited = (own?.approvedAt ?? null) !== null && aiText !== null && aiText !== text
    return { ...readAsked(own?.evidence), isByPerson: isEdited }
  }
  const where = kind === 'fallback' ? { answersId } : { supersededById: id }
  const draft = await tx.message.findFirst({
    where: { hostId, chatId, kind: 'draft', ...where },
    orderBy: { seq: 'desc' },
    select,
  })
  const { questions } = readAsked(draft?.evidence)
  const open = questions.map((question) => ({ ...question, state: 'open' as const }))
  return { questions: open, topics: [], isByPerson: kind === 'host_reply' }
}
