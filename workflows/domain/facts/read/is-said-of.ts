/** So many words may stand between a thing and what is said of it. */
const BETWEEN_MOST = 5

/** Whether a pattern stands so near behind a name in a folded text that it is said of this, and of nothing between. */
export function isSaidOf(after: string, pattern: RegExp): boolean {
  const found = pattern.exec(after)
  if (found === null) return false
  const between = after.slice(0, found.index)
  return !/[;.!?]/.test(between) && between.split(/[\s,:()]+/u).filter((word) => word !== '').length <= BETWEEN_MOST
}
