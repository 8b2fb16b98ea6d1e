import type { Log } from '#outside/log.ts'
import { eachApart } from './each-apart.ts'

/** As many hosts are served beside each other: each needs a connection to PostgreSQL now and then. */
const HOSTS_AT_ONCE = 50

/**
 * Works through the items of each host one after the other, and of all hosts beside each other: a server of one's that hangs keeps no
 * other's waiting. What the work on one fails with is told to the log, and holds up none of the others.
 */
export async function eachHostApart<Item extends { hostId: string }>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  told: { name: string; log: Log },
): Promise<void> {
  const hosts = Map.groupBy(items, ({ hostId }) => hostId).values()
  const serve = async () => {
    for (const ofHost of hosts) await eachApart(ofHost, work, told)
  }
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, serve))
}
