import { accountClosed } from '#prisma/accounts/is-account-closed.ts'
import { type Database, Prisma } from '#prisma/client.ts'

/** Longer than a turn may take: whoever has not said by then how far it got is dead. */
const HELD_SECONDS = 300
/** Taken up so often without getting on, it is given up. */
const MOST_TRIES = 5

/** A replay, to be gone on with by whoever holds this. */
export type ClaimedReplay = {
  id: string
  hostId: string
  state: 'waiting' | 'running'
  withModel: boolean
  since: Date
}

/** Gives out the replay that has waited longest, to one caller; null where none is due. What never gets on ends as failed. For the engine role. */
export async function claimReplay(engineDb: Database): Promise<ClaimedReplay | null> {
  const [claimed] = await engineDb.$queryRaw<ClaimedReplay[]>`
    update replay set tries = tries + 1, held_until = clock_timestamp() + make_interval(secs => ${HELD_SECONDS}::int)
    where id = (
      select id from replay where ended_at is null and held_until <= clock_timestamp() and tries < ${MOST_TRIES}::int
        and not ${accountClosed(Prisma.sql`host_id`)}
      order by held_until limit 1 for update skip locked)
    returning id::text, host_id::text as "hostId", state::text, with_model as "withModel", since`
  if (claimed !== undefined) return claimed
  await engineDb.$executeRaw`
    update replay set state = 'failed', ended_at = clock_timestamp()
    where ended_at is null and held_until <= clock_timestamp() and tries >= ${MOST_TRIES}::int`
  return null
}
