import type { Attachment, Email } from 'postal-mime'
import { cleanLine } from '#activities/channels/text/clean-name.ts'
import { header, personOf } from './mail-headers.ts'

/** A mail that came back: which one, as its Message-ID says, and what the other server said. */
export type Bounce = { rfcMessageId: string; answer: string }

const REPORT = /^message\/(?:global-)?delivery-status$/i
const RETURNED = /^(?:message\/(?:rfc822|global|rfc822-headers|global-headers)|text\/rfc822-headers)$/i
const MESSAGE_ID = /^[ \t>]*message-id:\s*(<[^<>\s]{1,900}>)/im
const MAIL_SYSTEM = /^(?:mailer-daemon|postmaster|mail-daemon|mdaemon)@/i
const SAYS_UNDELIVERED =
  /undeliver|not (?:be )?delivered|could not deliver|delivery (?:has |status notification \()?fail|returned (?:mail|to sender)|failure notice|mancat[ao] (?:recapito|consegna)|non (?:è stato )?(?:recapitat|consegnat)|unzustellbar|nicht zugestellt|non remis|no se (?:ha podido|pudo) entregar|não (?:foi )?entregue|onbestelbaar|nie dostarczono/i

const textOf = ({ content }: Attachment) =>
  (typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('utf8')).slice(0, 64 * 1024)

/** The Message-ID of the mail that a bounce returns, from the copy or the headers that it carries: RFC 3462, RFC 6533. */
export function bouncedMessageId(email: Email): string | null {
  const returned = email.attachments.filter(({ mimeType }) => RETURNED.test(mimeType))
  return returned.map((part) => MESSAGE_ID.exec(textOf(part))?.[1]).find((id) => id !== undefined) ?? null
}

/**
 * A mail that says for good that another was not delivered (RFC 3464, RFC 5337, or a mail system's own words); null for every other,
 * and for one that is only late.
 */
export function readBounce(email: Email): Bounce | null {
  const report = email.attachments.find(({ mimeType }) => REPORT.test(mimeType))
  return report === undefined ? unstructuredBounce(email) : reportedBounce(email, textOf(report))
}

function reportedBounce(email: Email, report: string): Bounce | null {
  const field = (name: string) =>
    new RegExp(`^${name}:[ \\t]*(.+(?:\\r?\\n[ \\t].+)*)`, 'im').exec(report)?.[1]?.replace(/\s+/g, ' ').trim()
  const status = field('Status') ?? ''
  const isFailed = /^failed\b/i.test(field('Action') ?? '') || (field('Action') === undefined && status.startsWith('5'))
  const rfcMessageId = bouncedMessageId(email)
  if (!isFailed || rfcMessageId === null) return null
  const said = field('Diagnostic-Code')?.replace(/^smtp;\s*/i, '') ?? `${status} ${field('Final-Recipient') ?? ''}`
  return { rfcMessageId, answer: cleanLine(said, 300) }
}

/** Mail systems that know no report put the mail that came back, or its headers, into their text. */
function unstructuredBounce(email: Email): Bounce | null {
  const text = (email.text ?? '').slice(0, 64 * 1024)
  const isMailSystem =
    MAIL_SYSTEM.test(personOf(email.from).address ?? '') || header(email, 'x-failed-recipients') !== null
  if (!isMailSystem || !SAYS_UNDELIVERED.test(`${email.subject ?? ''}\n${text}`)) return null
  const rfcMessageId = bouncedMessageId(email) ?? MESSAGE_ID.exec(text)?.[1]
  const said = text.split('\n').find((line) => /\b5\d\d\b[ -]|\b5\.\d{1,3}\.\d{1,3}\b/.test(line)) ?? email.subject
  return rfcMessageId === undefined ? null : { rfcMessageId, answer: cleanLine(said, 300) }
}
