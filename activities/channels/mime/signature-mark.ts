import type { FormatCallback } from 'html-to-text'

/** Where mail programs put a signature that begins with no mark of its own: Outlook on the web, Proton, Open-Xchange, Spark. */
const PLACES = [
  'div#Signature',
  'div#x_Signature',
  'div.protonmail_signature_block',
  'div.io-ox-signature',
  'div[name=messageSignatureSection]',
]

/** The mark of the other programs, on a line of its own above it. */
const MARKED: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 })
  builder.addLiteral('-- ')
  builder.closeBlock({ trailingLineBreaks: 1 })
  builder.openBlock({ leadingLineBreaks: 1 })
  walk(element.children, builder)
  builder.closeBlock({ trailingLineBreaks: 1 })
}

export const SIGNATURE_FORMATTERS = { signature: MARKED }
export const SIGNATURES = PLACES.map((selector) => ({ selector, format: 'signature' }))
