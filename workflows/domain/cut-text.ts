/** At most `max` UTF-16 units, never half a character: PostgreSQL takes no lone surrogate. */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
