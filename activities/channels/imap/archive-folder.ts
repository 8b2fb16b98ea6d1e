import type { ImapFlow } from 'imapflow'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import { imapFailure } from './open-imap.ts'

/**
 * Makes the folder that mails are archived in where it is not there.
 * @returns what the host has to be told: null where mails can be archived.
 * @throws what `imapFailure` makes of a connection that ended over it.
 */
export async function ensureArchive(client: ImapFlow, folder: string | null): Promise<Sentence | null> {
  if (folder === null) return null
  const missing = say({ code: 'mail_archive_missing', params: { folder } })
  try {
    if ((await client.list()).some(({ path }) => path === folder)) return null
    await client.mailboxCreate(folder)
    return null
  } catch (error) {
    const failure = imapFailure(error)
    if (!client.usable) throw failure
    return missing
  }
}
