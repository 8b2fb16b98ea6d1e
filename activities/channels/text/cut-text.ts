/** At most `max` UTF-16 units, never half a character: PostgreSQL takes no lone surrogate. */
export const cutText = (text: string, max: number) => text.slice(0, max).replace(/[\ud800-\udbff]$/, '')

const WORDS_MAX = 20_000

/** What is kept of a guest's words, whatever their channel. */
export const cutWords = (text: string) => cutText(text, WORDS_MAX)
