import type { Transaction } from '#prisma/client.ts'
import type { AccountAccess } from './account-access.ts'

export type FollowedAccount = { kcSub: string; access: AccountAccess | null; askedAt: Date }

/** Fits with its ids into the address of one question. */
const PAGE = 50
/** One that Keycloak does not know any more hardly ever comes back. */
const DELETED_AFTER_HOURS = 1

/** Every host is followed, also one who has never signed in. For the engine role. */
export async function followEveryHost(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    insert into account_state (kc_sub) select kc_sub from host h
    where not exists (select from account_state a where a.kc_sub = h.kc_sub) on conflict do nothing`
}

/**
 * Takes up the next hosts whose access was last asked for before a moment of PostgreSQL's: of several processes each takes others.
 * For the engine role.
 */
export const takeFollowPage = (tx: Transaction, before: Date): Promise<FollowedAccount[]> =>
  tx.$queryRaw<FollowedAccount[]>`
    update account_state a set followed_at = clock_timestamp() where kc_sub in (
      select s.kc_sub from account_state s join host h on h.kc_sub = s.kc_sub
      where s.followed_at is null or s.followed_at < ${before}::timestamptz
        - case s.access when 'deleted' then make_interval(hours => ${DELETED_AFTER_HOURS}::int) else '0 s' end
      order by s.followed_at nulls first, s.kc_sub limit ${PAGE}::int for update of s skip locked)
    returning a.kc_sub as "kcSub", a.access::text, a.followed_at as "askedAt"`

/** Gives back what could not be asked for: the next turn takes it up again. */
export async function returnFollowPage(tx: Transaction, page: readonly FollowedAccount[]): Promise<void> {
  const kcSubs = page.map(({ kcSub }) => kcSub)
  await tx.accountState.updateMany({ where: { kcSub: { in: kcSubs } }, data: { followedAt: null } })
}

/** Keycloak has answered for these, when they were asked for. */
export async function confirmFollowed(tx: Transaction, heard: readonly FollowedAccount[]): Promise<void> {
  const [first] = heard
  if (first === undefined) return
  const kcSub = { in: heard.map((one) => one.kcSub) }
  await tx.accountState.updateMany({ where: { kcSub }, data: { confirmedAt: first.askedAt } })
}
