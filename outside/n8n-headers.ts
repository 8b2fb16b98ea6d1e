import { signN8n } from '#outside/n8n-signature.ts'

export type N8nEvent = {
  event: string
  eventVersion: string
  /** Unique for each event and the same for each attempt at it. */
  eventId: string
  chatId: string
  messageId: string
  /** The bytes that go out, as text: the signature covers exactly them. */
  body: string
}

export type N8nSigning = { secret: string; timestampSeconds: number }

/** What every event to n8n carries; signed where there is a secret. */
export function n8nHeaders(event: N8nEvent, signing: N8nSigning | undefined): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'X-Locanda-Event': event.event,
    'X-Locanda-Event-Version': event.eventVersion,
    'X-Locanda-Event-Id': event.eventId,
    'X-Locanda-Chat-Id': event.chatId,
    'X-Locanda-Message-Id': event.messageId,
    ...(signing === undefined ? {} : { 'X-Locanda-Signature': signN8n({ ...signing, body: event.body }) }),
  }
}
