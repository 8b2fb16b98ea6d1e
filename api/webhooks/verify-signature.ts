import { createHmac, timingSafeEqual } from 'node:crypto'

/** True when the header is Meta's HMAC-SHA256 over exactly these bytes. Compared in constant time, before anything is parsed. */
export function isSignedByMeta(secret: string, header: string | undefined, body: Buffer): boolean {
  const signature = /^sha256=([0-9a-f]{64})$/.exec(header ?? '')?.[1]
  if (signature === undefined) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), createHmac('sha256', secret).update(body).digest())
}
