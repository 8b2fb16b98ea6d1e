import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { dovecotOwner } from './dovecot-owner.ts'

/** Writes mails into the empty INBOX of somebody who has not signed in yet, as files: far faster than any protocol. */
export async function fillMailbox(
  { folder, user }: { folder: string; user: string },
  mails: Iterable<string | Uint8Array>,
): Promise<void> {
  const { uid, gid } = await dovecotOwner()
  const home = join(folder, 'mail', user)
  const maildir = join(home, 'Maildir')
  for (const path of [home, maildir, ...['cur', 'new', 'tmp'].map((name) => join(maildir, name))]) {
    mkdirSync(path, { recursive: true, mode: 0o755 })
    if (userInfo().uid === 0) chownSync(path, uid, gid)
  }
  let at = 0
  for (const mail of mails) {
    const name = `${Math.floor(Date.now() / 1000)}.M${String(at).padStart(9, '0')}.locanda`
    writeFileSync(join(maildir, 'new', name), mail, { mode: 0o644 })
    at++
  }
}
