import { chmod, chown, mkdir, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { Part } from '#scripts/parts/supervisor.ts'
import { accepts } from '#scripts/parts/wait-until.ts'
import { configurationOf, type DovecotSettings } from './dovecot-configuration.ts'
import { type DovecotOwner, dovecotOwner } from './dovecot-owner.ts'

/**
 * Dovecot with a folder, ports and people of its own: beside the system's, and beside any other. Any user signs in with the one
 * password, and has an empty mailbox.
 */
export async function dovecotPart(program: string, settings: DovecotSettings): Promise<Part> {
  const { folder, ports } = settings
  const owner = await dovecotOwner()
  await prepareFolder(folder, owner)
  const file = join(folder, 'dovecot.conf')
  await writeFile(file, configurationOf(settings, owner), { mode: 0o644 })
  const asOther = userInfo().uid === 0 ? { uid: owner.uid, gid: owner.gid } : {}
  return {
    name: settings.name ?? 'Dovecot',
    command: program,
    args: ['-F', '-c', file],
    ...asOther,
    cwd: folder,
    isReady: async () => (await Promise.all(Object.values(ports).map((port) => accepts(port)))).every(Boolean),
    readySeconds: 20,
  }
}

async function prepareFolder(folder: string, { uid, gid }: DovecotOwner) {
  for (const path of [folder, join(folder, 'run'), join(folder, 'mail')]) {
    await mkdir(path, { recursive: true })
    await chmod(path, 0o755)
    if (userInfo().uid === 0) await chown(path, uid, gid)
  }
}
