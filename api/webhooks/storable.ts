const DEEPEST = 200

/** Nested deeper than anybody writes: whoever walks it would not come back. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  // A text in it may be full of brackets.
  for (const [sign] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/gs)) {
    if (sign === '[' || sign === '{') depth++
    else if (sign === ']' || sign === '}') depth--
    if (depth > DEEPEST) return true
  }
  return false
}

/** PostgreSQL takes neither NUL nor half a character, in a key no more than in a value. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storableText(key), storable(inner)]))
}

const storableText = (text: string) => text.replaceAll('\0', '').toWellFormed()
