import type { ImapFlow } from 'imapflow'
import type { Mailbox } from '#activities/channels/account/source.ts'
import { mailboxKey } from '#workflows/domain/mailbox-key.ts'
import { uidRange } from './uid-range.ts'

/** `sent`: the host wrote it, and it is not known to have come in as well. */
export type Labelled = 'came in' | 'sent' | 'never read'

/** What is no mail that came in, wherever else it lies. */
const NEVER_READ = /^\\(?:drafts?|spam|junk|trash|chats?)$/i
const isLabel = (name: string) => (label: string) => label.toLowerCase() === name

/** What Gmail's own labels say of a mail (X-GM-LABELS); the host's own and Gmail's tabs say nothing against reading it. */
export function judgeLabels(labels: ReadonlySet<string>): Labelled {
  const all = [...labels]
  if (all.some((label) => NEVER_READ.test(label))) return 'never read'
  return all.some(isLabel('\\sent')) && !isInInbox(labels) ? 'sent' : 'came in'
}

/** Whether it lies in the inbox, wherever else it does. */
export const isInInbox = (labels: ReadonlySet<string>): boolean => [...labels].some(isLabel('\\inbox'))

/**
 * Which of the mails that the mailbox sent go to itself, as the form of a site does that uses it: one comes in without a copy, and is
 * perhaps not labelled so yet, or taken out of the inbox by a filter.
 * @throws how the connection ended.
 */
export async function sentToItself(
  client: ImapFlow,
  { account: { ownAddresses, inbound } }: Mailbox,
  uids: readonly number[],
): Promise<ReadonlySet<number>> {
  const found = new Set<number>()
  if (uids.length === 0) return found
  const keyOf = (address: string) => mailboxKey(inbound.hostname, address)
  const own = new Set(ownAddresses.map(keyOf))
  for await (const { uid, envelope } of client.fetch(uidRange(uids), { uid: true, envelope: true }, { uid: true })) {
    const recipients = [envelope?.to, envelope?.cc, envelope?.bcc].flatMap((people) => people ?? [])
    if (recipients.some(({ address }) => address !== undefined && own.has(keyOf(address)))) found.add(uid)
  }
  return found
}
