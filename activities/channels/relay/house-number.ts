import { escaped } from './escaped.ts'
import { PLATFORMS } from './platforms/platforms.ts'

const BRANDS = Object.values(PLATFORMS)
  .flatMap(({ brands }) => brands)
  .map(escaped)
  .join('|')
/** What stands before a number that names a house in a platform's books. */
const CALLED = String.raw`(?:#|№|n\.?\s?[°ºªr]\.?|n[ro]\.|nr|num\.?|id\b|id-nr|(?:property|listing|inserat|objekt|annonce|objet|anuncio|annuncio)(?:[\s-]?(?:id|nr|no|#|n°))?)`
const NUMBER = String.raw`(?:${CALLED}\s?[:.]?\s?){0,2}(?:#\s?)?\d{5,12}`
/** `Loft Tramonto (8812345)`, `Casa Limone - Abritel n° 871200`, `Ferienhaus Seeblick #1188776` */
const BEHIND = new RegExp(
  [
    String.raw`\s*[(（[]\s*(?:(?:${BRANDS})\s*)?${NUMBER}\s*[)）\]]\s*$`,
    String.raw`\s*(?:[-–—,|·]\s*|\s)(?:(?:${BRANDS})\s*)(?:${CALLED}\s?[:.]?\s?)?\d{4,12}\s*$`,
    String.raw`\s*(?:[-–—,|·]\s*|\s)(?:${CALLED}\s?[:.]{0,2}\s?){1,2}\d{4,12}\s*$`,
  ].join('|'),
  'iu',
)

/** A house's name without the number that a platform puts behind it in its own books; a name of nothing else stays. */
export function withoutNumber(house: string): string {
  const bare = house.replace(BEHIND, '').trim()
  return /\p{L}{2}/u.test(bare) ? bare : house
}
