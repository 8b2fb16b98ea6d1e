import { createHash } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { OutgoingFile } from '#activities/channels/outgoing-message.ts'
import { assertBareAddress } from '#activities/channels/text/bare-address.ts'
import { replySubject } from '#activities/channels/text/subject.ts'
import { cleanName } from '#workflows/domain/clean-name.ts'
import { isMessageId, REFERENCES_MAX } from './mail-headers.ts'
import { NOTICE_HEADER } from './notice-mark.ts'

/** What leaves by SMTP: exactly these bytes, from one mailbox to one mailbox. */
export type OutgoingMail = { raw: Buffer; envelope: { from: string; to: string }; rfcMessageId: string }

export type MailToCompose = {
  rfcMessageId: string
  /** Fixed at the first try, so that the same mail is the same bytes. */
  date: Date
  from: { address: string; name?: string | undefined }
  to: string
  replyTo?: string | undefined
  subject: string
  text: string
  files?: readonly OutgoingFile[] | undefined
  /** RFC ids with their angle brackets; the mail answered first, its own references after. */
  inReplyTo?: string | null | undefined
  references?: readonly string[] | undefined
  /** Written without a person's yes, to a guest directly: RFC 3834. Never for a relay's address. */
  automatic: boolean
  /** Locanda itself wrote it, to somebody who works with it. */
  isNotice?: boolean
}

/** The Message-ID of the send that has this key: the same for every try, and not to be guessed. */
export function outgoingMessageId(sendKey: string, fromAddress: string): string {
  const digest = createHash('sha256').update(`locanda:outgoing:${sendKey}`).digest('base64url').slice(0, 32)
  return `<${digest}@${fromAddress.slice(fromAddress.lastIndexOf('@') + 1)}>`
}

/**
 * Builds the bytes of a plain-text reply, its files beside it; equal input gives equal bytes. The subject gets one `Re:`, the last 20 references are kept.
 * @throws AppError rule_refused when an address is not one plain mailbox.
 */
export async function composeMime(mail: MailToCompose): Promise<OutgoingMail> {
  const from = assertBareAddress(mail.from.address)
  const to = assertBareAddress(mail.to)
  const headers = {
    ...(mail.automatic ? { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' } : {}),
    ...(mail.isNotice ? { [NOTICE_HEADER]: mail.rfcMessageId } : {}),
  }
  const ids = [...(mail.references ?? []), ...(mail.inReplyTo ? [mail.inReplyTo] : [])].filter(isMessageId)
  const composer = new MailComposer({
    from: { address: from, name: cleanName(mail.from.name) ?? '' },
    to: { address: to, name: '' },
    ...(mail.replyTo === undefined ? {} : { replyTo: assertBareAddress(mail.replyTo) }),
    subject: mail.inReplyTo ? replySubject(mail.subject) : mail.subject,
    text: mail.text,
    attachments: (mail.files ?? []).map(attachmentOf),
    date: mail.date,
    messageId: mail.rfcMessageId,
    ...(mail.inReplyTo && isMessageId(mail.inReplyTo) ? { inReplyTo: mail.inReplyTo } : {}),
    references: [...new Set(ids)].slice(-REFERENCES_MAX),
    headers,
    textEncoding: 'quoted-printable',
    newline: '\r\n',
    baseBoundary: createHash('sha256').update(mail.rfcMessageId).digest('hex').slice(0, 24),
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
  })
  return { raw: await composer.compile().build(), envelope: { from, to }, rfcMessageId: mail.rfcMessageId }
}

const attachmentOf = ({ name, mediaType, content }: OutgoingFile) => ({
  filename: name,
  content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
  contentType: mediaType,
  contentDisposition: 'attachment' as const,
  contentTransferEncoding: 'base64' as const,
})
