import { beginsAsProgram } from './is-program.ts'
import { PROGRAM_TYPE } from './program-name.ts'

type Magic = { type: string; at?: number; bytes: string }

/** By what the files of each kind begin with, bytes as latin1. */
const MAGIC: readonly Magic[] = [
  { type: 'image/jpeg', bytes: '\xff\xd8\xff' },
  { type: 'image/png', bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'image/gif', bytes: 'GIF87a' },
  { type: 'image/gif', bytes: 'GIF89a' },
  { type: 'application/pdf', bytes: '%PDF-' },
  { type: 'application/rtf', bytes: '{\\rtf' },
  { type: 'audio/mpeg', bytes: 'ID3' },
  { type: 'audio/ogg', bytes: 'OggS' },
]
/** What a box of type `ftyp` says of the file (ISO/IEC 14496-12, 4.3). */
const BRANDS: readonly [RegExp, string][] = [
  [/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/, 'image/heic'],
  [/^avi[fs]/, 'image/avif'],
  [/^qt {2}/, 'video/quicktime'],
  [/^M4A/, 'audio/mp4'],
  [/^./s, 'video/mp4'],
]
const OFFICE = 'application/vnd.openxmlformats-officedocument.'
/** The file in an archive by which programs know what it is. */
const IN_ARCHIVE: readonly [string, string][] = [
  ['word/document.xml', `${OFFICE}wordprocessingml.document`],
  ['xl/workbook.xml', `${OFFICE}spreadsheetml.sheet`],
  ['ppt/presentation.xml', `${OFFICE}presentationml.presentation`],
]
/** Of two bytes a test of chance is soon passed: an MPEG frame's header names no free bit rate (ISO/IEC 11172-3, 2.4.1.3). */
const MPEG_FRAME = /^\xff[\xfa\xfb\xf2\xf3](?![\x00-\x0f\xf0-\xff])/
const HEAD = 64
const LOOKED_AT = 64 * 1024

/**
 * What a file is, by its bytes and never by what a mail says of it. A page or a drawing with scripts is plain text, a program is one
 * for whatever system; what is not known is `application/octet-stream`.
 */
export function mediaTypeOf(content: Uint8Array): string {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const head = bytes.subarray(0, HEAD).toString('latin1')
  const known = MAGIC.find((magic) => head.startsWith(magic.bytes))
  if (known !== undefined) return known.type
  if (beginsAsProgram(head)) return PROGRAM_TYPE
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'image/webp'
  if (head.startsWith('RIFF') && head.startsWith('WAVE', 8)) return 'audio/wav'
  if (head.startsWith('ftyp', 4)) return BRANDS.find(([brand]) => brand.test(head.slice(8)))?.[1] ?? 'video/mp4'
  if (head.startsWith('PK\x03\x04'))
    return IN_ARCHIVE.find(([name]) => bytes.includes(name, 0, 'latin1'))?.[1] ?? 'application/zip'
  if (MPEG_FRAME.test(head)) return 'audio/mpeg'
  return textTypeOf(bytes.subarray(0, LOOKED_AT)) ?? 'application/octet-stream'
}

function textTypeOf(bytes: Buffer): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no text has them.
  if (/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(bytes.toString('latin1'))) return null
  const text = bytes.toString('utf8', 0, HEAD * 2).replace(/^\ufeff?\s*/, '')
  if (/^BEGIN:VCALENDAR/i.test(text)) return 'text/calendar'
  return /^BEGIN:VCARD/i.test(text) ? 'text/vcard' : 'text/plain'
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/avif': 'avif',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/rtf': 'rtf',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'text/plain': 'txt',
  'text/calendar': 'ics',
  'text/vcard': 'vcf',
  'message/rfc822': 'eml',
  ...Object.fromEntries(
    IN_ARCHIVE.map(([name, type]) => [type, { w: 'docx', x: 'xlsx', p: 'pptx' }[name[0] ?? ''] ?? 'zip']),
  ),
}

/** How a file of this kind is usually called at its end. */
export const endingOf = (mediaType: string): string => ENDINGS[mediaType] ?? 'bin'
