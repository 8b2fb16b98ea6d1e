const MOST_CHARACTERS = 80

/** A sentence short enough to be quoted in a reason. */
export const shortenQuote = (text: string): string =>
  text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1).trimEnd()}…`
