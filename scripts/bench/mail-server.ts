import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { ImapFlow } from 'imapflow'
import { DOVECOT_PASSWORD } from '#scripts/parts/dovecot/dovecot-configuration.ts'
import { dovecotPart } from '#scripts/parts/dovecot/dovecot-part.ts'
import { dovecotProgram } from '#scripts/parts/dovecot/dovecot-program.ts'
import { fillMailbox } from '#scripts/parts/dovecot/fill-mailbox.ts'
import { choosePort } from '#scripts/parts/free-port.ts'
import type { MeasuredSystem } from './measured-system.ts'

const LOWEST_PORT = 25_500
const HOST = '127.0.0.1'

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** A Dovecot for one measurement: GreenMail gives less than a hundred mails a second. Ends with the system. */
export async function startMailServer({ dataDir, supervisor, host }: MeasuredSystem, say: (line: string) => void) {
  const taken = new Set<number>()
  const ports = { imap: await choosePort(LOWEST_PORT, { taken }), pop3: await choosePort(LOWEST_PORT, { taken }) }
  const folder = join(dataDir, 'dovecot')
  chmodSync(dataDir, 0o711)
  await supervisor.start(await dovecotPart(await dovecotProgram(say), { folder, ports }))
  return {
    ports,
    fill: (user: string, mails: Iterable<string>) => fillMailbox({ folder, user }, mails),
    /** Connects a mailbox of it to the host; answers the source's id. */
    async connect(user: string, protocol: 'imap' | 'pop3'): Promise<string> {
      const inbound = {
        protocol,
        host: HOST,
        port: ports[protocol],
        tls: 'none',
        user,
        pass: DOVECOT_PASSWORD,
      } as const
      const { id } = await host.ask('createEmailSource', {
        body: { identifier: user, inbound, smtp: { host: HOST, port: 25, tls: 'none' } },
      })
      return id
    },
    async signedIn(user: string): Promise<ImapFlow> {
      const auth = { user, pass: DOVECOT_PASSWORD }
      const client = new ImapFlow({
        host: HOST,
        port: ports.imap,
        secure: false,
        doSTARTTLS: false,
        logger: false,
        auth,
      })
      await client.connect()
      return client
    },
  }
}
