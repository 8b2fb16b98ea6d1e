import type { ImapFlow } from 'imapflow'
import type { Mailbox } from '#activities/channels/account/source.ts'
import type { IncomingSession } from '#activities/channels/incoming-session.ts'
import type { MailReader } from '#activities/channels/reader/mail-reader.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { imapFailure, openImap } from './open-imap.ts'
import { readFolder } from './read-folder.ts'

export type ImapDeps = { guard: OutsideGuard; mailReader: MailReader; now: () => Date }

/**
 * Reads an IMAP folder over one connection: IDLE for news, and a look every poll interval for servers that stay silent.
 * @throws AppError unauthenticated when the credentials are refused, invalid_input for an address that is not allowed, upstream_unavailable.
 */
export async function openImapSession(
  { guard, mailReader, now }: ImapDeps,
  mailbox: Mailbox,
): Promise<IncomingSession> {
  const { inbound, pollIntervalSeconds } = mailbox.account
  const client = await openImap(guard, inbound)
  const readOnly = !inbound.seenOnFetch && inbound.archiveFolder === null
  try {
    await client.mailboxOpen(inbound.inboxFolder, { readOnly })
  } catch (error) {
    client.close()
    throw imapFailure(error)
  }
  let hasNews = false
  let wake = () => undefined as void
  const note = () => {
    hasNews = true
    wake()
  }
  client.on('exists', note)
  client.on('close', note)
  return {
    async *batches(position, signal) {
      hasNews = false
      try {
        yield* readFolder({ client, mailbox, mailReader, now }, position, signal)
      } catch (error) {
        throw imapFailure(error)
      }
    },
    async waitForNews(signal) {
      if (hasNews || signal.aborted) return
      await new Promise<void>((resolve, reject) => {
        // Ends with the next command or the connection; only a failure of another kind ends the wait.
        startIdle(client).catch(reject)
        const timer = setTimeout(resolve, pollIntervalSeconds * 1000)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
        signal.addEventListener('abort', wake, { once: true })
      })
      signal.removeEventListener('abort', wake)
    },
    close: () => client.close(),
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
