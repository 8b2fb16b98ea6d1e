import type { SmtpAccount } from '#activities/channels/account/mail-account.ts'
import { type Database, Prisma } from '#prisma/client.ts'
import { openAppEmailPass, readDebugSettings } from '#prisma/debug-settings.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import { appSenderAccount } from './app-sender.ts'
import { loadSource } from './load-source.ts'

/** `hostId`: whose mailbox may stand in; null for nobody's. `not`: a source of theirs that may not. */
export type StandIn = { hostId: string | null; not?: string }

/** A source that has stopped, or from which replies do not leave. */
export const FAULTY = {
  OR: [{ state: 'auth_error' }, { sendFault: { not: Prisma.DbNull } }],
} satisfies Prisma.MessageSourceWhereInput

/**
 * By which account Locanda itself writes: the application's own sender; where none is set, a mailbox of the host's that has no fault.
 * @throws AppError rule_refused where that account cannot be used, or its password is lost; Error where the sender's does not open.
 */
export async function mailOfApplication(
  deps: { db: Database; vault: KeyRing },
  { hostId, not }: StandIn,
): Promise<SmtpAccount | null> {
  const switches = await readDebugSettings(deps.db)
  if (switches.appEmailSender !== '') {
    return appSenderAccount({ address: switches.appEmailSender, pass: openAppEmailPass(deps.vault, switches) })
  }
  if (hostId === null) return null
  return inHost(deps.db, hostId, async (tx) => {
    const other = await tx.messageSource.findFirst({
      where: {
        hostId,
        ...(not === undefined ? {} : { id: { not } }),
        deletedAt: null,
        type: { not: 'whatsapp' },
        unreachableSince: null,
        NOT: FAULTY,
      },
      select: { id: true },
    })
    const loaded = other === null ? null : await loadSource(tx, deps.vault, { hostId, sourceId: other.id })
    return loaded === null || loaded.type === 'whatsapp' ? null : loaded.account.smtp
  })
}
