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

/** Sent to many at once (RFC 2919, bulk): none of them is a guest's. */
export const isListMail = (email: Email): boolean =>
  header(email, 'list-id') !== null || /^(?:bulk|list|junk)$/i.test(header(email, 'precedence')?.trim() ?? '')
