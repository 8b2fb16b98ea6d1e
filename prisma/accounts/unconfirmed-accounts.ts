import { type Database, Prisma } from '#prisma/client.ts'

/** A night without Keycloak holds nobody's replies; longer than a day nobody is taken at an old word. */
export const UNCONFIRMED_AFTER_HOURS = 24
/** The administrators hear of it while there is time. */
const TOLD_AFTER_HOURS = 1
const TOLD_EVERY_HOURS = 24

/** In SQL: whether Keycloak has not said for too long who the host of a row is, where the role may see it. `hostId`: the column. */
export const accountUnconfirmed = (hostId: Prisma.Sql): Prisma.Sql => Prisma.sql`exists (
  select from host unconfirmed_host join account_state unconfirmed on unconfirmed.kc_sub = unconfirmed_host.kc_sub
  where unconfirmed_host.id = ${hostId}
    and unconfirmed.confirmed_at < clock_timestamp() - make_interval(hours => ${UNCONFIRMED_AFTER_HOURS}::int))`

/** How many open accounts, and since when the first of them. */
export type Unconfirmed = { many: number; since: Date }

const UNTOLD = Prisma.sql`a.access is distinct from 'disabled' and a.access is distinct from 'deleted'
  and a.confirmed_at < clock_timestamp() - make_interval(hours => ${TOLD_AFTER_HOURS}::int)
  and (a.unconfirmed_told_at is null or a.unconfirmed_told_at < a.confirmed_at
    or a.unconfirmed_told_at < clock_timestamp() - make_interval(hours => ${TOLD_EVERY_HOURS}::int))`

/** Open accounts of which Keycloak has not said a word for an hour, and no mail has told that for a day. Null: none. For the engine role. */
export async function findUntoldUnconfirmed(engineDb: Database): Promise<Unconfirmed | null> {
  const [found] = await engineDb.$queryRaw<{ many: number; since: Date | null }[]>`
    select count(*)::int as many, min(a.confirmed_at) as since
    from account_state a join host h on h.kc_sub = a.kc_sub where ${UNTOLD}`
  return found === undefined || found.since === null ? null : { many: found.many, since: found.since }
}

/** Notes that the mail about them leaves now; false where another process was first. */
export const markUnconfirmedTold = async (engineDb: Database, at: Date): Promise<boolean> =>
  (await engineDb.$executeRaw`
    update account_state a set unconfirmed_told_at = ${at}
    where ${UNTOLD} and exists (select from host h where h.kc_sub = a.kc_sub)`) > 0

/** Nobody took the mail that was noted then. */
export async function takeBackUnconfirmedTold(engineDb: Database, at: Date): Promise<void> {
  await engineDb.accountState.updateMany({ where: { unconfirmedToldAt: at }, data: { unconfirmedToldAt: null } })
}
