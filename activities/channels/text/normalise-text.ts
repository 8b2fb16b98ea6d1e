export const MAX_CHARACTERS = 64 * 1024

/** Line ends, runs of empty lines and of spaces in order, at most 64 KB: hostile text must not keep anything busy. */
export const normaliseText = (text: string) =>
  text
    .slice(0, MAX_CHARACTERS)
    .toWellFormed()
    .replaceAll('\0', '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/[ \t]{40,}/g, ' ')
    // The mark of a signature is kept as programs write it, RFC 3676, 4.3.
    .replace(/(?<!(?:^|\n)--(?= \n))[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
