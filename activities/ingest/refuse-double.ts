import type { Source, SourceId } from '#activities/channels/account/source.ts'
import { sourceFault } from '#activities/channels/faults/source-fault.ts'
import type { SourceDeps } from '#activities/deps.ts'
import { findSameMailbox } from '#outside/find-same-mailbox.ts'
import { inHost } from '#prisma/host-scope.ts'
import { type MailboxOfHost, mailboxesOfHost } from '#prisma/mailboxes-of-host.ts'

/**
 * One mailbox is one source: of two that lead to the same one the younger is not read, and its host is told.
 * @throws AppError rule_refused for the younger.
 */
export async function refuseSameMailbox(deps: Pick<SourceDeps, 'db' | 'guard'>, source: Source): Promise<void> {
  if (source.type === 'whatsapp') return
  const { hostId, sourceId, createdAt, account } = source
  const others = await inHost(deps.db, hostId, (tx) =>
    mailboxesOfHost(tx, { hostId, before: { createdAt, id: sourceId } }),
  )
  const { hostname: server, port, user } = account.inbound
  const same = await findSameMailbox(deps.guard, { server, port, user }, others)
  if (same !== undefined) throw doubleOf(same)
  await refuseDouble(deps, source)
}

/** The same where its mails have told. @throws AppError rule_refused */
export async function refuseDouble({ db }: Pick<SourceDeps, 'db'>, { hostId, sourceId }: SourceId): Promise<void> {
  const other = await inHost(db, hostId, async (tx) => {
    const row = await tx.messageSource.findFirst({ where: { id: sourceId, hostId }, select: { doubleOf: true } })
    if (row === null || row.doubleOf === null) return undefined
    return (await mailboxesOfHost(tx, { hostId, not: sourceId })).find(({ id }) => id === row.doubleOf)
  })
  if (other !== undefined) throw doubleOf(other)
}

const doubleOf = ({ name }: MailboxOfHost) =>
  sourceFault({ code: 'mailbox_connected_twice', params: { other: name } }, {})
