import { signN8n } from '#outside/n8n-signature.ts'

export type SignedAnswer = { body: string; headers: Record<string, string> }
type ToSign = { secret: string; answer: object; at?: Date }

/** An answer as the flow of `docs/n8n/locanda-drafts.json` makes it: signed over the very text that is sent. */
export function signedAnswer({ secret, answer, at = new Date() }: ToSign): SignedAnswer {
  const body = JSON.stringify(answer)
  const timestampSeconds = Math.floor(at.getTime() / 1000)
  return { body, headers: { 'x-locanda-signature': signN8n({ secret, timestampSeconds, body }) } }
}
