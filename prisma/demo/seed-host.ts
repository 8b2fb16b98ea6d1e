import type { Transaction } from '#prisma/client.ts'
import type { DemoConversation } from '#prisma/demo/conversation.ts'
import { conversationRows } from '#prisma/demo/conversation-rows.ts'
import { followMailServer } from '#prisma/demo/follow-mail-server.ts'
import { learnDecisions } from '#prisma/demo/learn-decisions.ts'
import { type DemoProperty, propertyRows } from '#prisma/demo/property-rows.ts'
import { AI_SETTINGS } from '#prisma/demo/settings.ts'
import type { DemoMailbox, SourceRows } from '#prisma/demo/sources.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'

export type DemoHost = { kcSub: string; email: string; name: string }

/** A channel without a source of its own arrives in the mailbox. */
type DemoSources = { mailbox: SourceRows; gmail?: SourceRows; whatsapp?: SourceRows }

export type DemoAccount = {
  host: DemoHost
  mail: DemoMailbox
  properties: DemoProperty[]
  conversations: DemoConversation[]
  sourcesOf: (hostId: string) => DemoSources
  now: Date
}

/**
 * Gives one person their sources, properties and conversations, once: what they change or delete afterwards stays so.
 * Only the address of the local mail server follows the one that runs now.
 * @throws Error for a conversation whose rows cannot be made, and where the ring lacks its newest key.
 */
export async function seedHost(tx: Transaction, account: DemoAccount): Promise<void> {
  const { kcSub, email, name } = account.host
  const { id: hostId } = await tx.host.upsert({ where: { kcSub }, create: { kcSub, email, name }, update: {} })
  const sources = account.sourcesOf(hostId)
  const mailbox = await tx.messageSource.findFirst({ where: { hostId, id: sources.mailbox.source.id } })
  if (mailbox !== null) return followMailServer(tx, mailbox, account.mail)
  await tx.appSettings.createMany({ data: { hostId, email }, skipDuplicates: true })
  await tx.aiSettings.createMany({ data: { hostId, ...AI_SETTINGS }, skipDuplicates: true })
  for (const { source, secrets } of Object.values(sources)) {
    await tx.messageSource.create({ data: source })
    await tx.sourceSecret.createMany({ data: secrets })
  }
  await writeProperties(tx, hostId, account)
  await writeConversations(tx, { hostId, account, sources })
}

async function writeProperties(tx: Transaction, hostId: string, { properties, now }: DemoAccount): Promise<void> {
  const rows = properties.map((property, index) => propertyRows({ hostId, property, index, now }))
  await tx.property.createMany({ data: rows.map(({ property }) => property) })
  await tx.propertyExtra.createMany({ data: rows.flatMap(({ extras }) => extras) })
}

type Writing = { hostId: string; account: DemoAccount; sources: DemoSources }

async function writeConversations(tx: Transaction, { hostId, account, sources }: Writing): Promise<void> {
  const rows = account.conversations.map((conversation) => {
    const { channel } = conversation
    const own = channel === 'gmail' || channel === 'whatsapp' ? sources[channel] : undefined
    const { id: sourceId } = (own ?? sources.mailbox).source
    return conversationRows({ hostId, actor: account.host.kcSub, sourceId, now: account.now }, conversation)
  })
  await tx.chat.createMany({ data: rows.map(({ chat }) => chat) })
  const messages = rows.flatMap((row) => row.messages)
  await messageRows(tx).createMany({ data: messages })
  await tx.threadRef.createMany({ data: rows.flatMap(({ threadRefs }) => threadRefs) })
  await tx.draftWording.createMany({ data: rows.flatMap(({ wordings }) => wordings) })
  await tx.delivery.createMany({ data: rows.flatMap(({ deliveries }) => deliveries) })
  await learnDecisions(tx, messages)
  await tx.auditEvent.createMany({
    data: rows.flatMap(({ audits }) => audits).toSorted((a, b) => Number(a.at) - Number(b.at)),
  })
}
