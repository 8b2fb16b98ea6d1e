import type { Transaction } from '#prisma/client.ts'
import type { AccountStanding, KnownAccount } from './account-standing.ts'

type Row = { standing: AccountStanding | null; roles: string[]; ageMs: number | null; isChanged: boolean }

/**
 * What is known of a person, inside `inSubject`. Null where nothing is, or where it was changed here since Keycloak was last
 * asked; that an account is closed is known all the same.
 */
export async function readAccount(tx: Transaction, kcSub: string): Promise<KnownAccount | null> {
  const [row] = await tx.$queryRaw<Row[]>`
    select standing::text, roles,
      coalesce(changed_at >= case standing when 'enabled' then roles_at else standing_at end, false) as "isChanged",
      (extract(epoch from clock_timestamp()
        - case standing when 'enabled' then roles_at else greatest(standing_at, roles_at) end) * 1000)::float8 as "ageMs"
    from account_state where kc_sub = ${kcSub}`
  if (row === undefined || row.standing === null || row.ageMs === null) return null
  const { standing, roles, ageMs, isChanged } = row
  if (standing !== 'enabled') return { standing, roles: [], ageMs, isHeard: !isChanged }
  return isChanged ? null : { standing, roles, ageMs, isHeard: true }
}
