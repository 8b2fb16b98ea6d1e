import { filterFault } from '#activities/channels/account/passes-filter.ts'
import type { GmailMailbox } from '#activities/channels/account/source.ts'
import type { IncomingSession, Position } from '#activities/channels/incoming-session.ts'
import { pauseUnless } from '#activities/channels/pause-unless.ts'
import type { MailReader } from '#activities/channels/reader/mail-reader.ts'
import type { Log } from '#outside/log.ts'
import type { Database } from '#prisma/client.ts'
import { followPushes } from './follow-pushes.ts'
import type { GoogleDeps } from './google-access.ts'
import { listHeld } from './list-mails.ts'
import { openGmail } from './open-gmail.ts'
import { patience } from './patiently.ts'
import { PREFIX, readAgain, readGmail } from './read-gmail.ts'

const LISTED_WITHIN_MS = 5 * 60_000

export type GmailDeps = GoogleDeps & { db: Database; log: Log; mailReader: MailReader; pause?: typeof pauseUnless }

/**
 * Reads a mailbox by the Gmail API, with a look at its history every ten seconds, or when Google announces something.
 * @throws AppError unauthenticated where the access is over; upstream_unavailable.
 */
export async function openGmailSession(deps: GmailDeps, mailbox: GmailMailbox): Promise<IncomingSession> {
  const { mailReader, now, pause = pauseUnless } = deps
  const { google, inbound } = mailbox.account
  const gmail = await openGmail(deps, google, 'reading')
  const pushes = await followPushes(deps, { gmail, mailbox, push: deps.google?.push ?? null })
  return {
    async *batches(position, signal) {
      const reading = { gmail, mailbox, mailReader, now, signal, patiently: patience(signal, pause) }
      yield* pushes.heed(readGmail(reading, position, signal))
    },
    waitForNews: (signal) => pushes.wait(signal, pause),
    async list({ watchedSince }) {
      const patiently = patience(AbortSignal.timeout(LISTED_WITHIN_MS), pause)
      const ids = await patiently(() => listHeld(gmail, watchedSince ?? now()))
      const judge = (place: string, { refused }: Position) =>
        refused.has(place.slice(PREFIX.length)) ? ('waiting' as const) : ('missing' as const)
      return { prefix: PREFIX, places: ids.map((id) => `${PREFIX}${id}`), judge }
    },
    async *again(places) {
      const patiently = patience(AbortSignal.timeout(LISTED_WITHIN_MS), pause)
      yield* readAgain({ gmail, mailbox, mailReader, now, patiently }, places)
    },
    fault: () => filterFault(inbound.filterFrom),
    lesserFault: () => pushes.fault(),
    close: () => undefined,
  }
}
