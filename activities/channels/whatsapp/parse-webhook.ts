import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import type { ReadMessage } from '#activities/channels/incoming-session.ts'
import { stubOf } from '#activities/channels/stub.ts'
import { cutWords } from '#activities/channels/text/cut-text.ts'
import { normaliseText } from '#activities/channels/text/normalise-text.ts'
import type { DeliveryReport } from '#workflows/domain/delivery-report.ts'
import { saidRating } from '#workflows/domain/rating.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { messageText } from './message-text.ts'
import { type Guest, readContacts, readGuest } from './read-guest.ts'
import { readStatus } from './read-status.ts'
import { type Contact, InboundMessage, InboundSender, listOf } from './webhook-value.ts'

export type ParsedWebhook = { messages: ReadMessage[]; reports: DeliveryReport[] }
/** A webhook as it was stored: of one number, with what Meta lists in it, whatever that is. */
export type StoredValue = { phoneNumberId: string; contacts?: unknown; messages?: unknown; statuses?: unknown }

type Entry = { phoneNumberId: string; entry: unknown; raw: Uint8Array<ArrayBuffer>; contacts: readonly Contact[] }

/**
 * Makes guest messages and delivery reports of one stored webhook, entry by entry: one that has another shape than ours harms no
 * other, and is shown as a stub with its JSON. What is stored is as many as came.
 */
export function parseWebhook({ phoneNumberId, ...value }: StoredValue, now: Date): ParsedWebhook {
  const contacts = readContacts(value.contacts)
  const messages = listOf(value.messages).map((entry): ReadMessage => {
    const raw = fileOf({ messages: [entry], contacts: value.contacts })
    return { message: readEntry({ phoneNumberId, entry, raw, contacts }, now), raw }
  })
  const reports: DeliveryReport[] = []
  for (const entry of listOf(value.statuses)) {
    const report = readStatus(entry)
    const raw = fileOf({ statuses: [entry] })
    if (report !== null) reports.push(report)
    else messages.push({ message: unclearReport({ phoneNumberId, entry, raw, contacts: [] }, now), raw })
  }
  return { messages, reports }
}

function readEntry(of: Entry, now: Date): IncomingMessage {
  const { entry, contacts, raw } = of
  const message = InboundMessage.safeParse(entry).data
  const sender = InboundSender.safeParse(entry).data
  const guest = sender === undefined ? null : readGuest(sender, contacts)
  const blank = {
    ...blankMessage('', 'whatsapp', writtenAt(sender?.timestamp, now)),
    providerId: providerIdOf(of, sender?.id),
    rfcMessageId: sender?.id ?? null,
  }
  if (guest === null) return stubOf(blank, raw)
  const said = message === undefined ? null : messageText(message)
  if (message === undefined || said === null) return stubOfGuest(blank, guest, raw)
  const words = cutWords(normaliseText(said.text))
  return {
    ...blank,
    ...guest,
    inReplyTo: message.context?.id ?? null,
    text: words,
    note: said.note,
    isAutomatic: !said.isAnswerable,
    rating: said.isAnswerable ? saidRating(words) : null,
    mentions: words.slice(0, 4_000),
    original: said.note?.code === 'sent_other' ? { file: new Uint8Array(gzipSync(raw)), isWhole: true } : null,
  }
}

/** Where the guest wrote it: among their other messages. */
const stubOfGuest = (blank: IncomingMessage, guest: Guest, raw: Uint8Array<ArrayBuffer>): IncomingMessage => ({
  ...stubOf(blank, raw),
  ...guest,
  threadKey: null,
  rfcMessageId: blank.rfcMessageId,
})

/** What names no message of ours says that something became of one: the host can look. */
const unclearReport = (of: Entry, now: Date): IncomingMessage => ({
  ...stubOf({ ...blankMessage('', 'whatsapp', now), providerId: providerIdOf(of, undefined) }, of.raw),
  note: say({ code: 'whatsapp_report_unclear' }),
})

/** By Meta's id, or by what came: delivered again it is the same. */
function providerIdOf({ phoneNumberId, entry }: Entry, id: string | undefined): string {
  const known = id === undefined || id === '' ? `json:${JSON.stringify(entry)}` : id
  return createHash('sha256').update(`whatsapp:${phoneNumberId}:${known}`).digest('hex')
}

const fileOf = (json: object): Uint8Array<ArrayBuffer> => Buffer.from(JSON.stringify(json, null, 2))

/** Seconds, or what can only be milliseconds. Meta's clock may run ahead. */
function writtenAt(timestamp: unknown, now: Date): Date {
  const said = typeof timestamp === 'string' || typeof timestamp === 'number' ? Number(timestamp) : Number.NaN
  const at = new Date(said > 1e11 ? said : said * 1000)
  return said > 0 && at.getTime() <= now.getTime() ? at : now
}
