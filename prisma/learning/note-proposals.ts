import type { Transaction } from '#prisma/client.ts'
import { syncPropertyFacts } from '#prisma/facts/sync-property-facts.ts'
import { type FactProposal, proposeAnswer, proposeFacts } from '#workflows/domain/learning/propose-facts.ts'

export type HostsSentences = { hostId: string; chatId: string; messageId: string; sentences: readonly string[] }

/** So long what speaks of these days is suggested to hold where no departure is known. */
const PASSING_DAYS = 7
const DAY_MS = 86_400_000

/** Keeps what the host's own sentences say of the house, to be accepted by a click. What was proposed or dismissed once is not again. */
export async function noteProposals(
  tx: Transaction,
  { hostId, chatId, messageId, sentences }: HostsSentences,
  now: Date,
): Promise<void> {
  if (sentences.length === 0) return
  const chat = await chatOf(tx, { hostId, chatId })
  if (chat === null) return
  const known = await syncPropertyFacts(tx, { hostId, propertyId: chat.propertyId }, now)
  const names = [chat.sender ?? '', chat.host.name ?? '']
  await keep(tx, { hostId, messageId, chat, proposals: proposeFacts({ sentences, known, names }) }, now)
}

/** What the host answered to parts of a question, in any words: whether it is to be kept they are asked at once. */
export async function noteAnswers(
  tx: Transaction,
  { hostId, chatId, messageId, sentences }: HostsSentences,
  now: Date,
): Promise<void> {
  if (sentences.length === 0) return
  const chat = await chatOf(tx, { hostId, chatId })
  if (chat === null) return
  await keep(tx, { hostId, messageId, chat, proposals: sentences.flatMap(proposeAnswer) }, now)
}

type ChatOfHouse = {
  propertyId: string
  sender: string | null
  checkOutDate: Date | null
  host: { name: string | null }
}

async function chatOf(
  tx: Transaction,
  { hostId, chatId }: Pick<HostsSentences, 'hostId' | 'chatId'>,
): Promise<ChatOfHouse | null> {
  const chat = await tx.chat.findFirst({
    where: { id: chatId, hostId },
    select: { propertyId: true, sender: true, checkOutDate: true, host: { select: { name: true } } },
  })
  return chat === null || chat.propertyId === null ? null : { ...chat, propertyId: chat.propertyId }
}

type ToKeep = { hostId: string; messageId: string; chat: ChatOfHouse; proposals: FactProposal[] }

async function keep(tx: Transaction, { hostId, messageId, chat, proposals }: ToKeep, now: Date): Promise<void> {
  const { propertyId, checkOutDate } = chat
  const leaves = checkOutDate !== null && checkOutDate > now ? checkOutDate : null
  const data = proposals.map(({ sentence, facts, isPassing }) => ({
    ...{ hostId, propertyId, messageId, sentence, facts, createdAt: now },
    suggestedUntil: isPassing ? (leaves ?? new Date(now.getTime() + PASSING_DAYS * DAY_MS)) : null,
  }))
  if (data.length > 0) await tx.factProposal.createMany({ data, skipDuplicates: true })
}

/** The reply that it was written in was taken back. */
export async function takeBackProposals(
  tx: Transaction,
  { id, hostId }: { id: string; hostId: string },
): Promise<void> {
  await tx.factProposal.deleteMany({ where: { messageId: id, hostId, state: 'open' } })
}
