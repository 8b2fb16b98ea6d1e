import { refusalFault } from './gmail-failure.ts'
import type { Gmail } from './open-gmail.ts'
import { searchById } from './search-by-id.ts'

const ME = 'me'
const GONE = 404

/**
 * Deletes what tries of one send have left among the drafts: the one that was noted, and what has its Message-ID. Whoever found it
 * would send it once more.
 * @throws AppError as `Gmail.ask`, also where one cannot be deleted.
 */
export async function dropDrafts(
  gmail: Gmail,
  { draftId, rfcMessageId }: { draftId: string | null; rfcMessageId: string },
): Promise<void> {
  if (draftId !== null) await drop(gmail, draftId)
  const q = searchById(rfcMessageId)
  if (q === null) return
  const { drafts = [] } = await gmail.ask((users) => users.drafts.list({ userId: ME, q }))
  for (const { id } of drafts) if (id) await drop(gmail, id)
}

async function drop(gmail: Gmail, id: string): Promise<void> {
  const { refusal } = await gmail.try((users) => users.drafts.delete({ userId: ME, id }))
  if (refusal !== null && refusal.status !== GONE) throw refusalFault(refusal)
}
