import { cutText } from '#workflows/domain/cut-text.ts'

// Control, format (zero-width, bidirectional) and private-use characters: nothing that a name is written with, but what joins emoji.
const HIDDEN =
  /(?:(?!(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)\u200D\p{Extended_Pictographic})[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029])+/gu

/** A person's name fit for a header and a screen: one line, nothing hidden, at most 120 characters; null when nothing is left. */
export function cleanName(name: string | null | undefined): string | null {
  const clean = (name ?? '')
    .replace(HIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^["']+|["']+$/g, '')
    .trim()
  return clean === '' ? null : cutText(clean, 120)
}

/** One line of text with nothing hidden in it, at most `max` characters. */
export const cleanLine = (text: string | null | undefined, max = 500) =>
  cutText((text ?? '').replace(HIDDEN, ' ').replace(/\s+/g, ' ').trim(), max)
