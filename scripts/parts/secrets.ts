import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const names = [
  'ownerPassword',
  'appPassword',
  'enginePassword',
  'keycloakDatabasePassword',
  'keycloakAdminPassword',
  'serviceClientSecret',
  'n8nSecret',
  'whatsappAppSecret',
  'whatsappVerifyToken',
  'hostPassword',
  'otherHostPassword',
  'adminPassword',
  'mailboxPassword',
] as const

/** The secrets of one data directory. They are made once and stay in it, readable by its owner only. */
export type Secrets = Record<(typeof names)[number], string>

/** Passwords that a person types are short words of unmistakable letters. */
const typed = new Set<string>(['hostPassword', 'otherHostPassword', 'adminPassword', 'mailboxPassword'])
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** The installation's own secrets: those of before, and new ones for what had none; readable by this user alone. */
export function readOrMakeSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {}
  const secrets = Object.fromEntries(names.map((name) => [name, kept[name] ?? makeSecret(name)])) as Secrets
  if (names.some((name) => kept[name] === undefined)) {
    writeFileSync(`${file}.part`, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 })
    renameSync(`${file}.part`, file)
  }
  return secrets
}

function makeSecret(name: string): string {
  if (!typed.has(name)) return randomBytes(24).toString('base64url')
  const letters = [...randomBytes(15)].map((byte) => LETTERS[byte % LETTERS.length])
  return [0, 5, 10].map((from) => letters.slice(from, from + 5).join('')).join('-')
}
