import { findMessages } from './find-messages.ts'
import { type GmailMailbox, type GmailMessage, type HistoryRecord, headerOf } from './gmail-mailbox.ts'
import { type GoogleCall, refusalOf } from './google-faults.ts'

export type ApiRequest = { method: string; path: string[]; query: URLSearchParams; body: unknown }
export type ApiAnswer = { status: number; body: unknown }
type DraftBody = { id?: string; message?: { raw?: string; threadId?: string } }

const READ = ['gmail.readonly', 'gmail.modify']
const WRITE = ['gmail.compose', 'gmail.modify']
const PAGE = 100
const found = (body: unknown): ApiAnswer => ({ status: 200, body })
const missing: ApiAnswer = { status: 404, body: refusalOf(404, 'notFound', 'Requested entity was not found.') }

/** The name of a call below `/gmail/v1/users/me`, and one of the scopes that it takes; null for what Gmail does not have. */
export function callOf({ method, path: [thing = '', id] }: ApiRequest): { call: GoogleCall; scopes: string[] } | null {
  const asked = `${method} ${thing}${id === undefined ? '' : id === 'send' ? '/send' : '/{id}'}`
  const calls: Record<string, { call: GoogleCall; scopes: string[] }> = {
    'GET profile': { call: 'getProfile', scopes: [...READ, ...WRITE] },
    'GET messages': { call: 'messages.list', scopes: READ },
    'GET messages/{id}': { call: 'messages.get', scopes: READ },
    'POST messages/{id}': { call: 'messages.modify', scopes: ['gmail.modify'] },
    'GET history': { call: 'history.list', scopes: READ },
    'GET labels': { call: 'labels.list', scopes: READ },
    'POST watch': { call: 'watch', scopes: READ },
    'POST drafts': { call: 'drafts.create', scopes: WRITE },
    'POST drafts/send': { call: 'drafts.send', scopes: WRITE },
    'GET drafts': { call: 'drafts.list', scopes: READ },
    'GET drafts/{id}': { call: 'drafts.get', scopes: [...READ, ...WRITE] },
    'DELETE drafts/{id}': { call: 'drafts.delete', scopes: WRITE },
  }
  return calls[asked] ?? null
}

/** Answers as the Gmail API does: https://developers.google.com/workspace/gmail/api/reference/rest */
export function answerCall(mailbox: GmailMailbox, call: GoogleCall, { path, query, body }: ApiRequest): ApiAnswer {
  const id = path[1] ?? ''
  switch (call) {
    case 'getProfile':
      return found({
        ...{ emailAddress: mailbox.address, messagesTotal: mailbox.messages.size },
        historyId: String(mailbox.historyId()),
      })
    case 'messages.list':
      return listMessages(mailbox, query)
    case 'messages.get':
      return oneMessage(mailbox.messages.get(id), query.get('format') ?? 'full', query.getAll('metadataHeaders'))
    case 'messages.modify':
      return modify(mailbox, id, body as { addLabelIds?: string[]; removeLabelIds?: string[] })
    case 'history.list':
      return listHistory(mailbox, query)
    case 'labels.list':
      return found({
        labels: ['INBOX', 'SENT', 'DRAFT', 'SPAM', 'TRASH'].map((name) => ({ id: name, name, type: 'system' })),
      })
    case 'watch':
      return found({ historyId: String(mailbox.historyId()), expiration: String(mailbox.watch(topicOf(body))) })
    case 'drafts.create':
      return createDraft(mailbox, body as DraftBody)
    case 'drafts.send':
      return sendDraft(mailbox, body as DraftBody)
    case 'drafts.list':
      return listDrafts(mailbox, query.get('q') ?? '')
    case 'drafts.get':
      return mailbox.drafts.has(id) ? found(draftView(mailbox, id)) : missing
    case 'drafts.delete':
      return mailbox.deleteDraft(id) ? { status: 204, body: null } : missing
    case 'token':
    case 'revoke':
      return missing
  }
}

/** What `watch` is asked for. */
export const topicOf = (body: unknown): string => (body as { topicName?: string }).topicName ?? ''

const named = ({ id, threadId }: GmailMessage) => ({ id, threadId })
const metaOf = ({ id, threadId, labelIds, historyId, internalDate, sizeEstimate }: GmailMessage) => ({
  ...{ id, threadId, labelIds: [...labelIds], historyId: String(historyId) },
  ...{ internalDate: String(internalDate), sizeEstimate },
})

