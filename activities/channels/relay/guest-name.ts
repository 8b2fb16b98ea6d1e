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
const IN_BRACKETS = new RegExp(String.raw`\s*\((?:${BRAND}|(?:${THROUGH}) [^)]{1,40})\)\s*$`, 'iu')
const BEHIND = new RegExp(String.raw`\s+(?:${THROUGH})\s+(?:${BRAND})\s*$`, 'iu')
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
  const name = cleanName((written ?? '').replace(IN_BRACKETS, '').replace(BEHIND, ''))
  if (name === null || name.length > 60 || /[\d@/<>]|www\.|https?:/i.test(name)) return null
  return IS_BRAND.test(name) || NOBODY.has(fold(name)) ? null : name
}
