import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** The keys that seal secrets: the first seals, all of them open. Ids are public, keys are 32 bytes. */
export type KeyRing = { sealingKeyId: string; keys: ReadonlyMap<string, Buffer> }

/** Where the keys are: in the environment, or in a file. */
export type VaultSettings = { keys?: string | undefined; keyFile?: string | undefined }

const KEY_BYTES = 32

/**
 * Reads `id:base64[,id:base64…]`, newest key first.
 * @throws Error when a key is not 32 bytes, or when there is none.
 */
export function parseKeyRing(text: string): KeyRing {
  const keys = new Map<string, Buffer>()
  for (const entry of text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)) {
    const at = entry.indexOf(':')
    const key = Buffer.from(entry.slice(at + 1), 'base64')
    if (at < 1 || key.length !== KEY_BYTES) throw new Error('A vault key must read id:base64 of 32 bytes')
    keys.set(entry.slice(0, at), key)
  }
  const [sealingKeyId] = keys.keys()
  if (sealingKeyId === undefined) throw new Error('The vault has no key')
  return { sealingKeyId, keys }
}

/** What to do where keys are lost. */
export const MEND = `Give it back from your backup. If it is lost for good, start anew with another key by \
\`node prisma/vault/start-anew-command.ts\` (by \`LOCANDA_VAULT=anew npm start\` where npm start runs everything): every \
source then waits for its host to enter its password again.`

/** What stands in the key file is no key: it was emptied, or is another file. */
export class UnreadableKeyFile extends Error {}

/**
 * Reads the vault's keys; null where their file is missing.
 * @throws UnreadableKeyFile where it holds none; Error when neither is named, or a key of the environment is not one.
 */
export function findKeyRing({ keys, keyFile }: VaultSettings): KeyRing | null {
  if (keys !== undefined) return parseKeyRing(keys)
  if (keyFile === undefined) throw new Error('Set VAULT_KEYS or VAULT_KEY_FILE')
  return existsSync(keyFile) ? readKeyFile(keyFile) : null
}

function readKeyFile(path: string): KeyRing {
  const text = readFileSync(path, 'utf8')
  try {
    return parseKeyRing(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UnreadableKeyFile(`The vault's key file ${path} holds no key: ${reason}. ${MEND}`, { cause: error })
  }
}

/** Reads the vault's keys. @throws Error when they are missing, or a key is not one. */
export function getKeyRing(settings: VaultSettings): KeyRing {
  const ring = findKeyRing(settings)
  if (ring === null) throw new Error(`The vault's key file ${settings.keyFile} is missing`)
  return ring
}

/** Makes room for a new key file: what is no key is kept beside it. @throws Error where it may not be moved. */
export function setAsideKeyFile(path: string): void {
  renameSync(path, `${path}.unreadable-${randomBytes(3).toString('hex')}`)
}

/**
 * Makes the key file with one new key and mode 600, or reads the one that another process has just made. Only for a
 * vault in which nothing is sealed: see `openVault`.
 * @throws Error when what stands in the file is no key.
 */
export function makeKeyFile(path: string): KeyRing {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `k1:${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    // Whole or not at all, and never over one that is there.
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return getKeyRing({ keyFile: path })
}
