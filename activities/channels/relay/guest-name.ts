import { cleanName } from '#activities/channels/text/clean-name.ts'

/** A guest's name as a platform writes it, without the platform; null for what cannot be one: links, numbers, too long. */
export function guestName(written: string | null | undefined): string | null {
  const bare = (written ?? '')
    .replace(/\s*\((?:airbnb|booking\.com|vrbo|via [^)]{1,40})\)\s*$/i, '')
    .replace(
      /\s+(?:via|tramite|über|par|por)\s+(?:airbnb|booking\.com|vrbo|homeaway|fewo-direkt|expedia|agoda)\s*$/i,
      '',
    )
  const name = cleanName(bare)
  if (name === null || name.length > 60 || /[\d@/<>]|www\.|https?:/i.test(name)) return null
  return /^(?:airbnb|booking\.com|vrbo|homeaway|expedia|agoda)$/i.test(name) ? null : name
}
