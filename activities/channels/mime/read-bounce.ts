import type { Attachment, Email } from 'postal-mime'
import { bareAddressOrNull } from '#activities/channels/text/bare-address.ts'
import { cleanLine } from '#activities/channels/text/clean-name.ts'
import { header, MESSAGE_ID, personOf } from './mail-headers.ts'

/** A mail that came back: which one, as its Message-ID says, for whom it was, and what the other server said. */
export type Bounce = { rfcMessageId: string; recipients: string[]; answer: string }

const REPORT = /^message\/(?:global-)?delivery-status$/i
const RETURNED = /^(?:message\/(?:rfc822|global|rfc822-headers|global-headers)|text\/rfc822-headers)$/i
const RETURNED_ID = new RegExp(String.raw`^[ \t>]*message-id:\s*(${MESSAGE_ID})`, 'imu')
const MAIL_SYSTEM = /^(?:mailer-daemon|postmaster|mail-daemon|mdaemon)@/i
const SAYS_UNDELIVERED =
  /undeliver|not (?:be )?delivered|could not deliver|delivery (?:has |status notification \()?fail|returned (?:mail|to sender)|failure notice|mancat[ao] (?:recapito|consegna)|non (?:è stato )?(?:recapitat|consegnat)|unzustellbar|nicht zugestellt|non remis|no se (?:ha podido|pudo) entregar|não (?:foi )?entregue|onbestelbaar|nie dostarczono/i
/** Below it stands the mail that came back, whose own header names everybody. */
const COPY_BEGINS = /^(?:[ \t>]*(?:return-path|received|from|to|subject|date|message-id):|-{3,})/im
const ADDRESS = /[^\s<>"'(),:;[\]]{1,64}@[^\s<>"'(),:;[\]]{1,255}/g
const MAX_RECIPIENTS = 50

const textOf = ({ content }: Attachment) =>
  (typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('utf8')).slice(0, 64 * 1024)

/** The Message-ID of the mail that a bounce returns, from the copy or the headers that it carries: RFC 3462, RFC 6533. */
export function bouncedMessageId(email: Email): string | null {
  const returned = email.attachments.filter(({ mimeType }) => RETURNED.test(mimeType))
  return returned.map((part) => RETURNED_ID.exec(textOf(part))?.[1]).find((id) => id !== undefined) ?? null
}

/**
 * A mail in which a mail system says for good that another was not delivered (RFC 3464, RFC 5337, or its own words); null for every
 * other, for one that is only late, and for one that a person may have written.
 */
export function readBounce(email: Email): Bounce | null {
  if (!isOfMailSystem(email)) return null
  const report = email.attachments.find(({ mimeType }) => REPORT.test(mimeType))
  return report === undefined ? unstructuredBounce(email) : reportedBounce(email, textOf(report))
}

/** By its sender, or by the empty return path that such a mail has (RFC 5321, 4.5.5). */
const isOfMailSystem = (email: Email) =>
  MAIL_SYSTEM.test(personOf(email.from).address ?? '') || header(email, 'return-path')?.trim() === '<>'

/** A report has a group of fields for the mail and one for each recipient: RFC 3464, 2.1. */
function reportedBounce(email: Email, report: string): Bounce | null {
  const failed = report.split(/\r?\n[ \t]*\r?\n/).filter(saysFailed)
  const rfcMessageId = bouncedMessageId(email)
  const [first] = failed
  if (first === undefined || rfcMessageId === null) return null
  const recipients = failed.flatMap((group) => [
    ...addressesIn(fieldOf(group, 'Final-Recipient')),
    ...addressesIn(fieldOf(group, 'Original-Recipient')),
  ])
  const said =
    fieldOf(first, 'Diagnostic-Code')?.replace(/^smtp;\s*/i, '') ??
    `${fieldOf(first, 'Status') ?? ''} ${fieldOf(first, 'Final-Recipient') ?? ''}`
  return bounceOf(rfcMessageId, recipients, said)
}

const fieldOf = (group: string, name: string) =>
  new RegExp(`^${name}:[ \\t]*(.+(?:\\r?\\n[ \\t].+)*)`, 'im').exec(group)?.[1]?.replace(/\s+/g, ' ').trim()

function saysFailed(group: string): boolean {
  const action = fieldOf(group, 'Action')
  return action === undefined ? (fieldOf(group, 'Status') ?? '').startsWith('5') : /^failed\b/i.test(action)
}

/** Mail systems that know no report put the mail that came back, or its headers, into their text. */
function unstructuredBounce(email: Email): Bounce | null {
  const text = (email.text ?? '').slice(0, 64 * 1024)
  if (!SAYS_UNDELIVERED.test(`${email.subject ?? ''}\n${text}`)) return null
  const rfcMessageId = bouncedMessageId(email) ?? RETURNED_ID.exec(text)?.[1]
  if (rfcMessageId === undefined) return null
  const said = text.split('\n').find((line) => /\b5\d\d\b[ -]|\b5\.\d{1,3}\.\d{1,3}\b/.test(line)) ?? email.subject
  const named = header(email, 'x-failed-recipients') ?? text.slice(0, COPY_BEGINS.exec(text)?.index)
  return bounceOf(rfcMessageId, addressesIn(named), said)
}

const addressesIn = (text: string | undefined) =>
  (text?.match(ADDRESS) ?? []).flatMap((found) => bareAddressOrNull(found.replace(/\.$/, '')) ?? [])

const bounceOf = (rfcMessageId: string, recipients: readonly string[], said: string | undefined): Bounce => ({
  rfcMessageId,
  recipients: [...new Set(recipients)].slice(0, MAX_RECIPIENTS),
  answer: cleanLine(said, 300),
})
