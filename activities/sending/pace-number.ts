import type { SourceId } from '#activities/channels/account/source.ts'
import { pauseUnless } from '#activities/channels/pause-unless.ts'
import type { NumberPace } from '#activities/channels/whatsapp/number-pace.ts'
import type { ActivityDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'

type Deps = Pick<ActivityDeps, 'db'> & { config: Pick<ActivityDeps['config'], 'whatsapp'> }

/** A tenth slower than Meta allows: on the way messages draw closer together. */
const ROOM = 1.1
/** No line is as long: what is further off was written by a clock that was set back since, and nobody waits for that. */
const LONGEST_LINE_SECONDS = 60
/** After a refusal; the workflow tries that message again after pauses of its own, which grow. */
const HELD_BACK_SECONDS = 5

/**
 * The pace of one number on WhatsApp, kept in PostgreSQL and by its clock, for all workers. Each message takes the next moment and waits
 * for it outside any transaction, where only sends of its own host stand behind it.
 */
export function paceNumber({ db, config }: Deps, { hostId, sourceId }: SourceId): NumberPace {
  const gap = ROOM / config.whatsapp.messagesPerSecond
  return {
    async takeTurn(ended = new AbortController().signal) {
      const [row] = await inHost(
        db,
        hostId,
        (tx) => tx.$queryRaw<{ waitMs: number }[]>`
          insert into number_pace as p (source_id, host_id, next_at)
          values (${sourceId}::uuid, ${hostId}::uuid, clock_timestamp() + make_interval(secs => ${gap}::float8))
          on conflict (source_id) do update
            set next_at = make_interval(secs => ${gap}::float8) + case
              when p.next_at < clock_timestamp() + make_interval(secs => ${LONGEST_LINE_SECONDS}::int)
              then greatest(p.next_at, clock_timestamp()) else clock_timestamp() end
            where p.host_id = ${hostId}::uuid
          returning 1000 * extract(epoch from next_at - clock_timestamp())::float8 - ${gap * 1000}::float8 as "waitMs"`,
      )
      if (row !== undefined && row.waitMs > 0) await pauseUnless(ended, row.waitMs)
    },
    async holdBack() {
      await inHost(
        db,
        hostId,
        (tx) => tx.$executeRaw`
          update number_pace set next_at = greatest(next_at, clock_timestamp() + make_interval(secs => ${HELD_BACK_SECONDS}::float8))
          where source_id = ${sourceId}::uuid and host_id = ${hostId}::uuid`,
      )
    },
  }
}
