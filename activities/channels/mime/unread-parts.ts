import type { Attachment, Email } from 'postal-mime'
import { cleanLine } from '#workflows/domain/clean-name.ts'
import { CALENDAR_TYPE, calendarMethod, calendarValues } from './calendar-text.ts'
import { maySay, picturesInPage } from './inline-pictures.ts'
import { linesUnsaid } from './mail-text.ts'

/** What signs a mail, what a program adds, and cards: nothing that somebody says. */
const SAYS_NOTHING =
  /^(?:application\/(?:(?:x-)?pkcs7-signature|pgp-signature|pgp-keys)|text\/(?:(?:x-)?vcard|directory|css|rfc822-headers|x-amp-html)|application\/ics)$/i
const PICTURE = /^image\//i
const MOST_NAMES = 5

/**
 * The parts of a mail in which its sender may say something that is not read here: files, mails passed on, what Outlook packs, pictures
 * among its words that are no logo. `said`: null where a platform made the page.
 */
export function unreadParts(email: Email, said: string | null): string[] {
  const isSilent = isSilentPicture(email, said)
  const names = email.attachments
    .filter((part) => !SAYS_NOTHING.test(part.mimeType) && !CALENDAR_TYPE.test(part.mimeType) && !isSilent(part))
    .map((part) => cleanLine(part.filename ?? part.mimeType, 100))
  return [...names, ...(said === null ? [] : picturesInPage(email, said))].slice(0, MOST_NAMES)
}

/** Whether a part is a picture of the page itself, and says nothing. */
export function isSilentPicture({ html = '' }: Email, said: string | null): (part: Attachment) => boolean {
  const shown = new Set(
    [...html.slice(0, 400_000).matchAll(/cid:([^"'>\s)]{1,200})/gi)].map(([, id = '']) => id.toLowerCase()),
  )
  const isInline = ({ contentId, mimeType }: Attachment) =>
    PICTURE.test(mimeType) && contentId !== undefined && shown.has(contentId.replace(/^<|>$/g, '').toLowerCase())
  return (part) => isInline(part) && (said === null || !maySay(part, said))
}

/** What an invitation says that the mail's text does not. What answers one says the same of the event, in its sender's words. */
export function calendarWords({ attachments }: Email, said: string): string {
  const files = attachments.filter((part) => ![null, 'REPLY'].includes(calendarMethod(part)))
  const values = files.map((file) => calendarValues(file, 'SUMMARY|DESCRIPTION|X-ALT-DESC|COMMENT|LOCATION'))
  return linesUnsaid(values.join('\n'), said)
}
