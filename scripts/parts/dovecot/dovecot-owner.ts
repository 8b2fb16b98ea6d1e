import { userInfo } from 'node:os'
import { runCommand } from '#scripts/parts/run-command.ts'

export type DovecotOwner = { user: string; group: string; uid: number; gid: number }

/** Whom Dovecot runs as, all of it: whoever starts it, and where that is root, nobody. */
export async function dovecotOwner(): Promise<DovecotOwner> {
  const { uid, username } = userInfo()
  const user = uid === 0 ? 'nobody' : username
  const ask = async (what: string) => (await runCommand({ command: 'id', args: [what, user] })).trim()
  return { user, group: await ask('-gn'), uid: Number(await ask('-u')), gid: Number(await ask('-g')) }
}
