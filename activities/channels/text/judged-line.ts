/** As what a line was cut away. Of `doubtful` nothing proves that it is not the guest's. */
export type CutAs = 'quote' | 'head' | 'signature' | 'disclaimer' | 'frame' | 'doubtful'

/** A line of a mail with what it was taken for: every line is exactly one of these, so that none is lost. */
export type JudgedLine = { line: string; as: 'own' | CutAs }
export type CutLine = { line: string; as: CutAs }

/** What of cut lines may be the guest's: in their order, with an empty line where others stood between them. */
export function doubtfulOf(lines: readonly JudgedLine[]): string {
  return lines
    .map(({ line, as }) => (as === 'doubtful' ? line : ''))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
