import type { DomNode, FormatCallback } from 'html-to-text'

const isCell = ({ name = '' }: DomNode) => /^t[dh]$/.test(name)

/** A row of a table is a line, its cells stand apart. */
const CELL: FormatCallback = (element, walk, builder) => {
  const isFirst = element.parent?.children.find(isCell) === element
  if (!isFirst) builder.addLiteral('\t')
  walk(element.children, builder)
}

export const TABLE_FORMATTERS = { cell: CELL }
export const TABLES = [
  { selector: 'table', format: 'block' },
  { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'td', format: 'cell' },
  { selector: 'th', format: 'cell' },
]

/** What every program shows as blocks, and the converter would run into one line. */
const OTHER_BLOCKS = [
  'dl',
  'dt',
  'dd',
  'center',
  'address',
  'figure',
  'figcaption',
  'fieldset',
  'legend',
  'details',
  'summary',
  'caption',
]
export const BLOCKS = OTHER_BLOCKS.map((selector) => ({
  selector,
  format: 'block',
  options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
}))
