import addressparser from 'nodemailer/lib/addressparser'
import { refusalFault } from './gmail-failure.ts'
import type { Gmail } from './open-gmail.ts'

/** What identifies a reply where Gmail has given it a Message-ID of its own. */
export type SentMark = { rfcMessageId: string | null; claimedAt: Date; recipient: string | null }
/**
 * `withdrawn`: it had not left, and cannot any more. `sent`: with the id and the Message-ID that it has now. `unclear`: the draft is
 * gone, and what was sent does not show it.
 */
export type DraftFate = { fate: 'withdrawn' } | { fate: 'unclear' } | ({ fate: 'sent' } & SentMail)
type SentMail = { providerId: string; rfcMessageId: string | null }

const ME = 'me'
const AT_ONCE = { evenIfBusy: true }
const MOST_LOOKED_AT = 20
const MINUTE_S = 60

/**
 * What became of a draft that was to be sent: one that is still there is deleted, so that no late request sends it after all.
 * @throws AppError as `Gmail.ask`.
 */
export async function settleDraft(gmail: Gmail, draftId: string, mark: SentMark): Promise<DraftFate> {
  const { refusal } = await gmail.try((users) => users.drafts.delete({ userId: ME, id: draftId }), AT_ONCE)
  if (refusal === null) return { fate: 'withdrawn' }
  if (refusal.status !== 404) throw refusalFault(refusal)
  const sent = await findSent(gmail, mark)
  return sent === null ? { fate: 'unclear' } : { fate: 'sent', ...sent }
}

/** The sent mail that has our Message-ID, or the very second of the claim as its date and the guest as its recipient. */
async function findSent(gmail: Gmail, mark: SentMark): Promise<SentMail | null> {
  const since = Math.floor(mark.claimedAt.getTime() / 1000) - MINUTE_S
  const asked = { userId: ME, q: `in:sent after:${since}`, maxResults: MOST_LOOKED_AT }
  const { messages = [] } = await gmail.ask((users) => users.messages.list(asked), AT_ONCE)
  for (const { id } of messages) {
    if (!id) continue
    const headers = await headersOf(gmail, id)
    const isDated = Math.floor(Date.parse(headers.get('date') ?? '') / 1000) === since + MINUTE_S
    const isToGuest = mark.recipient !== null && addressesOf(headers.get('to')).includes(mark.recipient.toLowerCase())
    const rfcMessageId = headers.get('message-id') ?? null
    if (rfcMessageId === mark.rfcMessageId || (isDated && isToGuest)) return { providerId: id, rfcMessageId }
  }
  return null
}

/** Whole ones: a guest’s address may end with another’s. */
const addressesOf = (to = ''): string[] =>
  addressparser(to, { flatten: true }).map(({ address }) => address.toLowerCase())

const OF_SENT = ['Message-ID', 'Date', 'To']

/** By their names in lower case. @throws AppError as `Gmail.ask`. */
export async function headersOf(
  gmail: Gmail,
  id: string,
  metadataHeaders: string[] = OF_SENT,
): Promise<ReadonlyMap<string, string>> {
  const asked = { userId: ME, id, format: 'metadata', metadataHeaders }
  const { payload } = await gmail.ask((users) => users.messages.get(asked), AT_ONCE)
  return new Map((payload?.headers ?? []).map(({ name, value }) => [(name ?? '').toLowerCase(), value ?? '']))
}
