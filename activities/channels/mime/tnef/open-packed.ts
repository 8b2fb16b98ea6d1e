import type { Attachment, Email } from 'postal-mime'
import { bytesOfPart } from '#activities/channels/mime/bytes-of-part.ts'
import { isUnfetched } from '#activities/channels/mime/left-out-parts.ts'
import { linesUnsaid } from '#activities/channels/mime/mail-text.ts'
import { readTnef, type UnpackedFile } from './read-tnef.ts'

const TYPE = /^application\/(?:ms-tnef|vnd\.ms-tnef)$/i
const NAME = /^winmail\d*\.dat$/i
const MOST = 5

const isPacked = ({ mimeType, filename }: Attachment) => TYPE.test(mimeType) || NAME.test(filename ?? '')

/** A mail with what Outlook packed into a file beside it in place of that; what cannot be unpacked stays as it came. */
export function withPackedOpened(email: Email): Email {
  if (!email.attachments.some(isPacked)) return email
  let { text, html } = email
  let opened = 0
  const attachments = email.attachments.flatMap((part) => {
    const unpacked = isPacked(part) && !isUnfetched(part) && opened < MOST ? readTnef(bytesOfPart(part)) : null
    if (unpacked === null) return [part]
    opened++
    const isWordless = (text ?? '').trim() === '' && (html ?? '').trim() === ''
    if (isWordless && unpacked.text !== null) text = unpacked.text
    if (isWordless && unpacked.html !== null) html = unpacked.html
    // Words that are packed in another manner, or that the mail does not say, are read nowhere else.
    const isRead = isWordless
      ? unpacked.text !== null || unpacked.html !== null
      : linesUnsaid(unpacked.text ?? '', `${text ?? ''}\n${html ?? ''}`) === ''
    return [...(isRead ? [] : [part]), ...unpacked.files.map(attachmentOf)]
  })
  return { ...email, attachments, ...(text === undefined ? {} : { text }), ...(html === undefined ? {} : { html }) }
}

const attachmentOf = ({ name, mimeType, contentId, content }: UnpackedFile): Attachment => ({
  filename: name,
  mimeType: mimeType ?? 'application/octet-stream',
  disposition: 'attachment',
  content,
  ...(contentId === null ? {} : { contentId }),
})
