import { filterFault } from '#activities/channels/account/passes-filter.ts'
import type { Mailbox } from '#activities/channels/account/source.ts'
import type { Batch, IncomingSession, Position } from '#activities/channels/incoming-session.ts'
import { pauseUnless } from '#activities/channels/pause-unless.ts'
import type { MailReader } from '#activities/channels/reader/mail-reader.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { openPop3, type Pop3Client } from './pop3-client.ts'
import { readMailbox } from './read-mailbox.ts'
import { PREFIX } from './retrieve-chunk.ts'

export type Pop3Deps = { guard: OutsideGuard; mailReader: MailReader; now: () => Date }

/** Mailboxes that this process reads now: servers let one session in at a time (RFC 1939, 4). */
const busy = new Map<string, Promise<void>>()

/** Reads a POP3 mailbox: a new connection for every look, as POP3 tells nothing of what comes later. */
export async function openPop3Session(deps: Pop3Deps, mailbox: Mailbox): Promise<IncomingSession> {
  const { sourceId, account } = mailbox
  let client: Pop3Client | undefined
  let places: string[] = []
  const onListed = (listed: string[]) => void (places = listed)
  async function* look(position: Position, signal: AbortSignal): AsyncGenerator<Batch, void, void> {
    client = await openPop3(deps.guard, account.inbound)
    try {
      yield* readMailbox({ ...deps, client, mailbox, onListed }, position, signal)
      await client.quit()
    } finally {
      client.close()
    }
  }
  return {
    async *batches(position, signal) {
      while (busy.has(sourceId)) await busy.get(sourceId)
      const turn = Promise.withResolvers<void>()
      busy.set(sourceId, turn.promise)
      try {
        yield* look(position, signal)
      } finally {
        busy.delete(sourceId)
        turn.resolve()
      }
    },
    waitForNews: (signal) => pauseUnless(signal, account.pollIntervalSeconds * 1000),
    fault: () => filterFault(account.inbound.filterFrom),
    // As the last look found it. What has no row and was done with is of before the days that are read; all else is asked for again.
    list: async () => ({
      prefix: PREFIX,
      places,
      judge: (place, { uidls }) => (uidls.has(place.slice(PREFIX.length)) ? 'unwatched' : 'waiting'),
    }),
    close: () => client?.close(),
  }
}
