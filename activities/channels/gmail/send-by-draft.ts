import type { SendOutcome } from '#activities/channels/outgoing-channel.ts'
import type { OutgoingMessage } from '#activities/channels/outgoing-message.ts'
import { contentNeverLeft } from '#outside/content-never-left.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { needsHost } from '#workflows/domain/source-faults.ts'
import { dropDrafts } from './drop-drafts.ts'
import { type GmailRefusal, refusalFault } from './gmail-failure.ts'
import type { Gmail } from './open-gmail.ts'
import { searchById } from './search-by-id.ts'
import { headersOf, type SentMark, settleDraft } from './settle-draft.ts'

const ME = 'me'
const HOUR_SECONDS = 3_600

export type DraftToSend = {
  raw: Buffer
  mark: SentMark & { rfcMessageId: string }
  answers: OutgoingMessage['answers']
  /** Awaited when the draft stands, before it is sent. */
  onTransmit: (draftId: string) => Promise<void>
}

/**
 * Sends one reply, once: a draft is written, noted, and sent. Of a request without an answer the draft tells what became of it, as
 * Gmail takes a draft away when it sends it: https://developers.google.com/workspace/gmail/api/guides/drafts.
 * @throws what `onTransmit` throws; the draft is taken away again.
 */
export async function sendByDraft(gmail: Gmail, mail: DraftToSend): Promise<SendOutcome> {
  const draftId = await asOutcome(async () => {
    // Of an earlier try that could not take its own away: the host would find it, and send it once more.
    await dropDrafts(gmail, { draftId: null, rfcMessageId: mail.mark.rfcMessageId })
    return createDraft(gmail, mail)
  })
  if (typeof draftId !== 'string') return draftId
  try {
    await mail.onTransmit(draftId)
  } catch (error) {
    await asOutcome(() => settleDraft(gmail, draftId, mail.mark))
    throw error
  }
  const sent = await trySend(gmail, draftId)
  if (sent === null) return afterNoAnswer(gmail, draftId, mail.mark)
  if (typeof sent === 'string') return finish(gmail, sent)
  const fate = await asOutcome(() => settleDraft(gmail, draftId, mail.mark))
  // Refused, and gone all the same: somebody sent it, or threw it away.
  return 'fate' in fate && fate.fate !== 'withdrawn' ? outcomeOf(fate) : sent
}

async function createDraft(gmail: Gmail, { raw, answers }: DraftToSend): Promise<string> {
  const threadId = await threadOf(gmail, answers)
  const { id } = await gmail.createDraft(raw, threadId)
  if (!id) throw new AppError('upstream_unavailable', { code: 'google_busy', message: 'a draft without an id' })
  return id
}

/** The conversation of the mail that is answered, as the mailbox has it. */
async function threadOf(gmail: Gmail, answers: OutgoingMessage['answers']): Promise<string | null> {
  const id = answers?.rfcMessageId ?? null
  const q = id === null ? null : searchById(id)
  if (q === null) return null
  const asked = { userId: ME, q, maxResults: 1 }
  const { messages } = await gmail.ask((users) => users.messages.list(asked))
  return messages?.[0]?.threadId ?? null
}

/** The id of what was sent, or why it was not; null where nobody knows. */
async function trySend(gmail: Gmail, draftId: string): Promise<string | SendOutcome | null> {
  try {
    const { data, refusal } = await gmail.try((users) =>
      users.drafts.send({ userId: ME, requestBody: { id: draftId } }),
    )
    if (refusal === null) return data.id ?? null
    return refusal.status >= 500 || refusal.status === 404 ? null : refused(refusal)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return contentNeverLeft(error) || error.kind === 'unauthenticated' ? failure(error) : null
  }
}

async function afterNoAnswer(gmail: Gmail, draftId: string, mark: SentMark): Promise<SendOutcome> {
  const fate = await asOutcome(() => settleDraft(gmail, draftId, mark))
  if ('fate' in fate && fate.fate === 'withdrawn')
    return { outcome: 'failed', retryable: true, reason: say({ code: 'google_busy' }) }
  return outcomeOf(fate)
}

const outcomeOf = (fate: Awaited<ReturnType<typeof settleDraft>> | SendOutcome): SendOutcome => {
  if ('fate' in fate && fate.fate === 'sent') return { outcome: 'sent', ...named(fate) }
  return { outcome: 'unknown', reason: say({ code: 'answer_lost' }) }
}

const named = ({ providerId, rfcMessageId }: { providerId: string; rfcMessageId: string | null }) => ({
  providerId,
  ...(rfcMessageId === null ? {} : { rfcMessageId }),
})

/** Gmail may have given it a Message-ID of its own, which the guest's answer will name. It has left, whether or not that can be read. */
async function finish(gmail: Gmail, providerId: string): Promise<SendOutcome> {
  const headers = await asOutcome(() => headersOf(gmail, providerId))
  const rfcMessageId = headers instanceof Map ? (headers.get('message-id') ?? null) : null
  return { outcome: 'sent', ...named({ providerId, rfcMessageId }) }
}

/** A limit that lasts is the mailbox's own for a day: nothing else leaves before. */
function refused(refusal: GmailRefusal): SendOutcome {
  if ((refusal.waitSeconds ?? 0) > HOUR_SECONDS)
    return {
      outcome: 'stopped',
      fault: say<'mail_sending_limit'>({ code: 'mail_sending_limit', params: { answer: refusal.detail } }),
    }
  return failure(refusalFault(refusal))
}

/** What Google finds wrong is wrong with this mail, and would be again. */
function failure({ sentence }: AppError): SendOutcome {
  const isOfMail = sentence.code === 'google_refused'
  if (needsHost(sentence)) return { outcome: 'stopped', fault: sentence }
  return { outcome: 'failed', retryable: !isOfMail, reason: sentence }
}

/** What Google or the network does is an outcome. */
async function asOutcome<T>(work: () => Promise<T>): Promise<T | SendOutcome> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return failure(error)
  }
}
