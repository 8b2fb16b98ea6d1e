import type { ImapFlow } from 'imapflow'
import { sourceFault } from '#activities/channels/faults/source-fault.ts'
import { uidRange } from './uid-range.ts'

export type Listed = { uid: number; size: number }
/** `upTo`: the highest UID there can be among what was looked at. */
export type Listing = { mails: Listed[]; upTo: number }

/**
 * The mails above `lastUid`, ascending. `N:*` also names the last old one (RFC 9051, 6.4.8): it is left out. Null where the folder
 * never gave out that UID: it is another one by the same name, as after a restore from a backup.
 */
export async function listNew(client: ImapFlow, lastUid: number): Promise<Listing | null> {
  const listed = await list(client, `${lastUid + 1}:*`)
  const isBelow = nextUid(client) <= lastUid && listed.every(({ uid }) => uid < lastUid)
  if (isBelow) return null
  const mails = listed.filter((mail) => mail.uid > lastUid)
  return { mails, upTo: mails.at(-1)?.uid ?? lastUid }
}

/** What the server says its next mail gets; of one that does not say it nothing is known to be below. */
const nextUid = ({ mailbox }: ImapFlow) =>
  mailbox === false || !mailbox.uidNext ? Number.POSITIVE_INFINITY : mailbox.uidNext

/**
 * The mails since a moment, by its day: SINCE knows no hours and no zone.
 * Senders are not searched for: servers disagree on what FROM matches, and the filter is ours.
 * @throws AppError upstream_unavailable where the server refuses to search.
 */
export async function listWindow(client: ImapFlow, since: Date): Promise<Listing> {
  const mailbox = client.mailbox
  const upTo = mailbox === false || !mailbox.uidNext ? 0 : mailbox.uidNext - 1
  const found = mailbox === false || mailbox.exists === 0 ? [] : await client.search({ since }, { uid: true })
  // imapflow answers so where the server refused: that is not that nothing was found.
  if (found === undefined || found === false) throw sourceFault({ code: 'mail_refused_for_now' }, { detail: 'SEARCH' })
  if (found.length === 0) return { mails: [], upTo }
  const mails: Listed[] = []
  for (let at = 0; at < found.length; at += 500)
    mails.push(...(await list(client, uidRange(found.slice(at, at + 500)))))
  return { mails, upTo: Math.max(upTo, mails.at(-1)?.uid ?? 0) }
}

/** Those of these mails that are still there. */
export const listUids = (client: ImapFlow, uids: readonly number[]): Promise<Listed[]> => list(client, uidRange(uids))

async function list(client: ImapFlow, range: string): Promise<Listed[]> {
  const mails: Listed[] = []
  for await (const mail of client.fetch(range, { uid: true, size: true }, { uid: true })) {
    mails.push({ uid: mail.uid, size: mail.size ?? 0 })
  }
  return mails.sort((one, other) => one.uid - other.uid)
}
