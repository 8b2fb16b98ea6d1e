import type { ReadMessage } from '#activities/channels/incoming-session.ts'
import { MAX_READ_BYTES } from '#activities/channels/mime/large-mail.ts'
import type { LeaveRoom } from '#activities/channels/reader/mail-room.ts'
import type { AppError } from '#workflows/domain/errors.ts'
import { type FetchedMail, fetchLarge, fetchSmall, type Reading } from './fetch-mail.ts'

/** What Google asks of one mailbox at a time: more at once is throttled. */
const AT_ONCE = 4

/** Of those together, by their greatest size in half. */
const PIECE_BYTES = MAX_READ_BYTES

/** `refused`: the names of what Google lists and does not hand over; `fault`: what it said of one. `isLarge`: one mail, by itself. `isLast`: of those that have room together. */
export type Fetched = {
  id: string
  messages: ReadMessage[]
  refused: string[]
  fault: AppError | null
  isLarge: boolean
  isLast: boolean
}

/**
 * Fetches and reads mails by their ids, in that order, in pieces of which none holds more than one large mail. What is gone, or is no
 * mail of a guest's, is left out. What is yielded keeps its room until the one after the last of its piece is asked for.
 * @throws AppError as `Gmail.ask`, where it is not about one mail.
 */
export async function* fetchMails(reading: Reading, ids: readonly string[]): AsyncGenerator<Fetched, void, void> {
  const { mailReader, mailbox, signal } = reading
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE)
    const leave = await mailReader.enter({ hostId: mailbox.hostId, bytes: PIECE_BYTES, signal })
    try {
      const answers = await Promise.all(some.map((id) => reading.patiently(() => fetchSmall(reading, id))))
      refuseOutage(answers)
      for (const [index, answer] of answers.entries()) {
        const id = some[index] ?? ''
        const isLast = index === some.length - 1
        if (answer.is !== 'large') yield { ...fetched(id, answer), isLarge: false, isLast }
        else yield* fetchAlone(reading, id, isLast)
      }
    } finally {
      leave()
    }
  }
}

/** Keeps its room until the next is asked for: in the line of large ones, as it waits with a piece in hand. */
async function* fetchAlone(reading: Reading, id: string, isLast: boolean): AsyncGenerator<Fetched, void, void> {
  const { mailReader, mailbox, signal } = reading
  let leave: LeaveRoom | undefined
  const enter = async (estimate: number) => {
    leave?.()
    const bytes = Math.max(estimate, MAX_READ_BYTES + 1)
    leave = await mailReader.enter({ hostId: mailbox.hostId, bytes, signal })
  }
  try {
    yield { ...fetched(id, await reading.patiently(() => fetchLarge(reading, id, enter))), isLarge: true, isLast }
  } finally {
    leave?.()
  }
}

/** A line that failed for one says something of that one where others came. @throws AppError where it failed for all. */
function refuseOutage(answers: readonly FetchedMail[]): void {
  const failed = answers.flatMap((answer) => (answer.is === 'no answer' ? [answer.fault] : []))
  const [first] = failed
  if (first !== undefined && failed.length === answers.length) throw first
}

function fetched(id: string, answer: FetchedMail): Omit<Fetched, 'isLarge' | 'isLast'> {
  const isRefused = answer.is === 'refused' || answer.is === 'no answer'
  return {
    id,
    messages: answer.is === 'read' ? [answer.message] : [],
    ...(isRefused ? { refused: [id], fault: answer.fault } : { refused: [], fault: null }),
  }
}
