import { kindOfName, PLACEHOLDER } from './placeholders.ts'
import type { SecretKind } from './secret-kinds.ts'

/** A stretch of a text: words, or a placeholder with what its secret opens. */
export type PlaceholderPart = { text: string; kind: SecretKind | null }

/** The text cut at its placeholders, so that a screen can show them as what they are. */
export function splitAtPlaceholders(text: string): PlaceholderPart[] {
  const parts: PlaceholderPart[] = []
  let from = 0
  for (const { index, 0: placeholder, 1: name = '' } of text.matchAll(PLACEHOLDER)) {
    const kind = kindOfName(name.toLowerCase())
    if (kind === null) continue
    if (index > from) parts.push({ text: text.slice(from, index), kind: null })
    parts.push({ text: placeholder, kind })
    from = index + placeholder.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), kind: null })
  return parts
}
