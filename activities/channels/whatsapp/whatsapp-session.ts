import type { WhatsappNumber } from '#activities/channels/account/source.ts'
import { sourceFault } from '#activities/channels/faults/source-fault.ts'
import type { Batch, IncomingSession } from '#activities/channels/incoming-session.ts'
import { pauseUnless } from '#activities/channels/pause-unless.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import type { Database } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { keepUnread } from '#prisma/webhooks/keep-unread.ts'
import { isRefused } from '#prisma/webhooks/refused-webhooks.ts'
import { checkNumber } from './check-number.ts'
import type { CloudApi } from './cloud-api.ts'
import { parseWebhook } from './parse-webhook.ts'
import { storedValue } from './stored-value.ts'
import { tellReadMarks } from './tell-read-marks.ts'

const LOOK_MS = 60_000
const AT_ONCE = 100
/** So many messages are stored in one transaction: a webhook of history has thousands, and no statement may come near its limit. */
const MOST_MESSAGES = 1_000

export type WhatsappDeps = {
  db: Database
  engineDb: Database
  guard: OutsideGuard
  whatsapp: CloudApi
  now: () => Date
}

/**
 * Reads what the WhatsApp webhook stored for this source, oldest first. The webhook pokes; a look a minute finds what was not poked.
 * @throws AppError unauthenticated when Meta refuses the token; upstream_unavailable when it cannot be reached.
 */
export async function openWhatsappSession(deps: WhatsappDeps, number: WhatsappNumber): Promise<IncomingSession> {
  await checkNumber(deps.guard, deps.whatsapp, number.account)
  await noteOpened(deps.db, number)
  return {
    async *batches(_position, signal) {
      let events: Found[]
      do {
        events = await readStored(deps, number)
        const opened = events.filter(({ isOpened }) => isOpened)
        if (opened.length > 0) yield* batchesOf(opened, number, deps.now())
      } while (events.length === AT_ONCE && !signal.aborted)
      if (await isRefused(deps.engineDb, number.account.phoneNumberId))
        throw sourceFault({ code: 'whatsapp_wrongly_signed' }, {})
    },
    // A courtesy that keeps no guest's message waiting: what comes in ends it.
    async waitForNews(signal) {
      await Promise.all([pauseUnless(signal, LOOK_MS), tellReadMarks(deps, number, signal)])
    },
    close: () => undefined,
  }
}

type Found = { id: bigint; body: unknown; phoneNumberId: string; isOpened: boolean }

/**
 * What came for a number that a token of this source has opened, this one or one that it had before. What came for any other is
 * nobody's here: its events go, and their number is counted.
 */
async function readStored(deps: WhatsappDeps, { hostId, sourceId }: WhatsappNumber): Promise<Found[]> {
  const found = await inHost(
    deps.db,
    hostId,
    (tx) => tx.$queryRaw<Found[]>`
      select e.id, e.body, coalesce(e.body #>> '{metadata,phone_number_id}', '') as "phoneNumberId",
        coalesce(e.body #>> '{metadata,phone_number_id}', '') = any(s.opened_numbers) as "isOpened"
      from webhook_event e join message_source s on s.host_id = e.host_id and s.id = e.source_id
      where e.host_id = ${hostId}::uuid and e.source_id = ${sourceId}::uuid and e.read_at is null
      order by e.id limit ${AT_ONCE}`,
  )
  const unopened = Map.groupBy(
    found.filter(({ isOpened }) => !isOpened),
    ({ phoneNumberId }) => phoneNumberId,
  )
  for (const [phoneNumberId, events] of unopened) {
    await keepUnread(deps, { why: 'no_source', phoneNumberId, many: events.length })
    const ids = events.map(({ id }) => id)
    await inHost(deps.db, hostId, (tx) => tx.webhookEvent.deleteMany({ where: { hostId, sourceId, id: { in: ids } } }))
  }
  return found
}

/** What a token opened stays the host's to read, whichever number the source has later. */
const noteOpened = (db: Database, { hostId, sourceId, account: { phoneNumberId } }: WhatsappNumber) =>
  inHost(
    db,
    hostId,
    (tx) => tx.$executeRaw`
      update message_source set opened_numbers = array_append(opened_numbers, ${phoneNumberId})
      where id = ${sourceId}::uuid and host_id = ${hostId}::uuid and ${phoneNumberId} <> all(opened_numbers)`,
  )

/** That they were read is said with the last of their messages. */
function* batchesOf(events: readonly Found[], { account }: WhatsappNumber, now: Date): Generator<Batch> {
  const read = events.map(({ body, phoneNumberId }) =>
    parseWebhook({ ...storedValue(body), isOfOtherNumber: phoneNumberId !== account.phoneNumberId }, now),
  )
  const messages = read.flatMap((one) => one.messages)
  const reports = read.flatMap((one) => one.reports)
  while (messages.length > MOST_MESSAGES) {
    yield { messages: messages.splice(0, MOST_MESSAGES), progress: { kind: 'none' } }
  }
  yield { messages, reports, progress: { kind: 'webhook', eventIds: events.map((event) => event.id) } }
}
