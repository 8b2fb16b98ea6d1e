import type { GmailMailbox } from '#activities/channels/account/source.ts'
import type { Batch } from '#activities/channels/incoming-session.ts'
import type { Log } from '#outside/log.ts'
import type { Database } from '#prisma/client.ts'
import { beginWatch } from '#prisma/google-push/begin-watch.ts'
import { endWatch } from '#prisma/google-push/end-watch.ts'
import { noteUnannounced } from '#prisma/google-push/note-unannounced.ts'
import { type GoogleWatch, readWatch } from '#prisma/google-push/read-watch.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { GooglePush } from '#workflows/domain/google-app.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import { askToAnnounce } from './ask-to-announce.ts'
import type { Gmail } from './open-gmail.ts'

/** Two of the 6,000 units that Google gives a mailbox a minute: https://developers.google.com/workspace/gmail/api/reference/quota. */
const LOOK_MS = 10_000
/** While Google announces what comes: an announcement may be late or lost. */
const ANNOUNCED_LOOK_MS = 120_000

type PushDeps = { db: Database; log: Log }
type Pause = (signal: AbortSignal, milliseconds: number) => Promise<void>
type Followed = { gmail: Gmail; mailbox: GmailMailbox; push: GooglePush | null }

export type Pushes = {
  /** Waits until the next look is due, or the signal fires. Asks Google to announce new mail, where the time for that has come. */
  wait(signal: AbortSignal, pause: Pause): Promise<void>
  /** What a look brings, as it is. Where it brings what should have been announced, nobody waits for announcements any more. */
  heed(batches: AsyncIterable<Batch>): AsyncGenerator<Batch, void, void>
  fault(): Sentence | null
}

/** What Google announces of one mailbox, where the operator has set it up; else it is looked for every ten seconds. */
export async function followPushes({ db, log }: PushDeps, { gmail, mailbox, push }: Followed): Promise<Pushes> {
  if (push === null) return UNSET
  const { hostId, sourceId, settingsAt } = mailbox
  const read = () => inHost(db, hostId, (tx) => readWatch(tx, mailbox))
  const askedFor = `${push.topic} ${settingsAt?.toISOString() ?? ''}`
  let watch = await read()
  /** Since when nothing was announced, at a look that nobody has asked for. */
  let quietSince: Date | null = null

  const keepAsked = async () => {
    const askedAt = await inHost(db, hostId, (tx) => beginWatch(tx, { hostId, sourceId, askedFor }))
    if (askedAt === null) return
    const answer = await askToAnnounce(gmail, { topic: push.topic, askedAt, log })
    await inHost(db, hostId, (tx) => endWatch(tx, { hostId, sourceId, askedAt }, answer))
  }
  return {
    async wait(signal, pause) {
      quietSince = null
      if (signal.aborted) return
      await keepAsked()
      watch = await read()
      await pause(signal, watch.announces ? ANNOUNCED_LOOK_MS : LOOK_MS)
      if (watch.announces && !signal.aborted) quietSince = watch.readAt
    },
    async *heed(batches) {
      for await (const batch of batches) {
        yield batch
        if (quietSince === null || !bringsNew(batch)) continue
        const since = quietSince
        quietSince = null
        await inHost(db, hostId, (tx) => noteUnannounced(tx, { hostId, sourceId, since }))
      }
    },
    fault: () => faultOf(watch),
  }
}

const UNSET: Pushes = {
  wait: (signal, pause) => pause(signal, LOOK_MS),
  async *heed(batches) {
    yield* batches
  },
  fault: () => null,
}

/** Of what the history lists; what Google did not hand over at an earlier look comes at the end, unannounced. */
const bringsNew = ({ progress }: Batch) =>
  progress.kind === 'gmail' && !progress.isWhole && (progress.taken?.length ?? 0) > 0

const faultOf = ({ fault, isSilent }: GoogleWatch): Sentence | null =>
  fault ?? (isSilent ? say({ code: 'google_push_silent' }) : null)
