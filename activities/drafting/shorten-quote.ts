import { cutText } from '#workflows/domain/cut-text.ts'

const MOST_CHARACTERS = 80

/** A sentence short enough to be quoted in a reason. */
export const shortenQuote = (text: string): string =>
  text.length <= MOST_CHARACTERS ? text : `${cutText(text, MOST_CHARACTERS - 1).trimEnd()}…`
