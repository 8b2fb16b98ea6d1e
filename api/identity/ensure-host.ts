import type { Identity } from '#api/identity/identity.ts'
import type { Database } from '#prisma/client.ts'
import { inSubject } from '#prisma/host-scope.ts'

/** The host that a call acts for. */
export type SignedInHost = { id: string; kcSub: string; email: string }

const REMEMBERED_HOSTS = 10_000

/** Knows the host of a token; makes it, with default settings, on first sight. However many calls come at once, one row. */
export function createHostDirectory(db: Database) {
  const known = new Map<string, SignedInHost>()
  return {
    async hostOf(identity: Identity): Promise<SignedInHost> {
      const remembered = known.get(identity.kcSub)
      if (remembered !== undefined && remembered.email === identity.email) return remembered
      const host = { id: await ensureHost(db, identity), kcSub: identity.kcSub, email: identity.email }
      if (known.size >= REMEMBERED_HOSTS) known.clear()
      known.set(identity.kcSub, host)
      return host
    },
  }
}

export type HostDirectory = ReturnType<typeof createHostDirectory>

function ensureHost(db: Database, { kcSub, email, name }: Identity): Promise<string> {
  return inSubject(db, kcSub, async (tx) => {
    await tx.$executeRaw`
      insert into host (kc_sub, email, name) values (${kcSub}, ${email}, ${name})
      on conflict (kc_sub) do update set email = excluded.email, name = excluded.name
      where host.email <> excluded.email or host.name is distinct from excluded.name`
    const host = await tx.host.findUniqueOrThrow({ where: { kcSub }, select: { id: true } })
    await tx.$executeRaw`select set_config('app.host_id', ${host.id}, true)`
    await tx.$executeRaw`insert into app_settings (host_id, email) values (${host.id}::uuid, ${email}) on conflict do nothing`
    await tx.$executeRaw`insert into ai_settings (host_id) values (${host.id}::uuid) on conflict do nothing`
    return host.id
  })
}
