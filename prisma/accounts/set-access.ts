import { recordAudit } from '#prisma/audit.ts'
import type { Transaction } from '#prisma/client.ts'
import { type AccountAccess, isOpenAccount } from './account-access.ts'

export type HeardAccess = { kcSub: string; access: AccountAccess; askedAt: Date }

/** Writes down an account's access as Keycloak said it, unless something newer is known. */
export async function setAccess(tx: Transaction, { kcSub, access, askedAt }: HeardAccess): Promise<void> {
  const [before] = await tx.$queryRaw<{ access: AccountAccess | null }[]>`
    with before as (select kc_sub, access from account_state where kc_sub = ${kcSub} for no key update)
    update account_state a set access = ${access}::account_access, access_at = ${askedAt}
    from before where a.kc_sub = before.kc_sub and coalesce(greatest(a.access_at, a.changed_at) < ${askedAt}, true)
    returning before.access::text`
  if (before !== undefined) await tellSources(tx, { kcSub, was: before.access, is: access })
}

/**
 * Writes down what an administrator has just changed here, in the transaction of that change, for the person that it concerns:
 * nothing that Keycloak was asked before counts from now on. `access` is null where only roles were changed.
 */
export async function recordAccountChange(tx: Transaction, kcSub: string, access: AccountAccess | null) {
  await tx.$executeRaw`select set_config('app.kc_sub', ${kcSub}, true)`
  await tx.$executeRaw`insert into account_state (kc_sub) values (${kcSub}) on conflict do nothing`
  const [before] = await tx.$queryRaw<{ access: AccountAccess | null }[]>`
    select access::text from account_state where kc_sub = ${kcSub} for no key update`
  await tx.$executeRaw`
    update account_state set changed_at = moment.now, access = coalesce(${access}::account_access, access),
      access_at = case when ${access}::account_access is null then access_at else moment.now end
    from (select clock_timestamp() as now) moment where kc_sub = ${kcSub}`
  if (access !== null) await tellSources(tx, { kcSub, was: before?.access ?? null, is: access })
}

type Turn = { kcSub: string; was: AccountAccess | null; is: AccountAccess }

/**
 * An account that was closed or opened: its sources are to be left alone, or read again, and its trail says so. A closed one's devices
 * are told nothing any more, and ask anew. One that an import
 * holds finds out by itself: nobody waits for that.
 */
async function tellSources(tx: Transaction, { kcSub, was, is }: Turn): Promise<void> {
  if (isOpenAccount(was) === isOpenAccount(is)) return
  const host = await tx.host.findUnique({ where: { kcSub }, select: { id: true } })
  if (host === null) return
  const hostId = host.id
  await tx.$executeRaw`select set_config('app.host_id', ${hostId}, true)`
  await tx.$executeRaw`
    update message_source set wake_owed_at = clock_timestamp() where id in (
      select id from message_source where host_id = ${hostId}::uuid and deleted_at is null for no key update skip locked)`
  if (isOpenAccount(is)) await callAtOnce(tx, hostId)
  else await tx.pushDevice.deleteMany({ where: { hostId } })
  const action = isOpenAccount(is) ? 'account.open' : 'account.close'
  await recordAudit(tx, { hostId, actor: 'system', action, detail: { access: is } })
}

/** Of what nobody was called for while the account was closed; within a day, as ever. */
const callAtOnce = (tx: Transaction, hostId: string) =>
  tx.emergency.updateMany({
    where: { hostId, takenAt: null, endedAt: null, nextCallAt: { not: null } },
    data: { nextCallAt: new Date(0) },
  })
