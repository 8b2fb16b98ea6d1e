import type { HostContext } from '#api/http/define-route.ts'
import { findSameMailbox, type MailboxPlace } from '#outside/find-same-mailbox.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { GMAIL_SERVER, type MailboxOfHost, mailboxesOfHost } from '#prisma/mailboxes-of-host.ts'
import type { EmailConfig, GmailConfig } from '#prisma/source-config.ts'
import type { SourceDraft } from './source-draft.ts'

/** A source that the host deleted, and that is connected again. */
export type EarlierSelf = { id: string; connectedAt: Date; deletedAt: Date }

/** The deleted mailboxes of the host that are the one of this draft under another name: of the same address, or on the same server. */
export async function findAlike({ deps, host }: HostContext, draft: SourceDraft): Promise<string[]> {
  const deleted = await inHost(deps.db, host.id, (tx) => mailboxesOfHost(tx, { hostId: host.id, deleted: true }))
  return alikeAmong(deps, draft, deleted)
}

/** Whether a source stays the mailbox that it is, by the same rule: its provider moved it, or its server is called otherwise. */
export async function staysItself({ deps, host }: HostContext, draft: SourceDraft): Promise<boolean> {
  const live = await inHost(deps.db, host.id, (tx) => mailboxesOfHost(tx, { hostId: host.id }))
  const own = live.filter(({ id }) => id === draft.id)
  return (await alikeAmong(deps, draft, own)).length > 0
}

async function alikeAmong(
  { guard }: HostContext['deps'],
  draft: SourceDraft,
  mailboxes: readonly MailboxOfHost[],
): Promise<string[]> {
  const place = placeOf(draft)
  if (place === null) return []
  const address = place.user.toLowerCase()
  const ofAddress = mailboxes.filter(({ user }) => address.includes('@') && user.toLowerCase() === address)
  const others = mailboxes.filter((one) => !ofAddress.includes(one))
  const same = await findSameMailbox(guard, place, others)
  return [...ofAddress, ...(same === undefined ? [] : [same])].map(({ id }) => id)
}

/** Null where it is no mailbox. */
function placeOf({ type, config }: SourceDraft): MailboxPlace | null {
  if (type === 'whatsapp') return null
  if (type === 'gmail') return { ...GMAIL_SERVER, user: (config as GmailConfig).emailUser }
  const { inbound } = config as EmailConfig
  return { server: inbound.host, port: inbound.port, user: inbound.user }
}

type Of = { hostId: string; connectionKey: string; alike: readonly string[] }

/** What the host deleted and connects again: the one of the same name first, then whichever was deleted last. */
export async function earlierSelves(tx: Transaction, { hostId, connectionKey, alike }: Of): Promise<EarlierSelf[]> {
  const rows = await tx.messageSource.findMany({
    where: { hostId, deletedAt: { not: null }, OR: [{ connectionKey }, { id: { in: [...alike] } }] },
    orderBy: { deletedAt: 'desc' },
    select: { id: true, connectedAt: true, deletedAt: true, connectionKey: true },
  })
  const selves = rows.flatMap(({ id, connectedAt, deletedAt, ...row }) =>
    deletedAt === null ? [] : { id, connectedAt, deletedAt, isNamed: row.connectionKey === connectionKey },
  )
  return [...selves.filter(({ isNamed }) => isNamed), ...selves.filter(({ isNamed }) => !isNamed)]
}
