import type { HostContext } from '#api/http/define-route.ts'
import type { EarlierSelf } from '#api/sources/earlier-selves.ts'
import { goOnAgain } from '#api/sources/go-on-again.ts'
import { auditSource, type SourceColumns } from '#api/sources/save-source.ts'
import type { Transaction } from '#prisma/client.ts'
import type { WakeRef } from '#prisma/messages/owed-wakes.ts'
import type { GmailConfig } from '#prisma/source-config.ts'

/**
 * The source of this mailbox, live or deleted, with what the host had set for it; else a new one. One that was connected by IMAP is
 * left alone: the database refuses a second of the same mailbox. Answers the workflows to wake, too.
 */
export async function storeGoogleSource(
  tx: Transaction,
  context: HostContext,
  columns: SourceColumns,
): Promise<{ id: string; owed: WakeRef[] }> {
  const { deps, host } = context
  const { connectionKey } = columns
  const known = await tx.messageSource.findFirst({
    where: { hostId: host.id, connectionKey, OR: [{ type: 'gmail' }, { deletedAt: { not: null } }] },
    select: { id: true, type: true, name: true, config: true, connectedAt: true, deletedAt: true },
  })
  const id = known?.id ?? deps.newId()
  if (known === null) await tx.messageSource.create({ data: { ...columns, id, hostId: host.id } })
  else {
    const kept =
      known.type === 'gmail' ? { ...(known.config as GmailConfig), ...ownOf(columns.config) } : columns.config
    const data = { ...columns, name: known.name, config: kept, deletedAt: null }
    await tx.messageSource.updateMany({ where: { id, hostId: host.id }, data })
  }
  const action = known === null || known.deletedAt !== null ? 'source.create' : 'source.update'
  await auditSource(tx, context, { action, id, type: 'gmail' })
  return { id, owed: await goOnAgain(tx, context, { id, selves: selfOf(known) }) }
}

type Known = { id: string; connectedAt: Date; deletedAt: Date | null }

function selfOf(known: Known | null): EarlierSelf[] {
  if (known === null || known.deletedAt === null) return []
  const { id, connectedAt, deletedAt } = known
  return [{ id, connectedAt, deletedAt }]
}

/** What Google says; whose mails are wanted, and who owns the house, the host has said. */
const ownOf = (config: SourceColumns['config']) => {
  const { emailUser, signIn } = config as GmailConfig
  return { emailUser, ...(signIn === undefined ? {} : { signIn }) }
}
