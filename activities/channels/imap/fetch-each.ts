import type { FetchMessageObject, FetchQueryObject, ImapFlow } from 'imapflow'
import { sourceFault } from '#activities/channels/faults/source-fault.ts'

export type FetchedItem = Pick<
  FetchMessageObject,
  'uid' | 'size' | 'internalDate' | 'source' | 'emailId' | 'threadId' | 'labels'
>
/** What the library's stream gives of an answer: its line, and the bytes that the line announces. */
export type ImapAnswer = { payload: Buffer; literals: readonly Buffer[] }
type Inner = { handleResponse?: (answer: ImapAnswer) => Promise<boolean> }
type Take = (item: FetchedItem) => void
type Asked = { range: string; query: FetchQueryObject }

/** A size is listed, or a mail is given with its day: nothing else in the line, in the order in which it was asked for. */
const LISTED = /^\* \d{1,10} FETCH \(UID (\d{1,10}) RFC822\.SIZE (\d{1,15})\)$/
const GIVEN = /^\* \d{1,10} FETCH \(UID (\d{1,10}) INTERNALDATE "([^"\\]{1,40})" BODY\[\](?:<0>)? \{\d{1,15}\}\r?\n\)$/
const LONGEST = 200
const HIGHEST_UID = 2 ** 32 - 1

/** One after the other on each connection, as its server answers them: what comes is the running one's. */
const running = new WeakMap<ImapFlow, Promise<void>>()

/**
 * Asks for mails by UID, each of which is handed over as it comes. For each answer imapflow makes a tree, and of that a text for a log
 * that nobody keeps: half of what the process allocated for a mail. Plain answers are read here, all others are left to it.
 * @throws whatever the server refuses, or how the connection ended; AppError upstream_unavailable where that or the folder was closed.
 */
export async function fetchEach(client: ImapFlow, asked: Asked, take: Take): Promise<void> {
  const before = running.get(client)
  const asking = (async () => {
    await Promise.allSettled([before])
    await ask(client, asked, take)
  })()
  running.set(client, asking)
  await asking
}

async function ask(client: ImapFlow, { range, query }: Asked, take: Take): Promise<void> {
  const inner: Inner = client as Inner
  const { handleResponse } = inner
  if (handleResponse !== undefined)
    inner.handleResponse = async (answer) => {
      const item = readAnswer(answer)
      if (item === null) return handleResponse.call(client, answer)
      noteUid(client, item.uid)
      take(item)
      return true
    }
  try {
    for await (const item of client.fetch(range, query, { uid: true })) take(item)
    // The library asks for nothing, and ends well, where the connection or the folder was closed: that is not that nothing is there.
    if (!client.usable || client.mailbox === false) throw sourceFault({ code: 'mail_folder_closed' }, {})
  } finally {
    // Its class has one.
    delete inner.handleResponse
  }
}

/** A plain answer to a FETCH; null for whatever else a server says. */
export function readAnswer({ payload, literals }: ImapAnswer): FetchedItem | null {
  if (payload.length > LONGEST) return null
  const line = payload.toString('latin1')
  const [, listed, size] = (literals.length === 0 && LISTED.exec(line)) || []
  if (listed !== undefined) return itemOf(Number(listed), { size: Number(size) })
  const [, given, day = ''] = (literals.length === 1 && GIVEN.exec(line)) || []
  const at = new Date(day)
  if (given === undefined || Number.isNaN(at.getTime())) return null
  return itemOf(Number(given), { internalDate: at, source: literals[0] })
}

const itemOf = (uid: number, said: Omit<FetchedItem, 'uid'>): FetchedItem | null =>
  uid === 0 || uid > HIGHEST_UID ? null : { uid, ...said }

/** The next mail's UID is above all that were seen, as the library keeps it. */
function noteUid({ mailbox }: ImapFlow, uid: number): void {
  if (mailbox !== false && !(mailbox.uidNext > uid)) mailbox.uidNext = uid + 1
}
