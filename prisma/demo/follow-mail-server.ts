import type { Transaction } from '#prisma/client.ts'
import { type DemoMailbox, mailboxConfig } from '#prisma/demo/sources.ts'
import type { MessageSourceModel } from '#prisma/generated/models.ts'
import type { EmailConfig } from '#prisma/source-config.ts'

/** The local mail server may have moved to a free port since the last start; a mailbox elsewhere is left alone. */
export async function followMailServer(tx: Transaction, source: MessageSourceModel, mail: DemoMailbox): Promise<void> {
  const current = source.config as Partial<EmailConfig>
  const { inbound, smtp } = mailboxConfig(mail)
  if (current.inbound === undefined || current.inbound.host !== inbound.host || source.deletedAt !== null) return
  if (current.inbound.port === inbound.port && current.smtp?.port === smtp?.port) return
  const config = { ...current, inbound: { ...current.inbound, port: inbound.port }, smtp }
  await tx.messageSource.updateMany({ where: { hostId: source.hostId, id: source.id }, data: { config } })
}
