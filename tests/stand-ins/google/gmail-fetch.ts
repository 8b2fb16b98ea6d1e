import { addressParser } from 'postal-mime'
import type { OpenGmailFolder } from './gmail-folders.ts'
import { type GmailMessage, headerOf } from './gmail-mailbox.ts'
import { quoted } from './imap-words.ts'

type Fetched = { uid: number; message: GmailMessage }

/** How X-GM-LABELS names what the API calls otherwise; the label of the folder that is open is left out. */
const LABELS: Record<string, string> = {
  INBOX: '\\Inbox',
  SENT: '\\Sent',
  DRAFT: '\\Draft',
  STARRED: '\\Starred',
  IMPORTANT: '\\Important',
  SPAM: '\\Spam',
  TRASH: '\\Trash',
}

/** What stands for a label in IMAP. */
export const labelOfWire = (name: string): string =>
  Object.keys(LABELS).find((label) => LABELS[label]?.toLowerCase() === name.toLowerCase()) ?? name

/**
 * The answer to one FETCH item, null for one that this server does not know: those of RFC 3501 that are asked here, and Gmail's own.
 */
export function fetchItem(item: string, { uid, message }: Fetched, folder: OpenGmailFolder): Buffer | null {
  const { raw, id, threadId, labelIds, internalDate } = message
  const [, section, start, most] = /^BODY(?:\.PEEK)?\[([^\]]*)\](?:<(\d+)\.(\d+)>)?$/i.exec(item) ?? []
  if (section !== undefined) return bodyOf(raw, { section, start, most })
  switch (item.toUpperCase()) {
    case 'UID':
      return Buffer.from(`UID ${uid}`)
    case 'RFC822.SIZE':
      return Buffer.from(`RFC822.SIZE ${raw.length}`)
    case 'INTERNALDATE':
      return Buffer.from(`INTERNALDATE "${imapDate(new Date(internalDate))}"`)
    case 'FLAGS':
      return Buffer.from(`FLAGS (${labelIds.has('UNREAD') ? '' : '\\Seen'})`)
    case 'ENVELOPE':
      return Buffer.from(`ENVELOPE ${envelope(raw)}`)
    case 'X-GM-MSGID':
      return Buffer.from(`X-GM-MSGID ${decimal(id)}`)
    case 'X-GM-THRID':
      return Buffer.from(`X-GM-THRID ${decimal(threadId)}`)
    case 'X-GM-LABELS': {
      const shown = [...labelIds].filter((label) => label !== folder.label && label !== 'UNREAD')
      return Buffer.from(`X-GM-LABELS (${shown.map((label) => quoted(LABELS[label] ?? label)).join(' ')})`)
    }
    default:
      return null
  }
}

type Part = { section: string; start: string | undefined; most: string | undefined }

function bodyOf(raw: Buffer, { section, start, most }: Part): Buffer | null {
  const end = raw.indexOf('\r\n\r\n')
  const whole = section === '' ? raw : raw.subarray(0, end < 0 ? raw.length : end + 4)
  if (section !== '' && section.toUpperCase() !== 'HEADER') return null
  const bytes = start === undefined ? whole : whole.subarray(Number(start), Number(start) + Number(most))
  const place = start === undefined ? '' : `<${start}>`
  return Buffer.concat([Buffer.from(`BODY[${section}]${place} {${bytes.length}}\r\n`), bytes])
}

/** The API writes as hexadecimal what IMAP writes as decimal. */
const decimal = (id: string) => BigInt(`0x${id}`).toString()

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const two = (part: number) => String(part).padStart(2, '0')
const imapDate = (at: Date) =>
  `${two(at.getUTCDate())}-${MONTHS[at.getUTCMonth()]}-${at.getUTCFullYear()} ${at.toISOString().slice(11, 19)} +0000`

function envelope(raw: Buffer): string {
  const text = (name: string) => (headerOf(raw, name) === '' ? 'NIL' : quoted(headerOf(raw, name)))
  const people = (name: string) => {
    const list = addressParser(headerOf(raw, name), { flatten: true })
    const shown = list.map(({ address = '' }) => {
      const [local = '', domain = ''] = address.split('@')
      return `(NIL NIL ${quoted(local)} ${quoted(domain)})`
    })
    return shown.length === 0 ? 'NIL' : `(${shown.join('')})`
  }
  const from = people('From')
  const named = [people('To'), people('Cc'), people('Bcc')]
  return `(${[text('Date'), text('Subject'), from, from, from, ...named, text('In-Reply-To'), text('Message-ID')].join(' ')})`
}
