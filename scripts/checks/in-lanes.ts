/** Does all the work, so much of it at a time, in the order given. */
export async function inLanes(lanes: number, work: readonly (() => Promise<void>)[]): Promise<void> {
  const left = [...work]
  const lane = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await next()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
