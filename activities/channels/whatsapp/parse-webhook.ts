import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import type { ReadMessage } from '#activities/channels/incoming-session.ts'
import { stubOf } from '#activities/channels/stub.ts'
import { cutWords } from '#activities/channels/text/cut-words.ts'
import { normaliseText } from '#activities/channels/text/normalise-text.ts'
import type { DeliveryReport } from '#workflows/domain/delivery-report.ts'
import { isRecord } from '#workflows/domain/is-record.ts'
import { saidRating } from '#workflows/domain/rating.ts'
import { say, type WaitReason } from '#workflows/domain/sentences/sentence.ts'
import { mediaOf } from './media-of.ts'
import { anyWords, type MessageText, messageText } from './message-text.ts'
import { type Guest, newNames, readContacts } from './read-guest.ts'
import { readStatus } from './read-status.ts'
import { InboundSender, listOf } from './webhook-value.ts'
import { type Around, whoWrote } from './who-wrote.ts'

export type ParsedWebhook = { messages: ReadMessage[]; reports: DeliveryReport[] }
/** A webhook as it was stored: of one number, with what Meta lists in it, whatever that is. */
export type StoredValue = {
  phoneNumberId: string
  contacts?: unknown
  messages?: unknown
  statuses?: unknown
  /** What the host wrote on a phone. */
  message_echoes?: unknown
  isHistory?: boolean | undefined
  /** Of history: with whom. */
  thread?: string | undefined
  /** As Meta displays the host's number. */
  ownNumber?: unknown
  /** Another host's account answers the number as well. */
  isShared?: boolean | undefined
  /** It came for a number that the source had before. */
  isOfOtherNumber?: boolean
  /** It names no number: nobody is sure that it is of this one. */
  isGuessed?: boolean | undefined
}

type Entry = Around & {
  phoneNumberId: string
  entry: unknown
  raw: Uint8Array<ArrayBuffer>
  isGuessed: boolean
  /** Why whatever it asks waits for the host. */
  held: WaitReason[]
}

/**
 * Makes guest messages and delivery reports of one stored webhook, entry by entry: one that has another shape than ours harms no
 * other, and is shown with its JSON. What is stored is as many as came.
 */
export function parseWebhook(stored: StoredValue, now: Date): ParsedWebhook {
  const { phoneNumberId, isGuessed = false, isHistory = false, ownNumber, thread } = stored
  const contacts = readContacts(stored.contacts)
  const held = [...(stored.isShared ? [SHARED] : []), ...(stored.isOfOtherNumber ? [OTHER_NUMBER] : [])]
  const around = { phoneNumberId, isGuessed, held, isHistory, ownNumber, thread, contacts }
  const read = (entry: unknown, isEcho: boolean): ReadMessage => {
    const raw = fileOf({ messages: [entry], contacts: stored.contacts })
    return { message: readEntry({ ...around, entry, raw, isEcho }, now), raw }
  }
  const messages = [
    ...listOf(stored.messages).map((entry) => read(entry, false)),
    ...listOf(stored.message_echoes).map((entry) => read(entry, true)),
  ]
  const reports: DeliveryReport[] = []
  for (const entry of listOf(stored.statuses)) {
    const told = readStatus(entry)
    if (told !== null) reports.push(...told)
    else {
      const raw = fileOf({ statuses: [entry] })
      messages.push({ message: unclearReport({ ...around, entry, raw, isEcho: false }, now), raw })
    }
  }
  return { messages, reports }
}

