import { pauseUnless } from '#activities/ingest/pause-unless.ts'
import type { SourceDeps } from '#activities/ingest/source-deps.ts'
import type { OpenSource, SourceSession } from '#activities/ingest/source-session.ts'

const LOOK_MS = 60_000

/** Reads what the WhatsApp webhook stored for this source. */
export async function openWhatsappSession(_deps: SourceDeps, _source: OpenSource): Promise<SourceSession> {
  return {
    sync: async () => undefined,
    waitForNews: (signal) => pauseUnless(signal, LOOK_MS),
    close: () => undefined,
  }
}
