import { randomBytes, randomUUID } from 'node:crypto'

export type GmailMessage = {
  id: string
  threadId: string
  labelIds: Set<string>
  raw: Buffer
  internalDate: number
  sizeEstimate: number
  historyId: number
}
/** What `history.list` tells: https://developers.google.com/workspace/gmail/api/reference/rest/v1/users.history/list */
export type HistoryRecord = {
  id: number
  type: 'messageAdded' | 'messageDeleted' | 'labelAdded' | 'labelRemoved'
  messageId: string
  threadId: string
  labelIds: string[]
}
/** `estimate`: what Gmail says that it comes to. */
export type Arrival = { labels?: string[]; at?: Date; threadId?: string | undefined; estimate?: number }
export type GmailMailbox = ReturnType<typeof createGmailMailbox>

const WEEK_MS = 7 * 86_400_000

/** Hexadecimal, as Gmail's ids are. */
const newId = () => randomBytes(8).toString('hex')

/** One Gmail mailbox in memory: messages with labels, threads, drafts, and the history of its changes. */
export function createGmailMailbox(address: string) {
  const messages = new Map<string, GmailMessage>()
  const drafts = new Map<string, string>()
  const history: HistoryRecord[] = []
  const listeners = new Set<() => void>()
  let historyId = 1_000
  let oldestKnown = 0
  let watched: { topic: string; until: number } | null = null

  const note = (message: GmailMessage, type: HistoryRecord['type'], labelIds = [...message.labelIds]) => {
    historyId += 7
    message.historyId = historyId
    history.push({ id: historyId, type, messageId: message.id, threadId: message.threadId, labelIds })
    for (const listener of listeners) listener()
  }
  const add = (
    raw: string | Buffer,
    { labels = ['INBOX', 'UNREAD'], at = new Date(), threadId, estimate }: Arrival = {},
  ) => {
    const bytes = Buffer.from(raw)
    const id = newId()
    const thread = threadId ?? threadOf(messages, bytes) ?? id
    const message = { id, threadId: thread, labelIds: new Set(labels), raw: bytes, internalDate: at.getTime() }
    const sizeEstimate = estimate ?? bytes.length
    const kept = { ...message, sizeEstimate, historyId }
    messages.set(id, kept)
    note(kept, 'messageAdded')
    return kept
  }
  const remove = (id: string) => {
    const message = messages.get(id)
    if (message === undefined) return
    messages.delete(id)
    note(message, 'messageDeleted')
  }
  return {
    address,
    messages,
    drafts,
    /** Takes a mail in, as Gmail does for its owner. */
    receive: add,
    remove,
    relabel(id: string, { added = [], removed = [] }: { added?: string[]; removed?: string[] }) {
      const message = messages.get(id)
      if (message === undefined) return
      for (const label of added) message.labelIds.add(label)
      for (const label of removed) message.labelIds.delete(label)
      if (added.length > 0) note(message, 'labelAdded', added)
      if (removed.length > 0) note(message, 'labelRemoved', removed)
    },
    historyId: () => historyId,
    /** Until when its changes are published to a topic; asked again, it begins anew. */
    watch(topic: string): number {
      watched = { topic, until: Date.now() + WEEK_MS }
      return watched.until
    },
    /** Where its changes are published to. */
    watchedBy: () => (watched !== null && watched.until > Date.now() ? watched.topic : null),
    endWatch: () => void (watched = null),
    /** Heard after each change. @returns what ends it. */
    onChange(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** From here on Gmail knows nothing of what was before: it keeps a week or so. */
    forgetHistory() {
      historyId += 1
      oldestKnown = historyId
    },
    /** Null for an id that is too old or of the future: Gmail answers 404. */
    historySince: (since: number) =>
      since < oldestKnown || since > historyId ? null : history.filter(({ id }) => id > since),
    createDraft(raw: Buffer, threadId?: string) {
      const id = `r${randomUUID().replaceAll('-', '').slice(0, 18)}`
      drafts.set(id, add(raw, { labels: ['DRAFT'], threadId }).id)
      return id
    },
    /** The draft goes, and a message of another id stands in its place, with a Message-ID of Gmail's own where it replaces ours. */
    sendDraft(id: string, { replacesMessageId = true } = {}) {
      const draft = messages.get(drafts.get(id) ?? '')
      if (draft === undefined) return null
      drafts.delete(id)
      remove(draft.id)
      const raw = replacesMessageId ? withMessageId(draft.raw, `<CA+${newId()}@mail.gmail.com>`) : draft.raw
      return add(raw, { labels: ['SENT'], threadId: draft.threadId })
    },
    deleteDraft(id: string) {
      const messageId = drafts.get(id)
      if (messageId === undefined) return false
      drafts.delete(id)
      remove(messageId)
      return true
    },
    sent: () => [...messages.values()].filter(({ labelIds }) => labelIds.has('SENT')),
  }
}

/** One header, unfolded; empty where there is none. */
export function headerOf(raw: Buffer, name: string): string {
  const head = raw.toString('latin1').split(/\r?\n\r?\n/)[0] ?? ''
  const line = new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(head.replace(/\r?\n[ \t]+/g, ' '))
  return line?.[1]?.trim() ?? ''
}

function threadOf(messages: ReadonlyMap<string, GmailMessage>, raw: Buffer): string | undefined {
  const named = `${headerOf(raw, 'References')} ${headerOf(raw, 'In-Reply-To')}`
  const ids = new Set(named.match(/<[^<>\s]+>/g) ?? [])
  return [...messages.values()].find((message) => ids.has(headerOf(message.raw, 'Message-ID')))?.threadId
}

const withMessageId = (raw: Buffer, id: string) =>
  Buffer.from(raw.toString('latin1').replace(/^Message-ID:.*$/im, `Message-ID: ${id}`), 'latin1')
