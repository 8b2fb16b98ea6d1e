import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { Database, Prisma } from '#prisma/client.ts'
import { sharedDatabase } from '#tests/setup/shared-database.ts'

/** The database past row-level security: to arrange what a test needs, and to look at what became of it. */
export const asOwner = (): Database => sharedDatabase(inject('parts').adminDatabaseUrl)

type Host = { id: string }
type More<T> = Partial<T>

export const givenSource = ({ id: hostId }: Host, more: More<Prisma.MessageSourceUncheckedCreateInput> = {}) =>
  asOwner().messageSource.create({
    data: { hostId, type: 'email', identifier: 'casa@locanda.test', config: {}, ...more },
  })

export async function givenChat(host: Host, more: More<Prisma.ChatUncheckedCreateInput> = {}) {
  const sourceId = more.sourceId ?? (await givenSource(host)).id
  return asOwner().chat.create({
    data: {
      hostId: host.id,
      channel: 'email',
      threadKey: randomUUID(),
      title: 'Parking',
      sender: 'Mia Keller',
      email: 'mia@guest.test',
      subject: 'Parking',
      headSeq: 1,
      lastMessageText: 'Is there parking?',
      ...more,
      sourceId,
    },
  })
}

type ChatRow = { id: string; hostId: string; sourceId: string }

const messageOf = ({ id: chatId, hostId, sourceId }: ChatRow) => ({ chatId, hostId, sourceId, seq: 1 })

export const givenGuestMessage = (chat: ChatRow, more: More<Prisma.MessageUncheckedCreateInput> = {}) =>
  asOwner().message.create({
    data: {
      ...messageOf(chat),
      kind: 'guest',
      status: 'received',
      text: 'Is there parking?',
      fromName: 'Mia Keller',
      fromAddress: 'mia@guest.test',
      workflowAt: new Date(),
      ...more,
    },
  })

/** A guest's message and the AI's draft that answers it, waiting for the host. */
export async function givenDraft(
  chat: ChatRow,
  more: More<Prisma.MessageUncheckedCreateInput> = {},
  asked: More<Prisma.MessageUncheckedCreateInput> = {},
) {
  const guest = await givenGuestMessage(chat, asked)
  return asOwner().message.create({
    data: {
      ...messageOf(chat),
      kind: 'draft',
      status: 'pending',
      text: 'Yes, in front of the house.',
      aiText: 'Yes, in front of the house.',
      answersId: guest.id,
      confidence: 6,
      language: 'en',
      drafter: 'built-in',
      evidence: { topics: ['parking'], claims: [], unknowns: [], risks: [] },
      deadlineAt: new Date(Date.now() + 600_000),
      ...more,
    },
  })
}

export const auditsOf = (host: Host, action: string) =>
  asOwner().auditEvent.findMany({ where: { hostId: host.id, action }, orderBy: { id: 'asc' } })
