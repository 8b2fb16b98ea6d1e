import webPush from 'web-push'
import type { OutsideGuard } from '#outside/guard.ts'

/** Where a browser is told something, and with which keys only it reads it (RFC 8291). */
export type PushSubscription = { endpoint: string; p256dh: string; auth: string }

/** What a push service knows the sender by (RFC 8292), and where it finds whoever runs it. */
export type PushSender = { publicKey: string; privateKey: string; contact: string }

export type PushMessage = {
  payload: string
  ttlSeconds: number
  urgency: 'high' | 'normal'
  /** What is still kept under the same one is replaced (RFC 8030, 5.4); at most 32 characters of base64url. */
  topic?: string
}

export type PushAnswer = { status: number; retryAfter: string | null }

const TIMEOUT_MS = 10_000

/**
 * Encrypts a message for one browser and hands it to its push service, through the guard as everything whose address somebody else names.
 * @throws AppError as the guard does: invalid_input for an address that is not allowed, upstream_unavailable where nobody answered.
 */
export async function sendPush(
  guard: Pick<OutsideGuard, 'fetch'>,
  { endpoint, p256dh, auth }: PushSubscription,
  { sender, message }: { sender: PushSender; message: PushMessage },
): Promise<PushAnswer> {
  const { payload, ttlSeconds, urgency, topic } = message
  const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject: sender.contact, publicKey: sender.publicKey, privateKey: sender.privateKey },
    contentEncoding: 'aes128gcm',
    TTL: ttlSeconds,
    urgency,
    ...(topic !== undefined && { topic }),
  })
  const answer = await guard.fetch(endpoint, {
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    ...(body !== null && { body: new Uint8Array(body) }),
    timeoutMs: TIMEOUT_MS,
    maxBodyBytes: 4096,
    truncate: true,
  })
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
}
