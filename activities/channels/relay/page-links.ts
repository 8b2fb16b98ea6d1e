/** A link of a page: where it leads, and what it shows. */
export type PageLink = { target: string; shown: string }

const ANCHOR = /<a\s[^>]{0,4000}?href\s*=\s*(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s>]{1,2000}))[^>]{0,4000}>/gi
/** What a program makes a link of where somebody types it. */
const TYPED = /:\/\/|www\.|[\p{L}\p{N}-]\.\p{L}{2,}/u
const MOST_LINKS = 500
const MOST_SHOWN = 2_000

/** A platform's own links: one that is made of what a guest typed shows the address itself. */
export function pageLinks(light: string): PageLink[] {
  const links: PageLink[] = []
  for (const found of light.matchAll(ANCHOR).take(MOST_LINKS)) {
    const [tag, double, single, bare] = found
    const [inside = '', ...behind] = light
      .slice(found.index + tag.length)
      .slice(0, MOST_SHOWN)
      .split('</a>', 2)
    const shown = inside.replace(/<[^>]*>/g, ' ')
    const isEnded = behind.length > 0
    if (isEnded && !TYPED.test(shown))
      links.push({ target: (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'), shown })
  }
  return links
}
