import { convert, type HtmlToTextOptions } from 'html-to-text'
import type { Email } from 'postal-mime'
import { lightHtml } from '#workflows/domain/html/light-html.ts'
import { linesUnread } from '#workflows/domain/html/lines-unread.ts'
import { wordsOf } from '#workflows/domain/html/words-of.ts'
import { SIGNATURE_FORMATTERS, SIGNATURES, withSignatureMark } from './signature-mark.ts'
import { BLOCKS, TABLE_FORMATTERS, TABLES } from './table-lines.ts'
import { unbrokenLines } from './unbroken-lines.ts'

const MAX_HTML_CHARACTERS = 400_000

/** Where mail programs put what is quoted: marked line by line in the text, as in a plain mail. */
const QUOTES = ['blockquote', 'div[class*=yahoo_quoted]', 'div[id*=mail-editor-reference]', 'div[name=quote]']

const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  formatters: { ...TABLE_FORMATTERS, ...SIGNATURE_FORMATTERS },
  limits: { maxInputLength: MAX_HTML_CHARACTERS, maxDepth: 60, ellipsis: '…' },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { ignoreHref: true } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ...TABLES,
    ...BLOCKS,
    ...SIGNATURES,
    ...QUOTES.map((selector) => ({ selector, format: 'blockquote' })),
  ],
}

/** Outlook writes each line as a paragraph without margins, and an empty line as one, too. */
const LINES_OF_OUTLOOK: HtmlToTextOptions = {
  ...OPTIONS,
  selectors: [
    ...(OPTIONS.selectors ?? []),
    { selector: 'p.MsoNormal', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
}
const HAS_LINES_OF_OUTLOOK = /p\.MsoNormal[^{}]{0,200}\{[^}]{0,200}\bmargin:\s*0(?:cm|in|pt|px)?\s*(?:[;}]|!)/i

/**
 * What a reader sees of a mail. `other`: its HTML, where that says what its plain text does not. `hidden`: what its HTML keeps from the
 * reader.
 */
export type MailText = { text: string; other: string; hidden: string }

/** The readable text of a mail: its plain part, else its HTML, with its quotes marked. */
export function mailText(email: Email): MailText {
  const plain = email.text?.trim() ?? ''
  const textOf = textAs(HAS_LINES_OF_OUTLOOK.test(email.html ?? plain) ? LINES_OF_OUTLOOK : OPTIONS)
  if (plain === '' || looksLikeHtml(plain)) {
    const { seen, hidden } = lightHtml(email.html ?? plain)
    const text = textOf(seen)
    return { text, other: '', hidden: linesUnread(textOf(hidden), text) }
  }
  if (email.html === undefined) return { text: plain, other: '', hidden: '' }
  const { seen, hidden } = lightHtml(email.html)
  const hiddenIn = (said: string) => (hidden.trim() === '' ? '' : linesUnread(textOf(hidden), said))
  if (isInOneLine(plain) && saysAll(plain, wordsOnly(seen)))
    return { text: textOf(seen), other: '', hidden: hiddenIn(plain) }
  // Most say the same twice: then nothing needs converting.
  const other = saysAll(plain, wordsOnly(seen)) ? '' : textOf(seen)
  return {
    text: withSignatureMark(unbrokenLines(plain, seen), seen, textOf),
    other: saysAll(plain, other) ? '' : other,
    hidden: hiddenIn(`${plain}\n${other}`),
  }
}

const LONG_LINE = 120

/** Some programs make the plain text without a break: then nothing but the page tells whose words are whose. */
const isInOneLine = (plain: string) => plain.length > LONG_LINE && !/\n\s*\S/.test(plain)

const textAs = (options: HtmlToTextOptions) => (html: string) =>
  // A row's empty cells stand before none.
  html.trim() === ''
    ? ''
    : convert(html.slice(0, MAX_HTML_CHARACTERS), options)
        .replace(/^[ \t]*\t/gm, '')
        .trim()

const wordsOnly = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|amp|lt|gt|quot|#160|#8203|zwnj|shy);/gi, ' ')
    .replace(/&#0?39;|&rsquo;/gi, "'")

const looksLikeHtml = (text: string) => /^<(!doctype|html|body|div|table)\b/i.test(text)

/** Whether every word of the second text is in the first. */
function saysAll(text: string, words: string): boolean {
  const said = new Set(wordsOf(text))
  return wordsOf(words).every((word) => said.has(word))
}

/** The lines of a text of which a word stands nowhere in the other. */
export function linesUnsaid(text: string, said: string): string {
  if (text.trim() === '') return ''
  const known = new Set(wordsOf(said))
  return text
    .split('\n')
    .filter((line) => wordsOf(line).some((word) => !known.has(word)))
    .join('\n')
    .trim()
}
