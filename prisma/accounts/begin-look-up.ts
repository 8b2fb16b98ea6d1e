import type { Transaction } from '#prisma/client.ts'
import type { KnownAccount } from './account-access.ts'
import { readAccount } from './read-account.ts'

/** `askedAt`: the caller is who asks Keycloak now. Null where the known answer is young enough, or another process asks. */
export type LookUpBegun = { known: KnownAccount | null; askedAt: Date | null }

/** Longer than one look-up takes: whoever began it has died. */
const LOST_AFTER_SECONDS = 8

/** Takes the one look-up of a person, inside `inSubject`, where what is known is older than `youngMs`. */
export async function beginLookUp(
  tx: Transaction,
  { kcSub, youngMs }: { kcSub: string; youngMs: number },
): Promise<LookUpBegun> {
  const [begun] = await tx.$queryRaw<{ askedAt: Date }[]>`
    insert into account_state as a (kc_sub, look_up_at) values (${kcSub}, clock_timestamp())
    on conflict (kc_sub) do update set look_up_at = clock_timestamp()
    where (a.look_up_at is null or a.look_up_at < clock_timestamp() - make_interval(secs => ${LOST_AFTER_SECONDS}::int))
      and (a.roles_at is null or a.changed_at >= a.roles_at
        or a.roles_at < clock_timestamp() - make_interval(secs => ${youngMs / 1000}::float8))
    returning look_up_at as "askedAt"`
  return { known: await readAccount(tx, kcSub), askedAt: begun?.askedAt ?? null }
}

/** Ends a look-up that got no answer: another may begin at once. */
export async function endLookUp(tx: Transaction, { kcSub, askedAt }: { kcSub: string; askedAt: Date }): Promise<void> {
  await tx.accountState.updateMany({ where: { kcSub, lookUpAt: askedAt }, data: { lookUpAt: null } })
}
