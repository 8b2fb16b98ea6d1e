import type { Figure } from './figure.ts'
import type { MeasuredSystem } from './measured-system.ts'
import { until } from './until.ts'

const KILLS = 6
const LOOK_EVERY_MS = 50
const UNWATCHED = `select id::text from message_source
  where deleted_at is null and type <> 'whatsapp' and (last_synced_at is null or last_synced_at <= $1)`

/** How long after the SIGKILL of the worker every mailbox is watched again, several times in a row. */
export async function measureKills(system: MeasuredSystem): Promise<Figure[]> {
  await untilWatchedSince(system, new Date(0))
  const figures: Figure[] = []
  for (let kill = 1; kill <= KILLS; kill++) {
    const before = performance.now()
    process.kill(system.pidOf('Worker'), 'SIGKILL')
    await untilWatchedSince(system, new Date())
    const seconds = (performance.now() - before) / 1000
    figures.push({
      what: `mailboxes watched again after kill ${kill}`,
      value: seconds,
      unit: 's',
      target: { most: 15 },
    })
  }
  return figures
}

/** Whoever begins to watch has read what is there, and says when. */
const untilWatchedSince = ({ owner }: MeasuredSystem, moment: Date) =>
  until(async () => {
    const { rowCount } = await owner.query(UNWATCHED, [moment])
    return rowCount === 0 ? 'all' : undefined
  }, LOOK_EVERY_MS)
