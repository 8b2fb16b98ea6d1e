import type { ImapFlow } from 'imapflow'
import { isSameFolder } from '#workflows/domain/is-same-folder.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import type { ReadFolder } from './open-folder.ts'
import { imapFailure } from './open-imap.ts'

/**
 * Whether the server moves some mails and touches no other: without MOVE (RFC 6851) and UIDPLUS (RFC 4315) they are copied, and an
 * EXPUNGE destroys whatever anybody has marked as deleted.
 */
const movesAlone = ({ capabilities }: ImapFlow) => capabilities.has('MOVE') || capabilities.has('UIDPLUS')

/** Whether a folder is the one that is read, by whichever name. */
export const isRead = ({ mailbox }: ImapFlow, { name }: Pick<ReadFolder, 'name'>, folder: string) =>
  folder === name || (mailbox !== false && isSameFolder(folder, mailbox.path))

/**
 * Makes the folder that mails are archived in where it is not there; none where it is the one that is open. Of all mail nothing is
 * moved: what is archived there loses the inbox's label.
 * @returns what the host has to be told: null where mails can be archived.
 * @throws what `imapFailure` makes of a connection that ended over it.
 */
export async function ensureArchive(
  client: ImapFlow,
  folder: string | null,
  read: Pick<ReadFolder, 'name' | 'isAllMail'>,
): Promise<Sentence | null> {
  if (folder === null) return null
  // Moved into where it lies, a mail is a new one at every look.
  if (isRead(client, read, folder))
    return read.isAllMail ? null : say({ code: 'mail_archive_is_inbox', params: { folder } })
  if (!read.isAllMail && !movesAlone(client)) return say({ code: 'mail_archive_refused', params: { folder } })
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
