import type { ImapFlow } from 'imapflow'
import type { SourceDeps } from '#activities/ingest/source-deps.ts'
import type { OpenMailbox, SourceSession } from '#activities/ingest/source-session.ts'
import { imapFailure, openImap } from './open-imap.ts'
import { syncImap } from './sync-imap.ts'

/** Reads an IMAP folder over one connection: IDLE for news, and a look every poll interval for servers that stay silent. */
export async function openImapSession(deps: SourceDeps, source: OpenMailbox): Promise<SourceSession> {
  const { inbound, pollIntervalSeconds } = source.account
  const client = await openImap(deps.guard, inbound)
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
    async sync(signal) {
      hasNews = false
      try {
        await syncImap({ deps, source, client, signal })
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
