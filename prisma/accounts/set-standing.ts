import { recordAudit } from '#prisma/audit.ts'
import type { Transaction } from '#prisma/client.ts'
import { type AccountStanding, isOpenAccount } from './account-standing.ts'

export type HeardStanding = { kcSub: string; standing: AccountStanding; askedAt: Date }

/** Writes down an account's standing as Keycloak said it, unless something newer is known. */
export async function setStanding(tx: Transaction, { kcSub, standing, askedAt }: HeardStanding): Promise<void> {
  const [before] = await tx.$queryRaw<{ standing: AccountStanding | null }[]>`
    with before as (select kc_sub, standing from account_state where kc_sub = ${kcSub} for no key update)
    update account_state a set standing = ${standing}::account_standing, standing_at = ${askedAt}
    from before where a.kc_sub = before.kc_sub and coalesce(greatest(a.standing_at, a.changed_at) < ${askedAt}, true)
    returning before.standing::text`
  if (before !== undefined) await tellSources(tx, { kcSub, was: before.standing, is: standing })
}

/**
 * Writes down what an administrator has just changed here, in the transaction of that change, for the person that it concerns:
 * nothing that Keycloak was asked before counts from now on. `standing` is null where only roles were changed.
 */
export async function recordAccountChange(tx: Transaction, kcSub: string, standing: AccountStanding | null) {
  await tx.$executeRaw`select set_config('app.kc_sub', ${kcSub}, true)`
  await tx.$executeRaw`insert into account_state (kc_sub) values (${kcSub}) on conflict do nothing`
  const [before] = await tx.$queryRaw<{ standing: AccountStanding | null }[]>`
    select standing::text from account_state where kc_sub = ${kcSub} for no key update`
  await tx.$executeRaw`
    update account_state set changed_at = moment.now, standing = coalesce(${standing}::account_standing, standing),
      standing_at = case when ${standing}::account_standing is null then standing_at else moment.now end
    from (select clock_timestamp() as now) moment where kc_sub = ${kcSub}`
  if (standing !== null) await tellSources(tx, { kcSub, was: before?.standing ?? null, is: standing })
}

type Turn = { kcSub: string; was: AccountStanding | null; is: AccountStanding }

/**
 * An account that was closed or opened: its sources are to be left alone, or read again, and its trail says so. One that an import
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
  const action = isOpenAccount(is) ? 'account.open' : 'account.close'
  await recordAudit(tx, { hostId, actor: 'system', action, detail: { standing: is } })
}
