import type { GmailAccount, SmtpAccount } from '#activities/channels/account/mail-account.ts'
import { type Database, Prisma } from '#prisma/client.ts'
import { openAppEmailPass, readDebugSettings } from '#prisma/debug-settings.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import { appSenderAccount } from './app-sender.ts'
import { isOfGoogle } from './is-of-google.ts'
import { loadSource } from './load-source.ts'
import type { SourceId } from './source.ts'

/** `hostIds`: whose mailboxes may stand in. `first`: the one of them that is asked first. */
export type StandIns = { hostIds: readonly string[]; first?: string }

/** `settingsAt`: of the mailbox as it was opened. */
type OpenedSender = { account: SmtpAccount | GmailAccount; settingsAt?: Date | null }
/** `source`: whose mailbox it is; null for the application's own sender. `open` answers null where nothing can leave by it. */
export type Sender = { source: SourceId | null; open: () => Promise<OpenedSender | null> }

/** A source that has stopped, or from which replies do not leave. */
export const FAULTY = {
  OR: [{ state: 'auth_error' }, { sendFault: { not: Prisma.DbNull } }],
} satisfies Prisma.MessageSourceWhereInput

type Deps = { db: Database; vault: KeyRing }

/**
 * By which accounts Locanda itself may write, one after the other: the application's own sender, then the mailboxes of the hosts that
 * send without a fault, those that can be read before those that cannot: a mailbox that has stopped may be the only one.
 * @throws, as one is opened, AppError rule_refused where it cannot be used or its password is lost, Error where the sender's does not open.
 */
export async function* sendersOfApplication(deps: Deps, { hostIds, first }: StandIns): AsyncGenerator<Sender> {
  const switches = await readDebugSettings(deps.db)
  if (switches.appEmailSender !== '') {
    yield {
      source: null,
      open: async () => ({
        account: appSenderAccount({ address: switches.appEmailSender, pass: openAppEmailPass(deps.vault, switches) }),
      }),
    }
  }
  for (const hostId of hostIds) {
    const ids = await findMailboxes(deps, hostId)
    for (const sourceId of ids.toSorted((a, b) => Number(b === first) - Number(a === first))) {
      const source = { hostId, sourceId }
      yield { source, open: () => openMailbox(deps, source) }
    }
  }
}

const findMailboxes = (deps: Deps, hostId: string): Promise<string[]> =>
  inHost(deps.db, hostId, async (tx) => {
    const rows = await tx.messageSource.findMany({
      where: { hostId, deletedAt: null, type: { not: 'whatsapp' }, sendFault: { equals: Prisma.DbNull } },
      orderBy: [{ unreachableSince: { sort: 'asc', nulls: 'first' } }, { createdAt: 'asc' }],
      select: { id: true, state: true },
    })
    const isStopped = ({ state }: { state: string }) => Number(state === 'auth_error')
    return rows.toSorted((one, other) => isStopped(one) - isStopped(other)).map(({ id }) => id)
  })

const openMailbox = (deps: Deps, source: SourceId): Promise<OpenedSender | null> =>
  inHost(deps.db, source.hostId, async (tx) => {
    const loaded = await loadSource(tx, deps.vault, source)
    if (loaded.type === 'whatsapp') return null
    const account = isOfGoogle(loaded) ? loaded.account : loaded.account.smtp
    return account === null ? null : { account, settingsAt: loaded.settingsAt }
  })
