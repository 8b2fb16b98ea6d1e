import type { gmail_v1 } from '@googleapis/gmail'
import { refusalFault } from './gmail-failure.ts'
import type { Gmail } from './open-gmail.ts'

const MOST_A_PAGE = 500
const ME = 'me'
/** What is no mail of a guest's, wherever it lies. */
const NEVER_READ = ['SPAM', 'TRASH', 'DRAFT', 'CHAT']

/** `historyId`: of the first record that names it, of which there may be others; null where there are no records. */
export type ListedMail = { id: string; historyId: string | null }
export type MailList = { mails: ListedMail[]; historyId: string }

/** What the host sent from the mailbox is no guest's; what they sent to themselves lies in the inbox, too. */
export const isRead = (labels: readonly string[]) =>
  !labels.some((label) => NEVER_READ.includes(label)) && (!labels.includes('SENT') || labels.includes('INBOX'))

/**
 * What came in since a look, oldest first; null where Google no longer knows so far back, and all has to be read again:
 * https://developers.google.com/workspace/gmail/api/guides/sync.
 * @throws AppError as `Gmail.ask`.
 */
export async function listHistory(gmail: Gmail, startHistoryId: string): Promise<MailList | null> {
  const mails = new Map<string, ListedMail>()
  let pageToken: string | undefined
  let historyId: string | undefined
  do {
    const asked = { userId: ME, startHistoryId, maxResults: MOST_A_PAGE, historyTypes: ['messageAdded', 'labelAdded'] }
    const page = await gmail.try((users) => users.history.list({ ...asked, ...(pageToken && { pageToken }) }))
    if (page.refusal !== null) {
      if (page.refusal.status === 404) return null
      throw refusalFault(page.refusal)
    }
    for (const record of page.data.history ?? []) {
      // A mail that is named again later stands where it came in: what is between is not passed over with it.
      for (const id of comeIn(record)) if (!mails.has(id)) mails.set(id, { id, historyId: record.id ?? null })
    }
    // Of the first page: what comes in while the others are read is perhaps on none of them.
    historyId ??= page.data.historyId ?? startHistoryId
    pageToken = page.data.nextPageToken ?? undefined
  } while (pageToken !== undefined)
  return { mails: [...mails.values()], historyId: historyId ?? startHistoryId }
}

/** New ones, and what was taken out of spam or the archive into the inbox. */
function comeIn({ messagesAdded, labelsAdded }: gmail_v1.Schema$History): string[] {
  const added = (messagesAdded ?? []).map(({ message }) => message)
  const moved = (labelsAdded ?? []).filter(({ labelIds }) => labelIds?.includes('INBOX')).map(({ message }) => message)
  return [...added, ...moved].flatMap((message) => (message?.id && isRead(message.labelIds ?? []) ? [message.id] : []))
}

/** The ids of all that came in since a moment and is no mail of the host's own. @throws AppError as `Gmail.ask`. */
export const listHeld = async (gmail: Gmail, since: Date): Promise<string[]> =>
  (await listIds(gmail, `${cameSince(since)} -in:sent`)).map(({ id }) => id)

const cameSince = (since: Date) => `after:${Math.floor(since.getTime() / 1000)} -in:drafts -in:chats`

/** All that came in since a moment, oldest first, and from where a later look goes on. @throws AppError as `Gmail.ask`. */
export async function listWindow(gmail: Gmail, since: Date): Promise<MailList> {
  // Asked first: what comes in meanwhile is listed twice, and not lost.
  const { historyId } = await gmail.ask((users) => users.getProfile({ userId: ME }))
  return { mails: (await listIds(gmail, cameSince(since))).reverse(), historyId: historyId ?? '0' }
}

async function listIds(gmail: Gmail, q: string): Promise<ListedMail[]> {
  const mails: ListedMail[] = []
  let pageToken: string | undefined
  do {
    const asked = { userId: ME, q, maxResults: MOST_A_PAGE, ...(pageToken && { pageToken }) }
    const page = await gmail.ask((users) => users.messages.list(asked))
    mails.push(...(page.messages ?? []).flatMap(({ id }) => (id ? [{ id, historyId: null }] : [])))
    pageToken = page.nextPageToken ?? undefined
  } while (pageToken !== undefined)
  return mails
}
