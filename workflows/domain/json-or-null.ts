type Reviver = (key: string, value: unknown) => unknown

/** A text as JSON; null for one that is none. */
export function jsonOrNull(text: string, reviver?: Reviver): unknown {
  try {
    return JSON.parse(text, reviver)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
