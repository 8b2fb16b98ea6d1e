import { ingestBatch } from '#activities/ingest/ingest-batch.ts'
import { pauseUnless } from '#activities/ingest/pause-unless.ts'
import type { SourceDeps } from '#activities/ingest/source-deps.ts'
import { historyBefore, type OpenSource, type SourceSession } from '#activities/ingest/source-session.ts'
import { inHost } from '#prisma/host-scope.ts'
import { checkNumber } from './check-number.ts'
import { parseWebhook } from './parse-webhook.ts'
import { recordStatuses } from './record-statuses.ts'
import { loadWhatsappAccount } from './whatsapp-account.ts'

const LOOK_MS = 60_000
const AT_ONCE = 100

/** Reads what the WhatsApp webhook stored for this source, oldest first. The webhook pokes; a look a minute finds what was not poked. */
export async function openWhatsappSession(deps: SourceDeps, source: OpenSource): Promise<SourceSession> {
  const account = await inHost(deps.db, source.hostId, (tx) => loadWhatsappAccount(tx, deps.vault, source))
  await checkNumber(deps.guard, deps.whatsapp, account)
  return {
    async sync(signal) {
      while (!signal.aborted && (await readStored(deps, source, account.phoneNumberId)) === AT_ONCE) continue
    },
    waitForNews: (signal) => pauseUnless(signal, LOOK_MS),
    close: () => undefined,
  }
}

/** Only what came for the number that the token opened. */
async function readStored(deps: SourceDeps, source: OpenSource, phoneNumberId: string): Promise<number> {
  const ofNumber = { path: ['metadata', 'phone_number_id'], equals: phoneNumberId }
  const { hostId, sourceId } = source
  const events = await inHost(deps.db, hostId, (tx) =>
    tx.webhookEvent.findMany({
      where: { hostId, sourceId, readAt: null, body: ofNumber },
      orderBy: { id: 'asc' },
      take: AT_ONCE,
    }),
  )
  if (events.length === 0) return 0
  const parsed = events.map((event) => parseWebhook(event.body, deps.now()))
  const statuses = parsed.flatMap((one) => one.statuses)
  await inHost(deps.db, hostId, (tx) => recordStatuses(tx, hostId, statuses))
  await ingestBatch(deps, {
    hostId,
    sourceId,
    messages: parsed.flatMap((one) => one.messages),
    progress: { kind: 'webhook', eventIds: events.map((event) => event.id) },
    historyBefore: historyBefore(source),
  })
  return events.length
}
