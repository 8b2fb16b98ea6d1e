import type { FormatCallback } from 'html-to-text'

/** Where mail programs put a signature that begins with no mark of its own: Outlook on the web, Proton, Open-Xchange, Spark. */
const PLACES = [
  'div#Signature',
  'div#x_Signature',
  'div.protonmail_signature_block',
  'div.io-ox-signature',
  'div[name=messageSignatureSection]',
]

const HAS_PLACE =
  /(?:id|class|name)\s*=\s*["']?(?:x_)?(?:[^"'<>]{0,60}\s)?(?:Signature|protonmail_signature_block|io-ox-signature|messageSignatureSection)\b/
const MARK = '-- '

/** The mark of the other programs, on a line of its own above it. */
const MARKED: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 })
  builder.addLiteral(MARK)
  builder.closeBlock({ trailingLineBreaks: 1 })
  builder.openBlock({ leadingLineBreaks: 1 })
  walk(element.children, builder)
  builder.closeBlock({ trailingLineBreaks: 1 })
}

export const SIGNATURE_FORMATTERS = { signature: MARKED }
export const SIGNATURES = PLACES.map((selector) => ({ selector, format: 'signature' }))

/** A plain text with that mark above the line with which the signature begins on its page, where that line stands in it once. */
export function withSignatureMark(plain: string, html: string, textOf: (html: string) => string): string {
  if (!HAS_PLACE.test(html)) return plain
  const [, ...below] = textOf(html).split(`\n${MARK}\n`)
  const first = below[0]?.split('\n').find((line) => line.trim() !== '')
  const lines = plain.split('\n')
  const places = lines.flatMap((line, at) => (line.trim() === first?.trim() ? [at] : []))
  const [at, ...others] = places
  return at === undefined || others.length > 0 ? plain : [...lines.slice(0, at), MARK, ...lines.slice(at)].join('\n')
}
