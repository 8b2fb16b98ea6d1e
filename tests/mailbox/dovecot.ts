import { mkdtempSync, readFileSync } from 'node:fs'
import { chmod, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ImapFlow } from 'imapflow'
import { DOVECOT_PASSWORD, type DovecotSettings } from '#scripts/parts/dovecot/dovecot-configuration.ts'
import { dovecotPart } from '#scripts/parts/dovecot/dovecot-part.ts'
import { fillMailbox } from '#scripts/parts/dovecot/fill-mailbox.ts'
import { choosePort } from '#scripts/parts/free-port.ts'
import { createSupervisor } from '#scripts/parts/supervisor.ts'

const LOWEST_PORT = 26_000
const HOST = '127.0.0.1'

export type Dovecot = Awaited<ReturnType<typeof startDovecot>>
type Options = Pick<DovecotSettings, 'certificate' | 'people' | 'more'>
type Sign = { user: string; pass?: string }

/** A Dovecot of a test file's own. Whoever signs in has an empty mailbox. */
export async function startDovecot(program: string, options: Options = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'locanda-dovecot-'))
  await chmod(dataDir, 0o711)
  const folder = join(dataDir, 'dovecot')
  const taken = new Set<number>()
  const free = () => choosePort(LOWEST_PORT + Math.floor(Math.random() * 2_000), { taken })
  const ports = { imap: await free(), pop3: await free() }
  const encrypted = options.certificate === undefined ? {} : { imaps: await free(), pop3s: await free() }
  const supervisor = createSupervisor({ dataDir, say: () => undefined })
  const part = await dovecotPart(program, { folder, ports: { ...ports, ...encrypted }, ...options })
  if (options.people !== undefined) await writeFile(join(folder, 'people'), options.people, { mode: 0o644 })
  await supervisor.start(part)

  const signedIn = async ({ user, pass = DOVECOT_PASSWORD }: Sign) => {
    const auth = { user, pass }
    const client = new ImapFlow({ host: HOST, port: ports.imap, secure: false, doSTARTTLS: false, logger: false, auth })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  const as = async <T>(sign: Sign, work: (client: ImapFlow) => Promise<T>): Promise<T> => {
    const client = await signedIn(sign)
    try {
      return await work(client)
    } finally {
      await client.logout()
    }
  }
  return {
    ...ports,
    ...encrypted,
    host: HOST,
    signedIn,
    /** Does something to a mailbox as another program of the host's would. */
    as,
    /** Puts mails into a folder, in order. */
    put: (user: string, mails: readonly (string | Buffer)[], to = 'INBOX') =>
      as({ user }, async (client) => {
        for (const mail of mails) await client.append(to, Buffer.from(mail))
      }),
    /** Writes mails into the INBOX of somebody who has not signed in yet. */
    fill: (user: string, mails: readonly string[]) => fillMailbox({ folder, user }, mails),
    log: () => readFileSync(join(dataDir, 'log/dovecot.log'), 'utf8'),
    restart: () => supervisor.restart(part.name),
    async close() {
      await supervisor.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
