import type { Identity } from '#api/identity/identity.ts'
import type { Database, Transaction } from '#prisma/client.ts'
import { inSubject } from '#prisma/host-scope.ts'

/** The host that a call acts for. */
export type SignedInHost = { id: string; kcSub: string; email: string }

const REMEMBERED_HOSTS = 10_000

/**
 * Knows the host of a token; makes it, with default settings, on first sight. However many calls come at once, one row.
 * @throws Error, from `hostOf`, where the row that it made is gone again.
 */
export function createHostDirectory(db: Database) {
  const known = new Map<string, SignedInHost>()
  return {
    async hostOf(identity: Identity): Promise<SignedInHost> {
      const remembered = known.get(identity.kcSub)
      if (remembered !== undefined && remembered.email === identity.email) return remembered
      const { id, isCurrent } = await ensureHost(db, identity)
      const host = { id, kcSub: identity.kcSub, email: identity.email }
      if (known.size >= REMEMBERED_HOSTS) known.clear()
      if (isCurrent) known.set(identity.kcSub, host)
      return host
    },
  }
}

export type HostDirectory = ReturnType<typeof createHostDirectory>

/** `isCurrent`: the row says what the token says. An import holds it for as long as it lasts: no call waits for that. */
function ensureHost(db: Database, { kcSub, email, name }: Identity): Promise<{ id: string; isCurrent: boolean }> {
  return inSubject(db, kcSub, async (tx) => {
    await tx.$executeRaw`
      insert into host (kc_sub, email, name) values (${kcSub}, ${email}, ${name}) on conflict (kc_sub) do nothing`
    const host = await tx.host.findUniqueOrThrow({ where: { kcSub }, select: { id: true, email: true, name: true } })
    await tx.$executeRaw`select set_config('app.host_id', ${host.id}, true)`
    const isChanged = host.email !== email || host.name !== name
    const isCurrent = !isChanged || (await renameHost(tx, { id: host.id, email, name }))
    await tx.$executeRaw`insert into app_settings (host_id, email) values (${host.id}::uuid, ${email}) on conflict do nothing`
    await tx.$executeRaw`insert into ai_settings (host_id) values (${host.id}::uuid) on conflict do nothing`
    return { id: host.id, isCurrent }
  })
}

/** False while somebody else holds the row: a later call tries again. */
async function renameHost(tx: Transaction, { id, email, name }: Pick<Identity, 'email' | 'name'> & { id: string }) {
  const changed = await tx.$executeRaw`
    update host set email = ${email}, name = ${name}
    where id = (select id from host where id = ${id}::uuid for no key update skip locked)`
  return changed === 1
}
