const LINE_PX = 23
const PADDING_PX = 24
const CHARACTER_PX = 8
/** Ends a line; those with room around them end two. */
const ENDS_LINE = 'br, div, li, dt, dd, pre, p, h1, h2, h3, h4, h5, h6, blockquote, ul, ol'
const HAS_ROOM = 'p, h1, h2, h3, h4, h5, h6, blockquote, ul, ol, pre'
/** What of a page is as high as only its browser knows. */
const OF_ITS_OWN_HEIGHT =
  'img, table, svg, hr, style, [height], [style*="height"], [style*="padding"], [style*="margin"]'

/**
 * How high a page of words will be at a width, as nobody can look into its frame: rather too high by some lines than one too low. Null
 * where it has more than words.
 */
export function heightOfPage(html: string, widthPx: number): number | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  if (body.querySelector(OF_ITS_OWN_HEIGHT) !== null) return null
  const inOneLine = Math.max(20, Math.floor((widthPx - PADDING_PX) / CHARACTER_PX))
  const words = (body.textContent ?? '').replace(/\s+/g, ' ').length
  const lines = 1 + Math.ceil(words / inOneLine) + count(body, ENDS_LINE) + count(body, HAS_ROOM)
  return PADDING_PX + lines * LINE_PX
}

const count = (body: HTMLElement, selector: string) => body.querySelectorAll(selector).length
