export const PAGE = 200

/** Ids are text here and the position is the last row's: no row that stays where it is hides those behind it. */
export type Placed = { id: string; placedAt: string }
const START: Placed = { id: '00000000-0000-0000-0000-000000000000', placedAt: '-infinity' }

/** Works through everything that `read` finds, `page` rows at a time, without a pause. */
export async function eachPage<Row extends Placed>(
  read: (after: Placed) => Promise<Row[]>,
  work: (rows: Row[]) => Promise<void>,
  page = PAGE,
): Promise<void> {
  for (let after = START; ; ) {
    const rows = await read(after)
    if (rows.length > 0) await work(rows)
    const last = rows.at(-1)
    if (last === undefined || rows.length < page) return
    after = { id: last.id, placedAt: last.placedAt }
  }
}
