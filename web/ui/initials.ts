/** 'Anna Ferri' → 'AF'; an address counts up to its @; what has no letters gets a dot. */
export const initials = (name: string): string => {
  const words = name
    .replace(/@.*$/, '')
    .split(/[\s._-]+/)
    .filter((word) => /^\p{L}/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '')
  return letters.join('').toLocaleUpperCase('it') || '·'
}
