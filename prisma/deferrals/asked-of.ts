import type { Transaction } from '#prisma/client.ts'
import type { MessageKind } from '#workflows/domain/message-kind.ts'
import { type Asked, readAsked } from './owed-questions.ts'

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

/** What the guest had asked, and what became of it in this message: in a host's own words, and in a fallback, nobody has looked. */
export async function readAskedOf(tx: Transaction, sent: SentMessage): Promise<Asked & { isByPerson: boolean }> {
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
