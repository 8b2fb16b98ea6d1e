import type { ActivityDeps } from '#activities/deps.ts'
import { describeError } from '#outside/log.ts'
import type { Database } from '#prisma/client.ts'
import { claimDue, type DueEvent } from '#prisma/outbox/claim-due.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { type AnnouncingDeps, deliverAnnouncement } from './deliver-announcement.ts'

/** So many at once, of all hosts: n8n is one for the installation. */
const AT_ONCE = 16
const SWITCHED_OFF = JSON.stringify(say({ code: 'n8n_switched_off' }))

/**
 * Tries whatever is due, of every host, until nothing is. It asks PostgreSQL and nobody else, so that announcements leave while
 * Temporal is away; where no n8n is configured any more, what waits is let go of.
 */
export async function deliverDue(deps: AnnouncingDeps & Pick<ActivityDeps, 'engineDb'>): Promise<void> {
  if (deps.n8n.webhookUrl === undefined) {
    const dropped = await dropWaiting(deps.engineDb)
    if (dropped > 0) deps.log.warn({ dropped }, 'no n8n is configured any more: what waited for it was dropped')
    return
  }
  const deliver = (event: DueEvent) =>
    deliverAnnouncement(deps, event).catch((error: unknown) =>
      deps.log.warn({ ...describeError(error), eventId: event.eventId }, 'an announcement could not be tried'),
    )
  for (let claimed = AT_ONCE; claimed === AT_ONCE; ) {
    const events = await claimDue(deps.engineDb, { atMost: AT_ONCE })
    await Promise.all(events.map(deliver))
    claimed = events.length
  }
}

/** Lets go of all that waits for n8n, once nobody is to be told any more, and says so of each. Answers how many. */
const dropWaiting = (engineDb: Database): Promise<number> =>
  engineDb.$executeRaw`
    update outbox_event set state = 'dropped', settled_at = clock_timestamp(), fault = ${SWITCHED_OFF}::jsonb
    where receiver = 'n8n' and state = 'waiting'`
