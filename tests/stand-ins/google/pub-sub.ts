import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** What a topic's messages are pushed to, and as whom. `endpoint` is asked for at each message. */
export type PushSubscription = { endpoint: () => string; audience: string; account: string }
/** What a push differs in from a right one. `expiresInSeconds`: of its token. */
export type OddPush = {
  claims?: Record<string, unknown>
  expiresInSeconds?: number
  /** As the header stands; null for none. */
  authorization?: string | null
  isForged?: boolean
  body?: string
}
export type PubSub = Awaited<ReturnType<typeof createPubSub>>

const HOUR_SECONDS = 3_600
const keyPair = () => generateKeyPair('RS256', { extractable: true })

/**
 * Topics with one push subscription each, which sends every message once, with a token signed by a key that it serves:
 * https://docs.cloud.google.com/pubsub/docs/push, https://docs.cloud.google.com/pubsub/docs/authenticate-push-subscriptions.
 */
export async function createPubSub() {
  const [own, forged] = await Promise.all([keyPair(), keyPair()])
  const kid = randomUUID()
  const certs = { keys: [{ ...(await exportJWK(own.publicKey)), kid, alg: 'RS256', use: 'sig' }] }
  const topics = new Map<string, PushSubscription>()
  const answers: number[] = []

  async function tokenFor({ audience, account }: PushSubscription, odd: OddPush): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    const exp = now + (odd.expiresInSeconds ?? HOUR_SECONDS)
    const who = { aud: audience, azp: '113774264463038321964', email: account, email_verified: true }
    const claims = { ...who, sub: who.azp, iss: 'https://accounts.google.com', iat: exp - HOUR_SECONDS, exp }
    return new SignJWT({ ...claims, ...odd.claims })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .sign(odd.isForged === true ? forged.privateKey : own.privateKey)
  }
  /** Pushes one message, and answers with which status it was taken. */
  async function push(topic: string, said: object, odd: OddPush = {}): Promise<number> {
    const subscription = topics.get(topic)
    if (subscription === undefined) throw new Error(`Nobody is subscribed to ${topic}`)
    const authorization =
      odd.authorization === undefined ? `Bearer ${await tokenFor(subscription, odd)}` : odd.authorization
    const message = {
      data: Buffer.from(JSON.stringify(said)).toString('base64'),
      messageId: String(answers.length + 1),
      publishTime: new Date().toISOString(),
    }
    const answer = await fetch(subscription.endpoint(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization !== null && { authorization }) },
      body: odd.body ?? JSON.stringify({ message, subscription: topic.replace('/topics/', '/subscriptions/') }),
    })
    answers.push(answer.status)
    return answer.status
  }
  return {
    certs,
    /** With which status each push was taken, in order. */
    answers,
    subscribe: (topic: string, subscription: PushSubscription) => void topics.set(topic, subscription),
    unsubscribe: (topic: string) => void topics.delete(topic),
    knows: (topic: string) => topics.has(topic),
    push,
  }
}
