import addressparser from 'nodemailer/lib/addressparser'
import { messageIds } from './mime/mail-headers.ts'

/** A guest's mails that are about to be answered, under which addresses they are reached, and when the first of them was written. */
export type MailsToAnswer = { rfcMessageIds: readonly string[]; guest: readonly string[]; since: Date }

/** Of a mail in the mailbox's Sent folder: what tells whether it answers a guest, and whether a person wrote it. */
export const SENT_HEADERS = [
  ...['Message-ID', 'In-Reply-To', 'References', 'To', 'Cc'],
  ...['Auto-Submitted', 'Precedence', 'X-Autoreply', 'X-Autorespond'],
]

/** By their names in lower case. */
export type SentHeaders = ReadonlyMap<string, string>

/**
 * Whether somebody answered one of these mails of the guest's, to the guest: a mail that was forwarded names it too, and a responder of
 * the mailbox is nobody's word.
 */
export function answersGuest(headers: SentHeaders, { rfcMessageIds, guest }: MailsToAnswer): boolean {
  const named = [headers.get('in-reply-to'), headers.get('references')].flatMap((ids) => messageIds(ids))
  if (!named.some((id) => rfcMessageIds.includes(id)) || isOfMachine(headers)) return false
  const readers = addressparser([headers.get('to'), headers.get('cc')].filter(Boolean).join(', '), { flatten: true })
  const reached = new Set(guest.map((address) => address.toLowerCase()))
  return readers.some(({ address }) => reached.has(address.toLowerCase()))
}

/** RFC 3834, 5, and what programs of before it write. */
const isOfMachine = (headers: SentHeaders): boolean =>
  /^auto-/i.test(headers.get('auto-submitted')?.trim() ?? '') ||
  /^(?:auto_reply|bulk|junk)$/i.test(headers.get('precedence')?.trim() ?? '') ||
  ['x-autoreply', 'x-autorespond'].some((name) => !/^(?:no|false|0)?$/i.test(headers.get(name)?.trim() ?? ''))