function readEntry(of: Entry, now: Date): IncomingMessage {
  const { entry, raw, isHistory } = of
  const sender = InboundSender.safeParse(entry).data
  const { byHost, guest } = whoWrote(sender, of)
  const blank = {
    ...blankMessage('', 'whatsapp', writtenAt(sender?.timestamp, now)),
    providerId: providerIdOf(of, sender?.id),
    rfcMessageId: sender?.id || null,
    // Handed over again for days where nobody took it, and no less new for that; the past of a number is told to be.
    arrivedAt: now,
    isHistory,
  }
  const said = isRecord(entry) ? messageText(entry) : null
  if (guest === null || said === null || of.isGuessed) return stubOfEntry(blank, guest, of)
  const whole = normaliseText(said.text)
  const words = cutWords(whole)
  const unread = whole === words && said.text.length <= WHOLE_CHARACTERS ? said.unread : [...said.unread, 'text']
  const isShownWhole = unread.length === 0 && said.note?.code !== 'sent_other'
  return {
    ...blank,
    ...guest,
    aliases: isRecord(entry) ? [...guest.aliases, ...newNames(entry)] : guest.aliases,
    byHost,
    inReplyTo: said.replaces?.rfcMessageId ?? sender?.context?.id ?? null,
    text: words,
    note: said.note,
    isAutomatic: !said.isAnswerable,
    unread,
    doubts: byHost ? [] : [...doubtsOf(said, sender), ...(said.isAnswerable ? of.held : [])],
    replaces: said.replaces,
    rating: said.isAnswerable && !byHost ? saidRating(words) : null,
    mentions: byHost ? '' : words.slice(0, 4_000),
    files: isRecord(entry) ? mediaOf(entry) : [],
    original: isShownWhole ? null : { file: new Uint8Array(gzipSync(raw)), isWhole: true, hasHtml: false },
  }
}

const SHARED: WaitReason = say({ code: 'number_shared' })
const OTHER_NUMBER: WaitReason = say({ code: 'number_changed' })

const doubtsOf = ({ note, isAnswerable, text }: MessageText, sender: InboundSender | undefined): WaitReason[] => [
  ...(note?.code === 'message_withdrawn' ? [say({ code: 'guest_withdrew' })] : []),
  ...(sender?.group_id === undefined ? [] : [say({ code: 'said_in_group' })]),
  // Nobody knows what it does: it may take something back.
  ...(note?.code === 'sent_other' && !isAnswerable && text === ''
    ? [say({ code: 'parts_unread', params: { names: [note.params.type] } })]
    : []),
]

/** What is longer is cut before it is put in order. */
const WHOLE_CHARACTERS = 60_000

/** With whatever words are in it, and among the guest's other messages where it says whose it is. */
function stubOfEntry(blank: IncomingMessage, guest: Guest | null, { entry, raw }: Entry): IncomingMessage {
  const stub = { ...stubOf(blank, raw), text: cutWords(normaliseText(anyWords(entry))) }
  return guest === null ? stub : { ...stub, ...guest, threadKey: null, rfcMessageId: blank.rfcMessageId }
}

/** What names no message of ours says that something became of one: the host can look. */
const unclearReport = (of: Entry, now: Date): IncomingMessage => ({
  ...stubOf({ ...blankMessage('', 'whatsapp', now), providerId: providerIdOf(of, undefined) }, of.raw),
  note: say({ code: 'whatsapp_report_unclear' }),
})

/** By Meta's id, or by what came: delivered again it is the same. What only holds the place of a file is another than the file. */
function providerIdOf({ phoneNumberId, entry }: Entry, id: string | undefined): string {
  const isPlaceholder = isRecord(entry) && entry.type === 'media_placeholder'
  const known =
    id === undefined || id === '' ? `json:${JSON.stringify(entry)}` : `${id}${isPlaceholder ? ':place' : ''}`
  return createHash('sha256').update(`whatsapp:${phoneNumberId}:${known}`).digest('hex')
}

const fileOf = (json: object): Uint8Array<ArrayBuffer> => Buffer.from(JSON.stringify(json, null, 2))

/** Seconds, or what can only be milliseconds. Meta's clock may run ahead. */
function writtenAt(timestamp: unknown, now: Date): Date {
  const said = typeof timestamp === 'string' || typeof timestamp === 'number' ? Number(timestamp) : Number.NaN
  const at = new Date(said > 1e11 ? said : said * 1000)
  return said > 0 && at.getTime() <= now.getTime() ? at : now
}
