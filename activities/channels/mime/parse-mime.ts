import PostalMime, { type Email } from 'postal-mime'
import { withFewLines } from '#workflows/domain/few-lines.ts'
import { refuseTooManyParts } from './count-parts.ts'
import { type LeftOutPart, withLeftOut } from './left-out-parts.ts'
import { withBoundary } from './missing-boundary.ts'
import { inOddCharset } from './odd-charsets.ts'
import { withOddTexts } from './odd-texts.ts'
import { withSmallHeaders } from './small-headers.ts'
import { isUtf8, withUtf8Headers } from './utf-8-headers.ts'

const OPTIONS = {
  attachmentEncoding: 'arraybuffer',
  maxNestingDepth: 64,
  maxHeadersSize: 512 * 1024,
  forceRfc822Attachments: true,
} as const

/** Another declared charset than UTF-8: then the bytes mean what they say. */
const OTHER_CHARSET =
  /^content-type:(?:[^\r\n]|\r?\n[ \t]){0,400}?charset\s*=\s*"?(?!utf-?8(?![\w-])|us-ascii)[a-z0-9]/im

/**
 * Parses a mail, of a large one with the parts that were left out of it; what it is told wrongly about itself takes none of its words from it. Bytes that are no UTF-8 in a mail that declares nothing else are read as windows-1252, as mail programs do.
 * @throws whatever the parser throws; AppError invalid_input for too many parts.
 */
export async function parseMime(mail: Uint8Array<ArrayBuffer>, parts: readonly LeftOutPart[] = []): Promise<Email> {
  refuseTooManyParts(mail)
  const parse = async (bytes: Uint8Array<ArrayBuffer>) => withLeftOut(await PostalMime.parse(bytes, OPTIONS), parts)
  // Headers first: of them so many lines may be folded that none is left for the words.
  const raw = withUtf8Headers(withFewLines(withSmallHeaders(mail)))
  const email = withOddTexts(await parse(raw))
  if (isEmpty(email)) {
    const whole = withBoundary(raw)
    if (whole !== null) return parse(whole)
  }
  const source = Buffer.from(raw).toString('latin1')
  if (OTHER_CHARSET.test(source)) return inOddCharset(email, source)
  const seen = `${email.subject ?? ''}${email.text ?? ''}${email.html ?? ''}`
  if (!seen.includes('\uFFFD')) return email
  if (isUtf8(raw)) return email
  return withOddTexts(await parse(new TextEncoder().encode(new TextDecoder('windows-1252').decode(raw))))
}

const isEmpty = ({ text = '', html = '', attachments }: Email) =>
  text.trim() === '' && html.trim() === '' && attachments.length === 0
