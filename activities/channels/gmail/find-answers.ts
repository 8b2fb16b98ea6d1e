import { answersGuest, type MailsToAnswer, SENT_HEADERS } from '#activities/channels/sent-answer.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { Gmail } from './open-gmail.ts'
import { headersOf } from './settle-draft.ts'

const ME = 'me'
const MOST_LOOKED_AT = 20
const MINUTE_S = 60

/**
 * The Message-IDs of what was sent from the mailbox and answers these mails of a guest's; none where Gmail cannot be asked now.
 * @throws what is no failure of Google's or the line's.
 */
export async function findAnswers(gmail: Gmail, asked: MailsToAnswer): Promise<string[]> {
  const since = Math.floor(asked.since.getTime() / 1000) - MINUTE_S
  try {
    const list = { userId: ME, q: `in:sent after:${since}`, maxResults: MOST_LOOKED_AT }
    const { messages = [] } = await gmail.ask((users) => users.messages.list(list))
    const answers: string[] = []
    for (const { id } of messages) {
      if (!id) continue
      const headers = await headersOf(gmail, id, SENT_HEADERS)
      if (answersGuest(headers, asked)) answers.push(headers.get('message-id') ?? '')
    }
    return answers
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return []
  }
}
