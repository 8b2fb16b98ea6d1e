import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'

/** The keys that seal secrets: the first seals, all of them open. Ids are public, keys are 32 bytes. */
export type KeyRing = { sealingKeyId: string; keys: ReadonlyMap<string, Buffer> }

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

/**
 * Opens the vault's keys: those that are given, or those of a file, which is made where there is none.
 * @throws Error when neither is named, or a key is not one.
 */
export function openKeyRing({ keys, keyFile }: { keys?: string | undefined; keyFile?: string | undefined }): KeyRing {
  if (keys !== undefined) return parseKeyRing(keys)
  if (keyFile !== undefined) return readOrCreateKeyFile(keyFile)
  throw new Error('Set VAULT_KEYS or VAULT_KEY_FILE')
}

/** Reads the key file, or makes it with one new key and mode 600 where there is none. */
function readOrCreateKeyFile(path: string): KeyRing {
  if (!existsSync(path)) {
    writeFileSync(path, `k1:${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
    chmodSync(path, 0o600)
  }
  return parseKeyRing(readFileSync(path, 'utf8'))
}
