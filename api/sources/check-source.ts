import type { HostContext } from '#api/http/define-route.ts'
import { findSameMailbox, type MailboxPlace } from '#outside/find-same-mailbox.ts'
import { accountClosed, accountDeleted } from '#prisma/accounts/is-account-closed.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { mailboxesOfHost } from '#prisma/mailboxes-of-host.ts'
import type { EmailConfig } from '#prisma/source-config.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { mailboxKey } from '#workflows/domain/mailbox-key.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { refuseMicrosoft } from './refuse-microsoft.ts'
import type { SourceDraft } from './source-draft.ts'

const LOOK_UP_MS = 3_000

/**
 * Refuses what could not work or must not be reached, before it is stored.
 * @throws AppError rule_refused for Microsoft's servers, invalid_input for an address that is not allowed, conflict for a mailbox that the
 * host has connected under another name.
 */
export async function checkSource(context: HostContext, draft: SourceDraft): Promise<void> {
  if (draft.type === 'email') {
    const { inbound, smtp } = draft.config as EmailConfig
    await checkServer(context, { hostname: inbound.host, port: inbound.port, field: 'inbound.host' })
    if (smtp !== undefined) await checkServer(context, { hostname: smtp.host, port: smtp.port, field: 'smtp.host' })
    await refuseSameMailbox(context, draft, { server: inbound.host, port: inbound.port, user: inbound.user })
  }
}

/** One mailbox is one source, whatever its server is called by and whichever of its protocols is spoken. */
async function refuseSameMailbox(
  { deps, host }: HostContext,
  { id, connectionKey }: SourceDraft,
  place: MailboxPlace,
): Promise<void> {
  const mailboxes = await inHost(deps.db, host.id, (tx) => mailboxesOfHost(tx, { hostId: host.id, not: id }))
  // Under one name the database refuses it, also where two come at once.
  const others = mailboxes.filter(({ server, user }) => mailboxKey(server, user) !== connectionKey)
  const same = await findSameMailbox(deps.guard, place, others)
  if (same !== undefined)
    throw new AppError('conflict', { code: 'mailbox_already_connected', params: { other: same.name } })
}

type Server = { hostname: string; port: number; field: string }

async function checkServer({ deps }: HostContext, { hostname, port, field }: Server): Promise<void> {
  refuseMicrosoft(hostname, field)
  try {
    await Promise.race([deps.guard.resolve(hostname, port), unknownAfter(LOOK_UP_MS, hostname)])
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // A name that cannot be found now is tried by the worker, behind the same guard.
    if (error.kind === 'upstream_unavailable') return
    const fields = { [field]: say({ code: 'field_not_allowed' }) }
    throw new AppError(error.kind, { ...error.sentence, fields, cause: error })
  }
}

const unknownAfter = (ms: number, hostname: string) =>
  new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(
      () => reject(new AppError('upstream_unavailable', { code: 'address_not_found', params: { address: hostname } })),
      ms,
    )
    timer.unref()
  })

/**
 * A number brings its messages to one host only; whose it is, is seen by the engine role alone. It is another's from when a token of
 * theirs has opened it, or is about to be tried: who only typed it, or is deleted, keeps nobody from it. The lock lasts until the
 * transaction ends, so that of two hosts at once the second sees the first.
 * @throws AppError conflict when another host has the number.
 */
export async function keepNumber(
  tx: Transaction,
  { deps, host }: HostContext,
  { connectionKey }: SourceDraft,
): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${connectionKey}, 0))`
  const hostId = Prisma.sql`message_source.host_id`
  const [holder] = await deps.engineDb.$queryRaw<unknown[]>`
    select from message_source
    where connection_key = ${connectionKey} and deleted_at is null and host_id <> ${host.id}::uuid
      and ((config->>'phoneNumberId' = any(opened_numbers) and not ${accountDeleted(hostId)})
        or (state = 'connecting' and not ${accountClosed(hostId)}))
    limit 1`
  if (holder !== undefined) throw new AppError('conflict', { code: 'number_already_connected' })
}
