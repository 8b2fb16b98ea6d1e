import type { ImapFlow } from 'imapflow'
import type { ReadMessage } from '#activities/channels/incoming-session.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import { ensureArchive, isRead } from './archive-folder.ts'
import type { FetchedMail, OpenFolder } from './fetch-chunk.ts'
import { uidRange } from './uid-range.ts'

/** `onArchive` hears whether mails could be marked and archived. */
export type Folder = OpenFolder & { onArchive: (fault: Sentence | null) => void }

/** So many are remembered that could not be archived, the last ones. */
export const MOST_UNFILED = 500

/** Which of these mails are marked or archived. Of a stub nobody knows whether it passed the filter. */
export function uidsToFile({ mailbox }: Folder, mails: readonly FetchedMail[]): number[] {
  const { filterFrom } = mailbox.account.inbound
  if (!wantsFiling({ mailbox })) return []
  const isKnown = ({ message }: ReadMessage) => filterFrom.length === 0 || message.raw === null
  return mails.filter(isKnown).map(({ uid }) => uid)
}

/** Whether the host wants read mails marked as seen or moved into an archive. */
export const wantsFiling = ({ mailbox }: Pick<Folder, 'mailbox'>) =>
  mailbox.account.inbound.seenOnFetch || mailbox.account.inbound.archiveFolder !== null

/**
 * Marks and archives mails, as the host wants it.
 * @returns those that have still to be
 * @throws AppError when the connection ends over it.
 */
export async function fileMails(reading: Folder, uids: readonly number[]): Promise<number[]> {
  const { mailbox, client, folder, onArchive } = reading
  const { seenOnFetch, archiveFolder } = mailbox.account.inbound
  const range = uidRange(uids.toSorted((one, other) => one - other))
  if (range === '') return []
  const isMarked = !seenOnFetch || (await client.messageFlagsAdd(range, ['\\Seen'], { uid: true }))
  const unmarked = isMarked ? null : markRefused(client)
  if (archiveFolder === null) {
    onArchive(unmarked)
    return []
  }
  const fault = await ensureArchive(client, archiveFolder, folder)
  if (fault !== null && fault.code !== 'mail_archive_missing') {
    onArchive(fault)
    return []
  }
  const isMoved = folder.isAllMail
    ? await leaveInbox(reading, range, archiveFolder)
    : (await client.messageMove(range, archiveFolder, { uid: true })) !== false
  const unmoved = isMoved ? null : say({ code: 'mail_archive_refused', params: { folder: archiveFolder } })
  onArchive(fault ?? unmoved ?? unmarked)
  return isMoved ? [] : [...uids]
}

/** Whether the folder that is open lets its reader mark mails as seen, as far as its server says (RFC 9051, 7.1). */
export const maySee = ({ mailbox }: ImapFlow): boolean => {
  if (mailbox === false) return true
  const { readOnly, permanentFlags } = mailbox
  return (
    readOnly !== true && (permanentFlags === undefined || ['\\Seen', '\\*'].some((flag) => permanentFlags.has(flag)))
  )
}

/** A folder may be shared with the host for reading alone: `NO [NOPERM]`. */
export const markRefused = ({ mailbox }: ImapFlow): Sentence =>
  say({ code: 'mail_seen_refused', params: { folder: mailbox === false ? '' : mailbox.path } })

/** Where labels stand for folders, mails stay where they all are: they get the archive's label, where it has one, and lose the inbox's. */
async function leaveInbox({ client, folder }: Folder, range: string, archiveFolder: string): Promise<boolean> {
  const isLabelled =
    isRead(client, folder, archiveFolder) || (await client.messageCopy(range, archiveFolder, { uid: true })) !== false
  return isLabelled && client.messageFlagsRemove(range, ['\\Inbox'], { uid: true, useLabels: true })
}
