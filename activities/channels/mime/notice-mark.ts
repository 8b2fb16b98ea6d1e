import { createHash } from 'node:crypto'
import type { Email } from 'postal-mime'
import { header, messageIds, personOf } from './mail-headers.ts'

/** Stands in what Locanda itself writes: many a provider gives a mail another Message-ID, and some take off that a machine wrote it. */
export const NOTICE_HEADER = 'X-Locanda-Notice'

/** What a mail shows itself by as one of Locanda's own; whether it is one PostgreSQL alone knows. */
export type NoticeMark = { rfcMessageId: string; seal: string }

/** What is kept of such a mail: its Message-ID, which nobody guesses, with who it is from and for. Copied into another's mail it is another seal. */
export function sealOfNotice(rfcMessageId: string, { from, to }: { from: string; to: string }): string {
  const said = [rfcMessageId, from.toLowerCase(), to.toLowerCase()].join('\n')
  return `seal:${createHash('sha256').update(`locanda:notice:${said}`).digest('base64url')}`
}

/** The mark of a mail from one person to one; null where it has none. */
export function noticeMarkOf(email: Email): NoticeMark | null {
  const [rfcMessageId] = messageIds(header(email, NOTICE_HEADER.toLowerCase()) ?? '', 1)
  const [from, to] = [personOf(email.from).address, personOf(email.to?.[0]).address]
  if (rfcMessageId === undefined || from === null || to === null) return null
  return { rfcMessageId, seal: sealOfNotice(rfcMessageId, { from, to }) }
}
