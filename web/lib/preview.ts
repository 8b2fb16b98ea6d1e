const PREVIEW_LENGTH = 140

/** They would turn round what stands beside them, or hide in it: marked in the conversation, and left out of a line. */
const UNSEEN = /[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g

/** The last message on one line, cut to 140 characters plus an ellipsis. */
export function preview(text: string): string {
  const line = text.replace(UNSEEN, '').replace(/\s+/g, ' ').trim()
  const letters = Array.from(line)
  return letters.length > PREVIEW_LENGTH ? `${letters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…` : line
}
