/** What is no single space: between most words one stands, and is left where it is. */
const OTHER_SPACES = /[^\S ]\s*| \s+/g

/** A text in one line, with one space between its words. */
export const inOneLine = (text: string): string => text.replace(OTHER_SPACES, ' ').trim()
