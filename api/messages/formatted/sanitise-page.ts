import sanitizeHtml from 'sanitize-html'
import { splitAtHidden } from '#workflows/domain/split-hidden.ts'

/** What stands in the place of a picture: its address, or null where it is not shown. */
export type PictureOf = (address: string) => string | null

/** Beyond this a page is cut: its tags are closed all the same. */
export const MOST_CHARACTERS = 300_000
export const NESTED = 100

const TAGS =
  'a abbr address article b bdi big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark ol p pre q s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'.split(
    ' ',
  )
/** Their words are none of the mail's. */
const SILENT_TAGS = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'title',
  'head',
  'template',
  'svg',
  'math',
  'xmp',
]

const COLOR = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]{5,40}\)$/i, /^[a-z]{3,30}$/i]
const LENGTH = [/^-?(?:\d{1,4}(?:\.\d{1,4})?)(?:px|pt|em|rem|%)?$/, /^(?:auto|inherit|normal)$/]
const LENGTHS = [/^(?:(?:-?\d{1,4}(?:\.\d{1,4})?(?:px|pt|em|rem|%)?|auto)\s*){1,4}$/]
const WORD = [/^[a-z-]{1,30}$/i]
const LINE = [/^[a-z0-9#.,%()\s-]{1,60}$/i]
const FONTS = [/^[\w\s,'"-]{1,200}$/]

/** Nothing that names an address: no `url()`, no `@import`; and nothing that takes a page out of its place or width. */
const STYLES = {
  ...Object.fromEntries(['color', 'background-color'].map((name) => [name, COLOR])),
  ...Object.fromEntries(['padding', 'margin', 'border-radius'].map((name) => [name, LENGTHS])),
  ...Object.fromEntries(
    ['padding-top', 'padding-right', 'padding-bottom', 'padding-left'].map((name) => [name, LENGTH]),
  ),
  ...Object.fromEntries(
    ['margin-top', 'margin-bottom', 'line-height', 'font-size', 'max-width'].map((name) => [name, LENGTH]),
  ),
  ...Object.fromEntries(
    ['text-align', 'text-decoration', 'font-style', 'vertical-align', 'text-transform', 'direction'].map((name) => [
      name,
      WORD,
    ]),
  ),
  ...Object.fromEntries(
    ['border', 'border-top', 'border-right', 'border-bottom', 'border-left', 'border-collapse'].map((name) => [
      name,
      LINE,
    ]),
  ),
  'font-weight': [/^(?:bold|normal|[1-9]00)$/],
  'font-family': FONTS,
  // What its sender hid stays hidden.
  display: [/^none$/],
  visibility: [/^hidden$/],
}

const ATTRIBUTES = {
  '*': ['style', 'dir', 'lang', 'align', 'valign'],
  a: ['href', 'title', 'target', 'rel', 'data-to'],
  img: ['src', 'alt', 'height', 'width'],
  font: ['color', 'size', 'face'],
  table: ['bgcolor', 'border', 'cellpadding', 'cellspacing'],
  tr: ['bgcolor'],
  td: ['bgcolor', 'colspan', 'rowspan'],
  th: ['bgcolor', 'colspan', 'rowspan'],
  ol: ['start', 'type'],
}

/**
 * A page of a mail as a fragment that can be shown: no script, form, frame, style sheet or address but those of links, and of pictures
 * what `pictureOf` gives. Links open a window of their own that knows nothing of this one, and say where they lead.
 */
export function sanitisePage(page: string, pictureOf: PictureOf): string {
  const clean = sanitizeHtml(page.slice(0, MOST_CHARACTERS), {
    allowedTags: TAGS,
    nonTextTags: SILENT_TAGS,
    allowedAttributes: ATTRIBUTES,
    allowedStyles: { '*': STYLES },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['data'] },
    allowProtocolRelative: false,
    nestingLimit: NESTED,
    textFilter: withHiddenMarked,
    transformTags: {
      a: (tagName, { href = '', dir, lang, style }) => ({ tagName, attribs: linkTo(href, { dir, lang, style }) }),
      img: (tagName, { src = '', alt = '', width, height }) => ({
        tagName,
        attribs: picture(pictureOf(src.trim()), { alt: shownOnly(alt), width, height }),
      }),
    },
  })
  return clean.replace(LINK, (...found) => withTarget(found.map(String)))
}

/** Where characters stand that nobody sees: how many, for the screen to say; nothing of what they do to the others is left. */
const withHiddenMarked = (text: string): string =>
  /\p{DI}/u.test(text)
    ? splitAtHidden(text)
        .map((piece) => ('text' in piece ? piece.text : `<mark data-hidden="${piece.hidden}"></mark>`))
        .join('')
    : text
const shownOnly = (text: string): string =>
  splitAtHidden(text)
    .flatMap((piece) => ('text' in piece ? piece.text : []))
    .join('')

/** What ends a line where a page is read as text. */
const LINE_END = /<(?:br|\/?(?:p|div|tr|li|td|th|h\d|table|blockquote))\b/gi
const WRITTEN: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The words of a page, line by line, without any of its tags. */
export const wordsOfPage = (page: string): string =>
  sanitizeHtml(page.slice(0, MOST_CHARACTERS).replace(LINE_END, '\n$&'), { allowedTags: [], nonTextTags: SILENT_TAGS })
    .replace(/&(?:lt|gt|quot|amp);/g, (written) => WRITTEN[written] ?? written)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()

type Attributes = Record<string, string>
const given = (attributes: Record<string, string | undefined>): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter((one): one is [string, string] => one[1] !== undefined))

function linkTo(href: string, more: Record<string, string | undefined>): Attributes {
  const url = URL.parse(href.trim())
  if (url === null || !['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)) return given(more)
  const to = url.hostname === '' ? url.pathname : url.hostname
  return given({
    ...more,
    ...{ href: url.href, title: url.href, target: '_blank', rel: 'noopener noreferrer nofollow', 'data-to': to },
  })
}

function picture(src: string | null, { alt, ...size }: Record<string, string | undefined>): Attributes {
  if (src === null) return given({ alt, style: 'border:1px' })
  const isSmall = [size.width, size.height].some((pixels) => Number(pixels) <= 40)
  return given({ src, alt, ...(isSmall ? size : {}) })
}

/** As it is written after the cleaning: within a tag no `>` stands, and no link within a link. */
const LINK = /<a ([^>]*)data-to="([^"]*)"([^>]*)>([\s\S]*?)<\/a>/g

/** What can be seen between two names: what cannot, as a soft hyphen, is part of the name that it makes look like another. */
const BETWEEN_NAMES = /[ \t\r\n/:;,()"'!?]+/

/** Where a link leads stands behind its words, unless they say it: what a tag with attributes has around it may be hidden. */
const withTarget = ([, before = '', to = '', after = '', words = '']: string[]) => {
  const link = `<a ${before.trimEnd()}${after}>${words}</a>`
  const plain = /<\w+\s/.test(words) ? '' : words.replace(/<[^>]*>/g, '')
  const names = plain
    .toLowerCase()
    .split(BETWEEN_NAMES)
    .filter((word) => word.includes('.'))
  const isSaid = names.length > 0 && names.every((name) => name === to.toLowerCase())
  return isSaid ? link : `${link} <small>[${to}]</small>`
}
