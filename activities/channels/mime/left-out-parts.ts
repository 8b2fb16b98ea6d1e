import type { Attachment, Email } from 'postal-mime'
import { fileBudget } from '#activities/channels/files/incoming-file.ts'

/** A part of a large mail that does not stand in it any more. `content`: null where it is too large to be kept. */
export type LeftOutPart = { bytes: number; content: Uint8Array<ArrayBuffer> | null }

/** An attachment that was not fetched, with what it would have been. */
export type UnfetchedAttachment = Attachment & { unfetchedBytes: number }

/** What stands in the place of a part: written as its headers say that it is written. */
const placeOf = (index: number) => `locanda-part-${index}`
const PLACE = /^\s*locanda-part-(\d{1,4})\s*$/
const LONGEST_PLACE = 64

/** What stands in the place of part `index`, in the encoding that its headers name. */
export const writePlace = (index: number, encoding: string | undefined) =>
  /^base64$/i.test(encoding?.trim() ?? '') ? Buffer.from(placeOf(index)).toString('base64') : placeOf(index)

/** Bytes of what is written by a Content-Transfer-Encoding (RFC 2045, 6); `written` holds bytes as latin1. */
export function decodePart(written: string, encoding: string | undefined): Uint8Array<ArrayBuffer> {
  const kind = encoding?.trim().toLowerCase()
  if (kind === 'base64') return ownBytes(Buffer.from(written, 'base64'))
  const plain = kind === 'quoted-printable' ? fromQuoted(written) : written
  return ownBytes(Buffer.from(plain, 'latin1'))
}

/** Small buffers share their memory with others, and are copied; large ones have their own. */
export const ownBytes = ({ buffer, byteOffset, byteLength }: Buffer<ArrayBuffer>) => {
  const bytes = new Uint8Array(buffer, byteOffset, byteLength)
  return byteLength < buffer.byteLength / 2 ? new Uint8Array(bytes) : bytes
}

const fromQuoted = (written: string) =>
  written
    .replace(/[ \t]+(?=\r?\n|$)/g, '')
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)))

/** What so many written bytes come to: lines of base64 have 57 bytes in 78. */
export const decodedBytes = (written: number, encoding: string | undefined) =>
  /^base64$/i.test(encoding?.trim() ?? '') ? Math.floor((written * 57) / 78) : written

/** Takes parts out of a mail, and keeps those within the caps. */
export function partCollector() {
  const parts: LeftOutPart[] = []
  const isWithin = fileBudget()
  return {
    parts,
    /** What stands for it from now on. */
    leaveOut(written: string, encoding: string | undefined): string {
      const bytes = decodedBytes(written.length, encoding)
      const content = isWithin(bytes) ? decodePart(written, encoding) : null
      parts.push({ bytes: content?.length ?? bytes, content })
      return writePlace(parts.length - 1, encoding)
    },
  }
}

/** A mail with its parts where they were. */
export function withLeftOut(email: Email, parts: readonly LeftOutPart[]): Email {
  if (parts.length === 0) return email
  return { ...email, attachments: email.attachments.map((file) => withContent(file, parts)) }
}

function withContent(file: Attachment, parts: readonly LeftOutPart[]): Attachment | UnfetchedAttachment {
  const { content } = file
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
  const place = bytes.length > LONGEST_PLACE ? null : PLACE.exec(Buffer.from(bytes).toString('latin1'))
  const part = place === null ? undefined : parts[Number(place[1])]
  if (part === undefined) return file
  if (part.content !== null) return { ...file, content: part.content }
  return { ...file, content: new Uint8Array(0), unfetchedBytes: part.bytes }
}

/** Whether a file is one that was left on the server. */
export const isUnfetched = (file: Attachment): file is UnfetchedAttachment => 'unfetchedBytes' in file
