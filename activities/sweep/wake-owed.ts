import type { SourceDeps } from '#activities/deps.ts'
import type { MessageToProcess } from '#workflows/client/message-run.ts'
import { wakeMessages } from '#workflows/client/wake-messages.ts'
import { eachPage, PAGE, type Placed } from './pages.ts'

/** Younger debts are about to be paid by whoever made them. */
const YOUNG_SECONDS = 3

type Owed = Placed & MessageToProcess

/**
 * Wakes the runs of messages that were changed while Temporal was away, or by a process that died before it told them.
 * @throws what `isTemporalUnavailable` knows while Temporal is away.
 */
export function wakeOwed(deps: SourceDeps): Promise<void> {
  return eachPage(
    (after) => deps.engineDb.$queryRaw<Owed[]>`
      select m.id::text, m.id::text as "messageId", m.host_id::text as "hostId",
        case m.kind when 'guest' then m.id else m.answers_id end::text as "answersId", m.wake_owed_at::text as "placedAt"
      from message m
      where m.wake_owed_at is not null and m.wake_owed_at < now() - make_interval(secs => ${YOUNG_SECONDS})
        and (m.wake_owed_at, m.id) > (${after.placedAt}::timestamptz, ${after.id}::uuid)
      order by m.wake_owed_at, m.id limit ${PAGE}`,
    (rows) => wakeMessages(deps, rows),
  )
}
