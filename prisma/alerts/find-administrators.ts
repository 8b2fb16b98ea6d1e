import type { Database } from '#prisma/client.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'
import { ADMIN_ROLE } from '#workflows/domain/roles.ts'

export type Administrator = { email: string; language: HostLanguage; hostId: string | null }

/**
 * To whom alerts are told: the addresses of the installation, and whoever has the administrator's role, as Keycloak was last heard
 * to say; at the address where they want to be told of things. For the engine role.
 */
export async function findAdministrators(engineDb: Database, addresses: readonly string[]): Promise<Administrator[]> {
  const people = await engineDb.$queryRaw<Administrator[]>`
    select h.id::text as "hostId", coalesce(nullif(s.email, ''), h.email) as email, coalesce(s.language::text, 'it') as language
    from account_state a join host h on h.kc_sub = a.kc_sub left join app_settings s on s.host_id = h.id
    where ${ADMIN_ROLE} = any(a.roles) and a.access = 'enabled' and coalesce(a.roles_at > a.changed_at, true)
    order by h.created_at, h.id limit 100`
  const known = new Set(people.map(({ email }) => email.toLowerCase()))
  const others = addresses.filter((email) => !known.has(email.toLowerCase()))
  return [...others.map((email) => ({ email, language: 'en' as const, hostId: null })), ...people]
}
