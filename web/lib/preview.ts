const PREVIEW_LENGTH = 140

/** The last message on one line, cut to 140 characters plus an ellipsis. */
export function preview(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = Array.from(line)
  return letters.length > PREVIEW_LENGTH ? `${letters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…` : line
}
