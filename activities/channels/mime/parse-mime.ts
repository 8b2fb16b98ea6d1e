import PostalMime, { type Email } from 'postal-mime'
import { withFewLines } from '#workflows/domain/few-lines.ts'
import { withCalendarComment } from './calendar-comment.ts'
import { refuseTooManyParts } from './count-parts.ts'
import { withFewLevels } from './flat-parts.ts'
import { unflowed, withoutFlow } from './flowed-text.ts'
import { type LeftOutPart, withLeftOut } from './left-out-parts.ts'
import { withBoundary } from './missing-boundary.ts'
import { inOddCharset } from './odd-charsets.ts'
import { withOddTexts } from './odd-texts.ts'
import { withSmallHeaders } from './small-headers.ts'
import { withPackedOpened } from './tnef/open-packed.ts'
import { undeclaredCharset, withCharset } from './undeclared-charset.ts'
import { isUtf8, withUtf8Body, withUtf8Headers } from './utf-8-headers.ts'

const OPTIONS = {
  attachmentEncoding: 'arraybuffer',
  maxNestingDepth: 64,
  maxHeadersSize: 512 * 1024,
  forceRfc822Attachments: true,
} as const

/** Another declared charset than UTF-8: then the bytes mean what they say. */
const OTHER_CHARSET =
  /^content-type:(?:[^\r\n]|\r?\n[ \t]){0,400}?charset\s*=\s*"?(?!utf-?8(?![\w-])|us-ascii)[a-z0-9]/im
/** What promises seven bits is often written in UTF-8, and read as windows-1252. */
const ASCII = /^content-type:(?:[^\r\n]|\r?\n[ \t]){0,400}?charset\s*=\s*"?us-ascii/im

/**
 * Parses a mail, of a large one with the parts that were left out of it; what it is told wrongly about itself takes none of its words from it. Bytes that are no UTF-8 in a mail that declares nothing else are read as its page says, else as windows-1252, as mail programs do.
 * @throws whatever the parser throws; AppError invalid_input for too many parts.
 */
export async function parseMime(mail: Uint8Array<ArrayBuffer>, parts: readonly LeftOutPart[] = []): Promise<Email> {
  return withCalendarComment(withPackedOpened(await asWritten(mail, parts)))
}

async function asWritten(mail: Uint8Array<ArrayBuffer>, parts: readonly LeftOutPart[]): Promise<Email> {
  refuseTooManyParts(mail)
  const parse = async (bytes: Uint8Array<ArrayBuffer>) => withLeftOut(await PostalMime.parse(bytes, OPTIONS), parts)
  // Headers first: of them so many lines may be folded that none is left for the words.
  const { raw, isDelsp } = withoutFlow(withUtf8Headers(withFewLevels(withFewLines(withSmallHeaders(mail)))))
  const email = withFlow(withOddTexts(await parse(raw)), isDelsp)
  if (isEmpty(email)) {
    const whole = withBoundary(raw)
    if (whole !== null) return parse(whole)
  }
  const source = Buffer.from(raw).toString('latin1')
  if (OTHER_CHARSET.test(source)) return inOddCharset(email, source)
  const seen = `${email.subject ?? ''}${email.text ?? ''}${email.html ?? ''}`
  if (!seen.includes('\uFFFD')) return ASCII.test(source) ? inOddCharset(email, source) : email
  const charset = undeclaredCharset(email)
  const told = isUtf8(raw) ? withCharset(source, charset) : withUtf8Body(raw, charset)
  return withFlow(withOddTexts(await parse(told)), isDelsp)
}

const withFlow = (email: Email, isDelsp: boolean | null): Email =>
  isDelsp === null || email.text === undefined ? email : { ...email, text: unflowed(email.text, isDelsp) }

const isEmpty = ({ text = '', html = '', attachments }: Email) =>
  text.trim() === '' && html.trim() === '' && attachments.length === 0
