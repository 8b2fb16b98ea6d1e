import { createHash } from 'node:crypto'
import type { Attachment, Email } from 'postal-mime'
import { fileBudget, type IncomingFile } from '#activities/channels/files/incoming-file.ts'
import { FILE_CAPS } from '#workflows/domain/files/file-caps.ts'
import { cleanFileName } from '#workflows/domain/files/file-name.ts'
import { endingOf, mediaTypeOf } from '#workflows/domain/files/media-type.ts'
import { bytesOfPart } from './bytes-of-part.ts'
import { CALENDAR_TYPE } from './calendar-text.ts'
import { isUnfetched } from './left-out-parts.ts'
import { MAIL_TYPE } from './text-parts.ts'
import { isSilentPicture } from './unread-parts.ts'

/** What programs add for each other. A report of a mail system comes here only where somebody encloses it in what they write. */
const FOR_PROGRAMS =
  /^(?:application\/(?:(?:x-)?pkcs7-signature|pgp-signature|pgp-keys)|text\/(?:css|rfc822-headers|x-amp-html|vnd\.google\.email-reaction\+json))$/i

/**
 * The files of a mail, typed by their bytes: no logo, no spacer, and an invitation once. Beyond the caps a file is named only.
 * `said`: null where a platform made the page.
 */
export function mailFiles(email: Email, said: string | null): IncomingFile[] {
  const isSilent = isSilentPicture(email, said)
  const isWithin = fileBudget()
  return email.attachments
    .filter((part) => !FOR_PROGRAMS.test(part.mimeType) && !isBareInvitation(part) && !isSilent(part))
    .slice(0, FILE_CAPS.named)
    .map((part, position) => ({ ...fileOf(part, { position, isWithin }), ...named(part) }))
}

/** The invitation that stands beside the words; programs add the same as a file. */
const isBareInvitation = ({ mimeType, filename, disposition }: Attachment) =>
  CALENDAR_TYPE.test(mimeType) && (filename ?? '') === '' && disposition !== 'attachment'

const named = ({ contentId }: Attachment) => (contentId ? { contentId: contentId.slice(0, 300) } : {})

type Place = { position: number; isWithin: (bytes: number) => boolean }

function fileOf(part: Attachment, { position, isWithin }: Place): IncomingFile {
  if (isUnfetched(part)) return { ...unread(part, part.unfetchedBytes), name: nameOf(part, position, null) }
  const content = bytesOfPart(part)
  const mediaType = typeOf(part, content)
  const name = nameOf(part, position, mediaType)
  if (!isWithin(content.length)) return { ...unread(part, content.length), mediaType, name }
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { name, mediaType, bytes: content.length, sha256, content }
}

const unread = ({ mimeType }: Attachment, bytes: number) => ({
  mediaType: /^[a-z0-9.+-]{1,40}\/[a-z0-9.+-]{1,80}$/i.test(mimeType)
    ? mimeType.toLowerCase()
    : 'application/octet-stream',
  bytes,
  sha256: null,
  content: null,
})

/** A mail is a text: what says that it is one is the mail that holds it. */
function typeOf({ mimeType }: Attachment, content: Uint8Array): string {
  const type = mediaTypeOf(content)
  return type === 'text/plain' && MAIL_TYPE.test(mimeType) ? 'message/rfc822' : type
}

function nameOf({ filename }: Attachment, position: number, mediaType: string | null): string {
  const name = cleanFileName(filename)
  if (name !== '') return name
  return `file-${position + 1}${mediaType === null ? '' : `.${endingOf(mediaType)}`}`
}
