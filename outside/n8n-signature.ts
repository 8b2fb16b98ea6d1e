import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far apart two clocks may be: an older or later signature is a replay. */
const TOLERANCE_SECONDS = 300

type Signed = { secret: string; timestampSeconds: number; body: string }

const digest = ({ secret, timestampSeconds, body }: Signed) =>
  createHmac('sha256', secret).update(`${timestampSeconds}.${body}`, 'utf8').digest('hex')

/** HMAC-SHA256 over `timestamp.body`, written `t=…,v1=…` with t in seconds. */
export const signN8n = (signed: Signed): string => `t=${signed.timestampSeconds},v1=${digest(signed)}`

export type SignatureCheck = { secret: string; header: string | undefined; body: string; nowSeconds: number }

/** True for a signature of this very body under this secret, made within five minutes of now. */
export function isSignedByN8n({ secret, header, body, nowSeconds }: SignatureCheck): boolean {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  const timestampSeconds = Number(parts?.[1])
  if (parts === null || Math.abs(nowSeconds - timestampSeconds) > TOLERANCE_SECONDS) return false
  const expected = digest({ secret, timestampSeconds, body })
  return timingSafeEqual(Buffer.from(expected, 'hex'), Buffer.from(parts[2] ?? '', 'hex'))
}
