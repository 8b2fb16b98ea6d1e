import type { Email } from 'postal-mime'
import type { IncomingMessage } from '#activities/ingest/incoming-message.ts'
import type { RawMail, ReaderContext } from '#activities/mail/mail-reader.ts'
import type { Relay } from '#activities/mail/relay/relay.ts'
import { saidRating } from '#workflows/domain/rating.ts'
import { cleanLine } from './clean-name.ts'
import { cutText } from './cut-text.ts'
import { bouncedMessageId, isAutomaticMail } from './is-automatic.ts'
import { messageIds, personOf, replyAddress, writtenAt } from './mail-headers.ts'
import { mailText } from './mail-text.ts'
import { parseMime } from './parse-mime.ts'
import { providerIdOf } from './provider-id.ts'
import { recogniseRelay } from './relay/recognise-relay.ts'
import { normaliseText, stripQuotes } from './strip-quotes.ts'

const MAX_TEXT = 20_000
const MAX_REFERENCES = 20

/**
 * Makes a guest's message of a mail: who, when, in which conversation, and what was written now. All of it is data.
 * @throws whatever a hostile mail makes the parser throw: the caller runs it in a thread of its own.
 */
export async function readMail(mail: RawMail, context: ReaderContext): Promise<IncomingMessage> {
  const email = await parseMime(mail.raw)
  const from = personOf(email.from)
  const [messageId] = messageIds(email.messageId, 1)
  const whole = normaliseText(mailText(email))
  const at = writtenAt(email, mail.receivedAt, context.now)
  const recognised = recogniseRelay({ email, text: whole, at })
  const fromSelf = from.address !== null && context.ownAddresses.includes(from.address)
  const isAutomatic = recognised === null ? fromSelf || isAutomaticMail(email) : recognised.isNotice
  const text = recognised?.text ?? stripQuotes(whole)
  return {
    providerId: providerIdOf(mail.raw, identityOf(email, messageId)),
    channel: recognised?.relay.channel ?? context.channel,
    threadKey: recognised?.relay.threadKey ?? null,
    aliases: [],
    ...threadIdsOf(email, messageId ?? null),
    peer: from.address,
    name: recognised?.relay.guestName ?? from.name,
    replyTo: recognised?.replyTo ?? replyAddress(email),
    subject: cleanLine(email.subject, 300),
    text: cutText(withPlaceholder(text, email), MAX_TEXT),
    writtenAt: at,
    isAutomatic,
    rating: isAutomatic ? null : saidRating(text),
    relay: recognised?.relay ?? null,
    mentions: mentionsOf(email, whole, recognised?.relay ?? null),
    raw: null,
    fromSelf,
  }
}

const identityOf = (email: Email, messageId: string | undefined) => ({
  messageId: messageId ?? null,
  from: personOf(email.from).address ?? '',
  date: email.date ?? '',
  subject: email.subject ?? '',
})

function threadIdsOf(email: Email, rfcMessageId: string | null) {
  const [named] = messageIds(email.inReplyTo, 1)
  return {
    rfcMessageId,
    inReplyTo: named ?? bouncedMessageId(email),
    references: messageIds(email.references, MAX_REFERENCES),
  }
}

/** A mail without words still says that something came. */
function withPlaceholder(text: string, email: Email): string {
  if (text !== '') return text
  const names = email.attachments.map((file) => cleanLine(file.filename ?? file.mimeType, 100)).slice(0, 5)
  return names.length === 0 ? '(messaggio vuoto)' : `(allegati: ${names.join(', ')})`
}

const LINKS = /(?:rooms\/\d{4,}|hotel\/[a-z]{2}\/[a-z0-9-]{4,})/gi

function mentionsOf(email: Email, text: string, relay: Relay | null): string {
  const links = (email.html ?? '').slice(0, 200_000).match(LINKS)?.slice(0, 20) ?? []
  return [relay?.listing, email.subject, text.slice(0, 4_000), ...links].filter(Boolean).join(' ')
}
