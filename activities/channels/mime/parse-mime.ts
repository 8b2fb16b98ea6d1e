import PostalMime, { type Email } from 'postal-mime'
import { refuseTooManyParts } from './count-parts.ts'
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
 * Parses a mail; what it is told wrongly about itself takes none of its words from it. Bytes that are no UTF-8 in a mail that declares nothing else are read as windows-1252, as mail programs do.
 * @throws whatever the parser throws; AppError invalid_input for too many parts.
 */
export async function parseMime(mail: Uint8Array<ArrayBuffer>): Promise<Email> {
  refuseTooManyParts(mail)
  const raw = withUtf8Headers(withSmallHeaders(mail))
  const email = withOddTexts(await PostalMime.parse(raw, OPTIONS))
  if (isEmpty(email)) {
    const whole = withBoundary(raw)
    if (whole !== null) return PostalMime.parse(whole, OPTIONS)
  }
  const source = Buffer.from(raw).toString('latin1')
  if (OTHER_CHARSET.test(source)) return inOddCharset(email, source)
  const seen = `${email.subject ?? ''}${email.text ?? ''}${email.html ?? ''}`
  if (!seen.includes('\uFFFD')) return email
  if (isUtf8(raw)) return email
  return withOddTexts(
    await PostalMime.parse(new TextEncoder().encode(new TextDecoder('windows-1252').decode(raw)), OPTIONS),
  )
}

const isEmpty = ({ text = '', html = '', attachments }: Email) =>
  text.trim() === '' && html.trim() === '' && attachments.length === 0
