import { HARMLESS } from '#workflows/domain/fold-text.ts'

/** What is drawn as nothing, or as a box that says nothing: a bell, a soft hyphen. Lines and stops are none. */
const UNSEEN = /(?![\t\n\r])[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu
const SOFT_HYPHEN = '\u00AD'

/** A piece of a text as it is read; or how many characters stand there that nobody sees. */
export type ShownPiece = { text: string } | { hidden: number }

/** A text in its order, what hides from its reader counted in its place. Nothing else is taken away. */
export function splitAtHidden(text: string): ShownPiece[] {
  // What stands in an emoji or a name is drawn, and hides nothing.
  const drawn = new Set<number>()
  for (const { index, 0: found } of text.matchAll(HARMLESS)) {
    if (found === SOFT_HYPHEN) continue
    for (let at = index; at < index + found.length; at++) drawn.add(at)
  }
  const pieces: ShownPiece[] = []
  let begun = 0
  for (const { index, 0: found } of text.matchAll(UNSEEN)) {
    if (drawn.has(index)) continue
    if (index > begun) pieces.push({ text: text.slice(begun, index) })
    const last = pieces.at(-1)
    if (last !== undefined && 'hidden' in last && index === begun) last.hidden += 1
    else pieces.push({ hidden: 1 })
    begun = index + found.length
  }
  if (begun < text.length) pieces.push({ text: text.slice(begun) })
  return pieces
}
