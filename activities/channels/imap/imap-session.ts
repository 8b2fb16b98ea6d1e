import type { ImapFlow } from 'imapflow'
import { filterFault } from '#activities/channels/account/passes-filter.ts'
import type { Mailbox } from '#activities/channels/account/source.ts'
import type { IncomingSession } from '#activities/channels/incoming-session.ts'
import type { MailReader } from '#activities/channels/reader/mail-reader.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import { answered, COMMAND_SILENCE_MS } from './answered.ts'
import { ensureArchive } from './archive-folder.ts'
import { listFolder, readAgain } from './count-folder.ts'
import { markRefused, maySee } from './file-mails.ts'
import { openFolder, type ReadFolder } from './open-folder.ts'
import { imapFailure, openImap } from './open-imap.ts'
import { readFolder } from './read-folder.ts'

/** How often a quiet connection is asked whether it lives, how long it may take to say so, and how long any command may be silent. */
const PATIENCE = { everyMs: 45_000, answerMs: 15_000, silenceMs: COMMAND_SILENCE_MS }

export type ImapDeps = { guard: OutsideGuard; mailReader: MailReader; now: () => Date }

/**
 * Reads an IMAP folder over one connection: IDLE for news, and a look every poll interval for servers that stay silent.
 * @throws AppError unauthenticated when the credentials are refused, invalid_input for an address that is not allowed, upstream_unavailable.
 */
export async function openImapSession(
  { guard, mailReader, now }: ImapDeps,
  mailbox: Mailbox,
  patience: Partial<typeof PATIENCE> = {},
): Promise<IncomingSession> {
  const { everyMs, answerMs, silenceMs } = { ...PATIENCE, ...patience }
  const { inbound, pollIntervalSeconds } = mailbox.account
  const client = await openImap(guard, inbound, silenceMs)
  const readOnly = !inbound.seenOnFetch && inbound.archiveFolder === null
  const folder = await answered(client, () => openFolder(client, inbound.inboxFolder, readOnly), { silenceMs })
  let filingFault = await archiveFaultOf(client, { to: inbound.archiveFolder, from: folder }, silenceMs)
  if (inbound.seenOnFetch && !maySee(client)) filingFault ??= markRefused(client)
  const hidden = folder.isSecondBest ? say({ code: 'mail_all_mail_hidden' }) : null
  const reading = { client, mailbox, folder, mailReader, now }
  let hasNews = false
  let wake = () => undefined as void
  const note = () => {
    hasNews = true
    wake()
  }
  client.on('exists', note)
  client.on('close', note)
  const idleFor = async (signal: AbortSignal, milliseconds: number) => {
    await new Promise<void>((resolve, reject) => {
      // Ends with the next command or the connection; only a failure of another kind ends the wait.
      startIdle(client).catch(reject)
      const timer = setTimeout(resolve, milliseconds)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
      signal.addEventListener('abort', wake, { once: true })
    })
    signal.removeEventListener('abort', wake)
  }
  return {
    async *batches(position, signal) {
      hasNews = false
      try {
        const onArchive = (fault: Sentence | null) => void (filingFault = fault)
        yield* readFolder({ ...reading, onArchive }, position, signal)
      } catch (error) {
        throw imapFailure(error)
      }
    },
    async waitForNews(signal) {
      const until = performance.now() + pollIntervalSeconds * 1000
      while (!hasNews && !signal.aborted && performance.now() < until) {
        await idleFor(signal, Math.min(everyMs, until - performance.now()))
        if (!hasNews && !signal.aborted) await probe(client, answerMs)
      }
    },
    fault: () => filterFault(inbound.filterFrom) ?? filingFault ?? hidden,
    async list(position) {
      try {
        return await listFolder(reading, position)
      } catch (error) {
        throw imapFailure(error)
      }
    },
    async *again(places) {
      try {
        yield* readAgain(reading, places)
      } catch (error) {
        throw imapFailure(error)
      }
    },
    close: () => client.close(),
  }
}

type Archiving = { to: string | null; from: ReadFolder }

async function archiveFaultOf(client: ImapFlow, { to, from }: Archiving, silenceMs: number): Promise<Sentence | null> {
  try {
    return await answered(client, () => ensureArchive(client, to, from), { silenceMs })
  } catch (error) {
    client.close()
    throw error
  }
}

/** A half-open link takes what is sent and answers nothing. */
async function probe(client: ImapFlow, answerMs: number): Promise<void> {
  try {
    await answered(client, () => client.noop(), { silenceMs: answerMs })
  } catch (error) {
    throw imapFailure(error)
  }
}

/** Resolves when the next command or the connection's end breaks it; its failure is met again by that command. */
async function startIdle(client: ImapFlow): Promise<void> {
  try {
    await client.idle()
  } catch (error) {
    imapFailure(error)
  }
}
