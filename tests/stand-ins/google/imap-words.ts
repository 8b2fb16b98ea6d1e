/** A command as it was written: words, and lists of words. */
export type ImapWord = string | ImapWord[]

/** The words of a command (RFC 3501, 9); quotes are taken off, brackets kept with their word. */
export function imapWords(line: string): ImapWord[] {
  const lists: ImapWord[][] = [[]]
  const parts = /"((?:[^"\\]|\\.)*)"|([()])|((?:[^\s()[\]"]|\[[^\]]*\])+)/g
  for (const [, text, bracket, word] of line.matchAll(parts)) {
    if (bracket === '(') lists.push([])
    else if (bracket === ')') {
      const list = lists.pop() ?? []
      lists.at(-1)?.push(list)
    } else lists.at(-1)?.push(text === undefined ? (word ?? '') : text.replace(/\\(.)/g, '$1'))
  }
  return lists[0] ?? []
}

export const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** Whether a set of numbers (`1:3,7:*`) names one; `*` is the highest that there is. */
export const isInSet = (set: string, number: number, highest: number): boolean =>
  set.split(',').some((part) => {
    const [first = 0, last = first] = part.split(':').map((end) => (end === '*' ? highest : Number(end)))
    return Math.min(first, last) <= number && number <= Math.max(first, last)
  })
