import type { Transaction } from '#prisma/client.ts'
import type { AccountAccess, KnownAccount } from './account-access.ts'

type Row = { access: AccountAccess | null; roles: string[]; ageMs: number | null; isChanged: boolean }

/**
 * What is known of a person, inside `inSubject`. Null where nothing is, or where it was changed here since Keycloak was last
 * asked; that an account is closed is known all the same.
 */
export async function readAccount(tx: Transaction, kcSub: string): Promise<KnownAccount | null> {
  const [row] = await tx.$queryRaw<Row[]>`
    select access::text, roles,
      coalesce(changed_at >= case access when 'enabled' then roles_at else access_at end, false) as "isChanged",
      (extract(epoch from clock_timestamp()
        - case access when 'enabled' then roles_at else greatest(access_at, roles_at) end) * 1000)::float8 as "ageMs"
    from account_state where kc_sub = ${kcSub}`
  if (row === undefined || row.access === null || row.ageMs === null) return null
  const { access, roles, ageMs, isChanged } = row
  if (access !== 'enabled') return { access, roles: [], ageMs, isHeard: !isChanged }
  return isChanged ? null : { access, roles, ageMs, isHeard: true }
}
