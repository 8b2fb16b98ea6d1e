import type { Transaction } from '#prisma/client.ts'
import { normaliseEmailConfig } from '#prisma/normalise-email-config.ts'
import type { GmailConfig } from '#prisma/source-config.ts'

/** A mailbox that the host has connected, the oldest first; or had, and deleted. */
export type MailboxOfHost = {
  id: string
  name: string
  identifier: string
  server: string
  port: number
  user: string
}

export const GMAIL_SERVER = { server: 'imap.gmail.com', port: 993 }

type Asked = { hostId: string; not?: string | undefined; before?: { createdAt: Date; id: string }; deleted?: boolean }

/** `not`: the source that asks. `before`: only those that were connected before it and have not stopped. */
export async function mailboxesOfHost(
  tx: Transaction,
  { hostId, not, before, deleted = false }: Asked,
): Promise<MailboxOfHost[]> {
  const earlier =
    before === undefined
      ? {}
      : {
          state: { not: 'auth_error' as const },
          OR: [{ createdAt: { lt: before.createdAt } }, { createdAt: before.createdAt, id: { lt: before.id } }],
        }
  const rows = await tx.messageSource.findMany({
    where: {
      hostId,
      deletedAt: deleted ? { not: null } : null,
      type: { not: 'whatsapp' },
      ...(not === undefined ? {} : { id: { not } }),
      ...earlier,
    },
    select: { id: true, type: true, name: true, identifier: true, config: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ id, type, name, identifier, config }) => {
    const of = { id, identifier, name: name ?? identifier }
    if (type === 'gmail') return { ...of, ...GMAIL_SERVER, user: (config as GmailConfig).emailUser }
    const { inbound } = normaliseEmailConfig(config)
    return { ...of, server: inbound.host, port: inbound.port, user: inbound.user }
  })
}
