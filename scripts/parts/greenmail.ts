import { join } from 'node:path'
import { fromCache } from './cache.ts'
import { mavenArtifact } from './maven-artifact.ts'
import type { Part } from './supervisor.ts'
import { accepts } from './wait-until.ts'

const NAME = 'greenmail-standalone'
const VERSION = '2.1.8'
const SHA256 = '332bfed79603101308927a951c4b56e89798edf614ed354a927ac9099e8ab4e4'
const PROTOCOLS = ['smtp', 'imap', 'pop3'] as const

export type MailPorts = Record<(typeof PROTOCOLS)[number], number>

/** @throws StartFailure */
export async function greenmailJar(say: (line: string) => void): Promise<string> {
  const folder = await fromCache({
    name: `greenmail-${VERSION}`,
    programs: [`${NAME}.jar`],
    say,
    obtain: async (into) => {
      say(`GreenMail ${VERSION}: obtaining it from Maven Central`)
      const jar = { group: 'com.icegreen', name: NAME, version: VERSION, type: 'jar', sha256: SHA256 } as const
      await mavenArtifact(jar, into, say)
    },
  })
  return join(folder, `${NAME}.jar`)
}

/** The mailboxes of the demo and the tests. Any user signs in with any password; mail lives in memory only. */
export function greenmailPart({ java, jar, ports }: { java: string; jar: string; ports: MailPorts }): Part {
  // The protocols are named one by one: `setup.all` would open a REST interface on 8080 too.
  const listeners = PROTOCOLS.flatMap((name) => [
    `-Dgreenmail.${name}.hostname=127.0.0.1`,
    `-Dgreenmail.${name}.port=${ports[name]}`,
  ])
  return {
    name: 'GreenMail',
    command: java,
    args: [
      '-Xmx256m',
      '-XX:+UseSerialGC',
      '-XX:TieredStopAtLevel=1',
      ...listeners,
      '-Dgreenmail.auth.disabled',
      '-jar',
      jar,
    ],
    isReady: async () => (await Promise.all(PROTOCOLS.map((name) => accepts(ports[name])))).every(Boolean),
    readySeconds: 60,
    afterRestart: 'It keeps mail in memory: the mailboxes are empty now. What was already fetched is in Locanda.',
  }
}
