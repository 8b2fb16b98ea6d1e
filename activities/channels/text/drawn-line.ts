/** A rule that is drawn across: it says nothing. */
export const isDrawnLine = (line: string): boolean => /^\s*(?:[-_=*~–—]\s?){2,}\s*$/.test(line)
