import { fromCache } from './cache.ts'
import { javaProgram } from './java.ts'
import { mavenArtifact } from './maven-artifact.ts'
import type { Part } from './supervisor.ts'
import { accepts } from './wait-until.ts'

const VERSION = '2.1.8'
const PROTOCOLS = ['smtp', 'imap', 'pop3'] as const

export type MailPorts = Record<(typeof PROTOCOLS)[number], number>

/** The mailboxes of the demo and the tests. Any user signs in with any password; mail lives in memory only. */
export async function greenmailPart({ ports, say }: { ports: MailPorts; say: (line: string) => void }): Promise<Part> {
  const java = javaProgram()
  const folder = await fromCache({
    name: `greenmail-${VERSION}`,
    programs: ['greenmail-standalone.jar'],
    say,
    obtain: async (into) => {
      say(`GreenMail ${VERSION}: obtaining it from Maven`)
      await mavenArtifact({ group: 'com.icegreen', name: 'greenmail-standalone', version: VERSION, type: 'jar' }, into)
    },
  })
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
      `${folder}/greenmail-standalone.jar`,
    ],
    isReady: async () => (await Promise.all(PROTOCOLS.map((name) => accepts(ports[name])))).every(Boolean),
    readySeconds: 60,
    afterRestart: 'It keeps mail in memory: the mailboxes are empty now. What was already fetched is in Locanda.',
  }
}