function listMessages(mailbox: GmailMailbox, query: URLSearchParams): ApiAnswer {
  const all = findMessages(mailbox, query.get('q') ?? '', query.getAll('labelIds'))
  const { page, next } = pageOf(all, query)
  return found({ ...(page.length > 0 && { messages: page.map(named) }), ...next, resultSizeEstimate: all.length })
}

const HEADERS = ['Message-ID', 'Date', 'Subject', 'From', 'To']

function oneMessage(message: GmailMessage | undefined, format: string, asked: readonly string[] = []): ApiAnswer {
  if (message === undefined) return missing
  if (format === 'raw') return found({ ...metaOf(message), raw: message.raw.toString('base64url') })
  const names = asked.length === 0 ? HEADERS : asked
  const headers = names
    .map((name) => ({ name, value: headerOf(message.raw, name) }))
    .filter(({ value }) => value !== '')
  return found({ ...metaOf(message), ...(format === 'minimal' ? {} : { payload: { headers } }) })
}

function modify(
  mailbox: GmailMailbox,
  id: string,
  { addLabelIds, removeLabelIds }: { addLabelIds?: string[]; removeLabelIds?: string[] },
): ApiAnswer {
  mailbox.relabel(id, { added: addLabelIds ?? [], removed: removeLabelIds ?? [] })
  return oneMessage(mailbox.messages.get(id), 'minimal')
}

const KEY = {
  messageAdded: 'messagesAdded',
  messageDeleted: 'messagesDeleted',
  labelAdded: 'labelsAdded',
  labelRemoved: 'labelsRemoved',
} as const

function listHistory(mailbox: GmailMailbox, query: URLSearchParams): ApiAnswer {
  const since = mailbox.historySince(Number(query.get('startHistoryId')))
  if (since === null) return missing
  const types = query.getAll('historyTypes')
  const { page, next } = pageOf(
    since.filter(({ type }) => types.length === 0 || types.includes(type)),
    query,
  )
  const history = page.map((record) => historyView(mailbox, record))
  return found({ ...(history.length > 0 && { history }), ...next, historyId: String(mailbox.historyId()) })
}

function historyView(mailbox: GmailMailbox, { id, type, messageId, threadId, labelIds }: HistoryRecord) {
  const labels = [...(mailbox.messages.get(messageId)?.labelIds ?? labelIds)]
  const message = { id: messageId, threadId, labelIds: labels }
  const what = type === 'labelAdded' || type === 'labelRemoved' ? { message, labelIds } : { message }
  return { id: String(id), messages: [{ id: messageId, threadId }], [KEY[type]]: [what] }
}

function createDraft(mailbox: GmailMailbox, { message }: DraftBody): ApiAnswer {
  const raw = Buffer.from(message?.raw ?? '', 'base64url')
  if (raw.length === 0)
    return { status: 400, body: refusalOf(400, 'invalidArgument', "'raw' RFC822 payload message string required") }
  const isThread = [...mailbox.messages.values()].some(({ threadId }) => threadId === message?.threadId)
  if (message?.threadId !== undefined && !isThread) return missing
  return found(draftView(mailbox, mailbox.createDraft(raw, message?.threadId)))
}

function sendDraft(mailbox: GmailMailbox, { id = '' }: DraftBody): ApiAnswer {
  const sent = mailbox.sendDraft(id)
  return sent === null ? missing : found({ ...named(sent), labelIds: [...sent.labelIds] })
}

const draftView = (mailbox: GmailMailbox, id: string) => {
  const message = mailbox.messages.get(mailbox.drafts.get(id) ?? '')
  return { id, message: message && { ...named(message), labelIds: ['DRAFT'] } }
}

function listDrafts(mailbox: GmailMailbox, search: string): ApiAnswer {
  const ids = new Set(findMessages(mailbox, search, ['DRAFT']).map(({ id }) => id))
  const drafts = [...mailbox.drafts].filter(([, messageId]) => ids.has(messageId)).map(([id]) => draftView(mailbox, id))
  return found({ ...(drafts.length > 0 && { drafts }), resultSizeEstimate: drafts.length })
}

function pageOf<T>(all: readonly T[], query: URLSearchParams) {
  const from = Number(query.get('pageToken') ?? 0)
  const most = Math.min(500, Number(query.get('maxResults') ?? PAGE))
  const next = from + most < all.length ? { nextPageToken: String(from + most) } : {}
  return { page: all.slice(from, from + most), next }
}
