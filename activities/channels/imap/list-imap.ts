import type { ImapFlow } from 'imapflow'
import type { MailAccount } from '#activities/channels/account/mail-account.ts'
import { sourceFault } from '#activities/channels/faults/source-fault.ts'
import { uidRange } from './uid-range.ts'

export type Listed = { uid: number; size: number }
/** `upTo`: the highest UID there can be among what was looked at. */
export type Listing = { mails: Listed[]; upTo: number }

const DAY_MS = 86_400_000

/** The mails above `lastUid`, ascending. `N:*` also names the last old one (RFC 9051, 6.4.8): it is left out. */
export async function listNew(client: ImapFlow, lastUid: number): Promise<Listing> {
  const mails = (await list(client, `${lastUid + 1}:*`)).filter((mail) => mail.uid > lastUid)
  return { mails, upTo: mails.at(-1)?.uid ?? lastUid }
}

/**
 * The mails since the window of the first days began; one day more, as SINCE knows no hours and no zone.
 * Senders are not searched for: servers disagree on what FROM matches, and the filter is ours.
 * @throws AppError upstream_unavailable where the server refuses to search.
 */
export async function listWindow(client: ImapFlow, account: MailAccount, now: Date): Promise<Listing> {
  const mailbox = client.mailbox
  const upTo = mailbox === false ? 0 : mailbox.uidNext - 1
  const since = new Date(now.getTime() - (account.initialSyncSinceDays + 1) * DAY_MS)
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
