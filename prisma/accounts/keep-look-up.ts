import type { Transaction } from '#prisma/client.ts'
import type { AccountAccess, KnownAccount } from './account-access.ts'
import { endLookUp } from './begin-look-up.ts'
import { readAccount } from './read-account.ts'
import { setAccess } from './set-access.ts'

export type LookUpAnswer = { kcSub: string; askedAt: Date; access: AccountAccess; roles: string[] }

/**
 * Writes down what Keycloak said of a person, inside `inSubject`, and answers what holds now: an answer that was asked for before a
 * change made here, or before a newer one, changes nothing.
 */
export async function keepLookUp(tx: Transaction, answer: LookUpAnswer): Promise<KnownAccount | null> {
  const { kcSub, askedAt, access, roles } = answer
  await tx.$executeRaw`
    update account_state set roles = ${roles}::text[], roles_at = ${askedAt}, confirmed_at = ${askedAt}
    where kc_sub = ${kcSub} and coalesce(greatest(roles_at, changed_at) < ${askedAt}, true)`
  await setAccess(tx, { kcSub, access, askedAt })
  await endLookUp(tx, { kcSub, askedAt })
  return readAccount(tx, kcSub)
}
