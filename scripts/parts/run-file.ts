import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** As the file names it. */
export type ServerAddress = { host: string; port: number }
type SignIn = { email: string; password: string }

/** Where everything of a running Locanda is. It holds demo secrets, and nothing else reads ports from elsewhere. */
export type RunFile = {
  appUrl: string
  /** The API base: `GET {apiUrl}/me`. */
  apiUrl: string
  temporalUrl: string
  temporalAddress: string
  keycloakUrl: string
  realm: string
  clientId: string
  /** Signs in as the owner of the tables. */
  databaseUrl: string
  smtp: ServerAddress
  imap: ServerAddress
  pop3: ServerAddress
  /** The local stand-in of the WhatsApp Cloud API. */
  whatsappUrl: string
  demo: {
    host: SignIn
    otherHost: SignIn
    admin: SignIn
    mailbox: { address: string; user: string; password: string }
  }
}

const fileOf = (dataDir: string) => join(dataDir, 'run.json')

/** Writes where the running Locanda answers, in one piece and readable by this user alone. */
export function writeRunFile(dataDir: string, run: RunFile) {
  const file = fileOf(dataDir)
  writeFileSync(`${file}.part`, `${JSON.stringify(run, undefined, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.part`, file)
}

/** What the running Locanda wrote; undefined when none runs there. */
export function readRunFile(dataDir: string): RunFile | undefined {
  const file = fileOf(dataDir)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunFile) : undefined
}

/** Says that none runs there any more. */
export const removeRunFile = (dataDir: string) => rmSync(fileOf(dataDir), { force: true })
