import { pauseUnless } from '#activities/ingest/pause-unless.ts'
import type { SourceDeps } from '#activities/ingest/source-deps.ts'
import type { OpenMailbox, SourceSession } from '#activities/ingest/source-session.ts'
import { openPop3, type Pop3Client } from './pop3-client.ts'
import { syncPop3 } from './sync-pop3.ts'

/** Mailboxes that this process reads now: servers let one session in at a time (RFC 1939, 4). */
const busy = new Map<string, Promise<void>>()

/** Reads a POP3 mailbox: a new connection for every look, as POP3 tells nothing of what comes later. */
export async function openPop3Session(deps: SourceDeps, source: OpenMailbox): Promise<SourceSession> {
  let client: Pop3Client | undefined
  const look = async (signal: AbortSignal) => {
    client = await openPop3(deps.guard, source.account.inbound)
    try {
      await syncPop3({ deps, source, client, signal })
      await client.quit()
    } finally {
      client.close()
    }
  }
  return {
    async sync(signal) {
      while (busy.has(source.sourceId)) await busy.get(source.sourceId)
      const looking = look(signal)
      busy.set(source.sourceId, settled(looking))
      try {
        await looking
      } finally {
        busy.delete(source.sourceId)
      }
    },
    waitForNews: (signal) => pauseUnless(signal, source.account.pollIntervalSeconds * 1000),
    close: () => client?.close(),
  }
}

async function settled(work: Promise<void>): Promise<void> {
  await Promise.allSettled([work])
}
