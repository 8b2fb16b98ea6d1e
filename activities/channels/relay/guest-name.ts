import { cleanName } from '#workflows/domain/clean-name.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { escaped } from './escaped.ts'
import { PLATFORMS } from './platforms/platforms.ts'

const BRAND = Object.values(PLATFORMS)
  .flatMap(({ brands }) => brands)
  .map(escaped)
  .join('|')
const THROUGH =
  'via|through|tramite|attraverso|über|ueber|par|par le biais de|por|a través de|vía|através da|através de|através do|przez|za pośrednictwem|přes|prostřednictvím|door'
const IN_BRACKETS = new RegExp(
  String.raw`\s*[(（](?:[^()（）]{0,30}(?:${BRAND})[^()（）]{0,30}|(?:${THROUGH}) [^)]{1,40})[)）]\s*$`,
  'iu',
)
const BEHIND = new RegExp(String.raw`\s+(?:${THROUGH})\s+(?:${BRAND})\s*$`, 'iu')
/** The same in a language that nobody knows: between a person and a platform stand words in lower case, as no name has them. */
const LOWER = String.raw`\p{Ll}\p{L}*`
const ENDED = String.raw`(?:${BRAND})(?:['’:-]${LOWER})`
const WORDS_BESIDE = [
  String.raw`(?<=\S)(?:\s+${LOWER}){1,3}\s+(?:${BRAND})(?:['’:-]${LOWER})?(?:\s+${LOWER}){0,3}\s*$`,
  String.raw`(?<=\S)\s+(?:${ENDED}(?:\s+${LOWER}){0,3}|(?:${BRAND})(?:\s+${LOWER}){1,3})\s*$`,
  String.raw`^(?:${ENDED}(?:\s+${LOWER}){0,3}|(?:${BRAND})(?:\s+${LOWER}){1,3})\s+(?=\S)`,
  // Some have no lower case: then one word stands there.
  String.raw`(?<=[\p{Lo}\p{M}])\s+[\p{Lo}\p{M}]+\s+(?:${BRAND})\s*$`,
].map((pattern) => new RegExp(pattern, 'u'))
/** As an address for the answer is called: `Reply to Jan (do not edit)`. */
const NOT_TO_BE_EDITED = /^(?:\p{L}+\s+){0,3}?to\s+(.+?)\s*\(do not\s+edit\)\s*$/iu
const IS_BRAND = new RegExp(`^(?:${BRAND})$`, 'iu')
/** How platforms call whom they do not name. */
const NOBODY = new Set([
  'guest',
  'ospite',
  'gast',
  'voyageur',
  'client',
  'huesped',
  'viajero',
  'hospede',
  'gosc',
  'host',
  'sender',
  'noreply',
  'no-reply',
])

/** A guest's name as a platform writes it, without the platform; null for what cannot be one: links, numbers, too long. */
export function guestName(written: string | null | undefined): string | null {
  const bare = [IN_BRACKETS, BEHIND, ...WORDS_BESIDE].reduce((text, mark) => text.replace(mark, ''), written ?? '')
  const name = cleanName(bare.replace(NOT_TO_BE_EDITED, '$1'))
  if (name === null || name.length > 60 || /[\d@/<>]|www\.|https?:/i.test(name)) return null
  return IS_BRAND.test(name) || NOBODY.has(fold(name)) ? null : name
}
