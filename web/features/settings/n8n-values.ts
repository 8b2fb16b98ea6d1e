import type { z } from 'zod'
import type { N8nTriggerInput } from '#api/contract/n8n.ts'
import { N8N_EVENTS } from '#api/contract/n8n-events.ts'

export type N8nValues = {
  webhook: N8nTriggerInput['webhook']
  event: string
  eventVersion: string
  chatId: string
  messageId: string
  body: string
  url: string
  path: string
  method: N8nTriggerInput['method']
  sign: boolean
  headers: string
}

export const newMessageId = (now: number) => `debug-${now}`

export const n8nDefaults = (now: number): N8nValues => ({
  webhook: N8N_EVENTS.newMessage,
  event: N8N_EVENTS.newMessage,
  eventVersion: '1',
  chatId: 'debug-chat',
  messageId: newMessageId(now),
  body: '',
  url: '',
  path: '',
  method: 'POST',
  sign: true,
  headers: '',
})

export type Parsed<T> = { ok: true; value: T } | { ok: false; error: string }

/** The JSON that was typed; nothing typed means an empty object. */
export function parseJson(typed: string): Parsed<unknown> {
  if (typed.trim() === '') return { ok: true, value: {} }
  try {
    return { ok: true, value: JSON.parse(typed) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { ok: false, error: error.message }
  }
}

const isTextObject = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((entry) => typeof entry === 'string')

/** Extra headers: an object of texts. */
export function parseHeaders(typed: string, mustBeObject: string): Parsed<Record<string, string>> {
  const parsed = parseJson(typed)
  if (!parsed.ok) return parsed
  return isTextObject(parsed.value) ? { ok: true, value: parsed.value } : { ok: false, error: mustBeObject }
}

type Ready = { mode: 'prod' | 'test'; values: N8nValues; body: unknown; headers: Record<string, string> }

/** What is sent: address, method, headers and signature only for a custom webhook. */
export function toTriggerInput({ mode, values, body, headers }: Ready): z.input<typeof N8nTriggerInput> {
  const { webhook, event, eventVersion, chatId, messageId } = values
  const shared = { mode, webhook, event, eventVersion, chatId, messageId, body }
  if (webhook !== 'custom') return shared
  const { url, path, method, sign } = values
  return { ...shared, method, sign, headers, ...(url.trim() === '' ? { path } : { url: url.trim() }) }
}

const pretty = (value: unknown) => JSON.stringify(value, null, 2)

/** Bodies that show what the product itself sends. */
export const newMessageBody = ({ chatId, messageId }: N8nValues) =>
  pretty({ chatId, messageId, channel: 'email', sender: 'Giulia Moretti', text: 'A che ora possiamo arrivare?' })
export const aiTriggerBody = ({ chatId, messageId }: N8nValues) =>
  pretty({
    ...{
      eventId: `${N8N_EVENTS.draftAsked}-${messageId}-2`,
      event: N8N_EVENTS.draftAsked,
      chatId,
      messageId,
      version: 2,
    },
    ...{ channel: 'email', language: 'it', guestFirstName: 'Giulia', hostFirstName: 'Anna' },
    instructions: { tone: '', instruction: 'Rispondi con gli orari del check-in.', systemPrompt: '' },
    facts: [{ id: 'property.checkIn', text: 'Check-in from: 15:00' }],
    conversation: [],
    unanswered: [{ from: 'guest', text: 'A che ora possiamo arrivare?' }],
  })
