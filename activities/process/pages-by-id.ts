const FIRST = '00000000-0000-0000-0000-000000000000'
const PAGE = 100

/**
 * All rows that `read` finds behind an id, by their ids, a page at a time: those that stay where they are, as nothing can be done with
 * them, hide no others.
 */
export async function* pagesById<Row extends { id: string }>(
  read: (after: string, most: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = FIRST; ; ) {
    const rows = await read(after, PAGE)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < PAGE) return
    after = last.id
  }
}
