import type { ImapFlow } from 'imapflow'
import type { Mailbox } from '#activities/channels/account/source.ts'
import { sourceFault } from '#activities/channels/faults/source-fault.ts'
import { fetchEach } from './fetch-each.ts'
import { isInInbox, judgeLabels, type Labelled, sentToItself } from './gmail-labels.ts'
import type { ReadFolder } from './open-folder.ts'
import { uidRange } from './uid-range.ts'

/**
 * Of all mail also: what Gmail calls the mail (X-GM-MSGID) and its thread (X-GM-THRID), and whether it lay outside the inbox when the
 * mailbox was read before.
 */
export type Listed = { uid: number; size: number; id?: string; thread?: string; isPast?: boolean }
/** `upTo`: the highest UID there can be among what was looked at. `isBeyond`: it may be above that of the last mail. */
export type Listing = { mails: Listed[]; upTo: number; isBeyond: boolean }
export type ListedFolder = { client: ImapFlow; mailbox: Mailbox; folder: ReadFolder }

const AT_ONCE = 500

/**
 * The mails above `lastUid`, ascending. `N:*` also names the last old one (RFC 9051, 6.4.8): it is left out. Null where the folder
 * never gave out that UID: it is another one by the same name, as after a restore from a backup.
 * @throws how the connection ended.
 */
export async function listNew(reading: ListedFolder, lastUid: number): Promise<Listing | null> {
  const seen = await see(reading, `${lastUid + 1}:*`)
  const isBelow = nextUid(reading.client) <= lastUid && seen.every(({ uid }) => uid < lastUid)
  if (isBelow) return null
  const added = seen.filter(({ uid }) => uid > lastUid)
  const mails = await thatCameIn(reading, added)
  const upTo = added.at(-1)?.uid ?? lastUid
  return { mails, upTo, isBeyond: upTo > (mails.at(-1)?.uid ?? lastUid) }
}

/** What the server says its next mail gets; of one that does not say it nothing is known to be below. */
const nextUid = ({ mailbox }: ImapFlow) =>
  mailbox === false || !mailbox.uidNext ? Number.POSITIVE_INFINITY : mailbox.uidNext

/** `readBefore`: until when the mailbox was read already. */
type Window = { since: Date; readBefore: Date | null }

/**
 * The mails since a moment, by its day: SINCE knows no hours and no zone.
 * Senders are not searched for: servers disagree on what FROM matches, and the filter is ours.
 * @throws AppError upstream_unavailable where the server refuses to search.
 */
export async function listWindow(reading: ListedFolder, { since, readBefore }: Window): Promise<Listing> {
  const { client } = reading
  const { mailbox } = client
  const upTo = mailbox === false || !mailbox.uidNext ? 0 : mailbox.uidNext - 1
  const found = mailbox === false || mailbox.exists === 0 ? [] : await client.search({ since }, { uid: true })
  // imapflow answers so where the server refused: that is not that nothing was found.
  if (found === undefined || found === false) throw sourceFault({ code: 'mail_refused_for_now' }, { detail: 'SEARCH' })
  const mails: Listed[] = []
  let last = upTo
  for (let at = 0; at < found.length; at += AT_ONCE) {
    const seen = await see(reading, uidRange(found.slice(at, at + AT_ONCE)))
    last = Math.max(last, seen.at(-1)?.uid ?? 0)
    mails.push(...(await thatCameIn(reading, seen, readBefore)))
  }
  return { mails, upTo: last, isBeyond: true }
}

/** Those of these mails that are still there. @throws how the connection ended. */
export const listUids = async (reading: ListedFolder, uids: readonly number[]): Promise<Listed[]> =>
  thatCameIn(reading, await see(reading, uidRange(uids)))

/** Those of these UIDs that are counted: of all mail, what did not leave from it. @throws how the connection ended. */
export async function countedUids(reading: ListedFolder, uids: readonly number[]): Promise<number[]> {
  if (!reading.folder.isAllMail) return [...uids]
  const counted: number[] = []
  for (let at = 0; at < uids.length; at += AT_ONCE) {
    const seen = await see(reading, uidRange(uids.slice(at, at + AT_ONCE)))
    counted.push(...seen.filter(({ is }) => is === 'came in').map(({ uid }) => uid))
  }
  return counted
}

type Seen = { uid: number; mail: Listed; is: Labelled; at?: Date | undefined; isFiled?: boolean }

/** All that the folder has of a set, ascending. */
async function see({ client, folder }: ListedFolder, range: string): Promise<Seen[]> {
  const seen: Seen[] = []
  if (range === '') return seen
  const ofGmail = folder.isAllMail && { labels: true, threadId: true, internalDate: true }
  await fetchEach(client, { range, query: { uid: true, size: true, ...ofGmail } }, (mail) => {
    const { uid, size = 0, emailId, threadId, labels = new Set<string>(), internalDate } = mail
    if (!folder.isAllMail) seen.push({ uid, mail: { uid, size }, is: 'came in' })
    else
      seen.push({
        ...{ uid, is: judgeLabels(labels), isFiled: !isInInbox(labels) },
        mail: { uid, size, ...(isNumber(emailId) && { id: emailId }), ...(isNumber(threadId) && { thread: threadId }) },
        at: internalDate === undefined ? undefined : new Date(internalDate),
      })
  })
  return seen.sort((one, other) => one.uid - other.uid)
}

const isNumber = (text: string | undefined): text is string => /^\d{1,20}$/.test(text ?? '')

async function thatCameIn(
  { client, mailbox }: ListedFolder,
  seen: readonly Seen[],
  readBefore: Date | null = null,
): Promise<Listed[]> {
  const sent = seen.filter(({ is }) => is === 'sent').map(({ uid }) => uid)
  const toItself = await sentToItself(client, mailbox, sent)
  return seen
    .filter(({ uid, is }) => is === 'came in' || toItself.has(uid))
    .map(({ mail, at, isFiled }) =>
      isFiled && readBefore !== null && at !== undefined && at < readBefore ? { ...mail, isPast: true } : mail,
    )
}
