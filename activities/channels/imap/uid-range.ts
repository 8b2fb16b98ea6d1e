/** Ascending numbers as an IMAP sequence set (RFC 9051, 9): `1:3,7`. */
export function uidRange(uids: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const uid of uids) {
    const open = ranges.at(-1)
    if (open !== undefined && uid === open[1] + 1) open[1] = uid
    else ranges.push([uid, uid])
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}:${last}`)).join(',')
}
