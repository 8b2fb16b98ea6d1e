import type { Email } from 'postal-mime'
import { header, personOf } from './mail-headers.ts'

const ROBOT =
  /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|nicht-?antworten|noresponder|ne-?pas-?repondre)(?:[+._-].*)?$/

/** Written by a machine (RFC 3834, RFC 2919, bulk, a bounce): kept, never answered by itself. Ask only after relays are recognised. */
export function isAutomaticMail(email: Email): boolean {
  const submitted = header(email, 'auto-submitted')?.trim().toLowerCase()
  if (submitted !== undefined && !/^no\b/.test(submitted)) return true
  if (/^(?:bulk|list|junk|auto_reply)$/i.test(header(email, 'precedence')?.trim() ?? '')) return true
  if (['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond'].some((key) => header(email, key) !== null))
    return true
  if (header(email, 'return-path')?.trim() === '<>') return true
  if (/^multipart\/report/i.test(header(email, 'content-type') ?? '')) return true
  return ROBOT.test(personOf(email.from).address?.split('@')[0] ?? '')
}

/** The Message-ID of the mail that a bounce returns, from the copy it carries: RFC 3462. */
export function bouncedMessageId(email: Email): string | null {
  const returned = email.attachments.filter((part) => /^(?:message\/rfc822|text\/rfc822-headers)$/.test(part.mimeType))
  for (const { content } of returned) {
    const text = typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('latin1')
    const id = /^message-id:\s*(<[^<>\s]{1,900}>)/im.exec(text.slice(0, 64 * 1024))?.[1]
    if (id !== undefined) return id
  }
  return null
}
