import { convert, type HtmlToTextOptions } from 'html-to-text'
import type { Email } from 'postal-mime'
import { lightHtml } from './light-html.ts'

const MAX_HTML_CHARACTERS = 400_000

/** Where mail programs put what is quoted: marked line by line in the text, as in a plain mail. */
const QUOTES = ['blockquote', '.yahoo_quoted', 'div[id*=mail-editor-reference]']

const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxInputLength: MAX_HTML_CHARACTERS, maxDepth: 60, ellipsis: '…' },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { ignoreHref: true } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'table', format: 'block' },
    ...QUOTES.map((selector) => ({ selector, format: 'blockquote' })),
  ],
}
/** The readable text of a mail: its plain part, else its HTML, with its quotes marked. */
export function mailText(email: Email): string {
  const plain = email.text?.trim() ?? ''
  if (plain !== '' && !looksLikeHtml(plain)) return plain
  const html = lightHtml(email.html ?? plain).slice(0, MAX_HTML_CHARACTERS)
  if (html === '') return ''
  return convert(html, OPTIONS).trim()
}

const looksLikeHtml = (text: string) => /^<(!doctype|html|body|div|table)\b/i.test(text)
