import { ECDH } from 'node:crypto'

const SECRET_BYTES = 16

/** Whether these are a point of the curve and a secret of the size that RFC 8291 has: nothing else can be encrypted for. */
export function isKeyOfBrowser({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  if (!/^[A-Za-z0-9_-]{86,88}={0,2}$/.test(p256dh) || !/^[A-Za-z0-9_-]{22}={0,2}$/.test(auth)) return false
  if (Buffer.from(auth, 'base64url').length !== SECRET_BYTES) return false
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'uncompressed')
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_CRYPTO')) return false
    throw error
  }
}
