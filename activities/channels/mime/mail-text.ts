import { convert, type HtmlToTextOptions } from 'html-to-text'
import type { Email } from 'postal-mime'

const MAX_HTML_CHARACTERS = 400_000

/** Where mail programs put what is quoted: left out on the document, before it becomes text. */
const QUOTES = [
  '.gmail_quote',
  'blockquote[type=cite]',
  '.moz-cite-prefix',
  '#divRplyFwdMsg',
  '#appendonsend',
  '.yahoo_quoted',
  'div[id*=mail-editor-reference]',
]

const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxInputLength: MAX_HTML_CHARACTERS, maxDepth: 60, maxChildNodes: 5_000, ellipsis: '…' },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { ignoreHref: true } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'table', format: 'block' },
  ],
}
const WITHOUT_QUOTES: HtmlToTextOptions = {
  ...OPTIONS,
  selectors: [...(OPTIONS.selectors ?? []), ...QUOTES.map((selector) => ({ selector, format: 'skip' }))],
}

/** The readable text of a mail: its plain part, else its HTML without quotes; the whole HTML where that leaves nothing. */
export function mailText(email: Email): string {
  const plain = email.text?.trim() ?? ''
  if (plain !== '' && !looksLikeHtml(plain)) return plain
  const html = (email.html ?? plain).slice(0, MAX_HTML_CHARACTERS)
  if (html === '') return ''
  const text = convert(html, WITHOUT_QUOTES).trim()
  return text === '' ? convert(html, OPTIONS).trim() : text
}

const looksLikeHtml = (text: string) => /^<(!doctype|html|body|div|table)\b/i.test(text)
