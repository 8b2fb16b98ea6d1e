import type { WhatsappNumber } from '#activities/channels/account/source.ts'
import type { Batch, IncomingSession } from '#activities/channels/incoming-session.ts'
import { pauseUnless } from '#activities/channels/pause-unless.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import type { Database } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { checkNumber } from './check-number.ts'
import type { CloudApi } from './cloud-api.ts'
import { parseWebhook } from './parse-webhook.ts'
import { storedValue } from './stored-value.ts'

const LOOK_MS = 60_000
const AT_ONCE = 100

export type WhatsappDeps = { db: Database; guard: OutsideGuard; whatsapp: CloudApi; now: () => Date }

/**
 * Reads what the WhatsApp webhook stored for this source, oldest first. The webhook pokes; a look a minute finds what was not poked.
 * @throws AppError unauthenticated when Meta refuses the token; upstream_unavailable when it cannot be reached.
 */
export async function openWhatsappSession(deps: WhatsappDeps, number: WhatsappNumber): Promise<IncomingSession> {
  await checkNumber(deps.guard, deps.whatsapp, number.account)
  return {
    async *batches(_position, signal) {
      let events: StoredEvent[]
      do {
        events = await readStored(deps.db, number)
        if (events.length > 0) yield batchOf(events, deps.now())
      } while (events.length === AT_ONCE && !signal.aborted)
    },
    waitForNews: (signal) => pauseUnless(signal, LOOK_MS),
    close: () => undefined,
  }
}

type StoredEvent = { id: bigint; body: unknown }

/** Only what came for the number that the token opened. */
const readStored = (db: Database, { hostId, sourceId, account }: WhatsappNumber): Promise<StoredEvent[]> =>
  inHost(db, hostId, (tx) =>
    tx.webhookEvent.findMany({
      where: {
        hostId,
        sourceId,
        readAt: null,
        body: { path: ['metadata', 'phone_number_id'], equals: account.phoneNumberId },
      },
      select: { id: true, body: true },
      orderBy: { id: 'asc' },
      take: AT_ONCE,
    }),
  )

function batchOf(events: readonly StoredEvent[], now: Date): Batch {
  const read = events.map(({ body }) => parseWebhook(storedValue(body), now))
  return {
    messages: read.flatMap(({ messages }) => messages),
    reports: read.flatMap(({ reports }) => reports),
    progress: { kind: 'webhook', eventIds: events.map((event) => event.id) },
  }
}
