/** Where a comment of a page ends, as browsers end one: `<!-->` and `<!--->` are whole, and `--!>` ends one too. */
export function commentEnd(html: string, begin: number): number {
  const short = ['<!-->', '<!--->'].find((whole) => html.startsWith(whole, begin))
  if (short !== undefined) return begin + short.length
  const end = /--!?>/g
  end.lastIndex = begin + 4
  return end.exec(html) === null ? html.length : end.lastIndex
}
