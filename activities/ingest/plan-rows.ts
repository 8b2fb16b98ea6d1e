import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import type { StayNotice } from '#activities/channels/relay/stay-notice.ts'
import { baseSubject } from '#activities/channels/text/subject.ts'
import type { StoredMessage } from '#activities/ingest/ingest-result.ts'
import type { Transaction } from '#prisma/client.ts'
import { lastWritten } from '#prisma/messages/last-written.ts'
import { lockChats } from '#prisma/messages/lock-chat.ts'
import type { ReplacedMessage } from '#prisma/messages/mark-replaced.ts'
import type { FoundEmergency } from '#prisma/messages/open-emergencies.ts'
import { addressOf } from '#prisma/reply-address.ts'
import { cleanLine } from '#workflows/domain/clean-name.ts'
import { cutText } from '#workflows/domain/cut-text.ts'
import { findEmergency } from '#workflows/domain/emergency/find-emergency.ts'
import { PREVIEW_CHARACTERS } from '#workflows/domain/list-preview.ts'
import { INITIAL_STATES } from '#workflows/domain/message-transitions.ts'
import { type GuestNote, say, type WaitReason } from '#workflows/domain/sentences/sentence.ts'
import { doubtsOfWords, missingWords } from './doubts-of-words.ts'
import {
  type AddressVerdict,
  isInDoubt,
  judgeReplyAddress,
  loadReplyAddresses,
  type ReplyAddress,
} from './judge-reply-address.ts'
import { loadKnownTexts } from './known-texts.ts'
import { matchProperty, type SoughtProperty, soughtProperties } from './match-property.ts'
import type { ThreadPlan } from './thread-plan.ts'

/** What is not answered by itself: history, machines' mail, all but the newest of a burst. */
const NEVER = new Date(0).toISOString()

export type ChatRow = {
  id: string
  isNew: boolean
  threadKey: string
  channel: string
  headSeq: number
  added: number
  wantsReply: boolean
  propertyId: string | null
  title: string
  sender: string | null
  email: string | null
  replyTo: string | null
  subject: string
  checkIn: string | null
  checkOut: string | null
  code: string | null
  guests: number | null
  /** The platform's newest word on the stay. */
  stay: StayNotice | null
  lastText: string
  lastNotes: GuestNote[]
  /** Of the newest that wants an answer; where none does, of the newest. */
  lastStatus: string
  lastAt: string
}
export type PlannedMessage = {
  id: string
  chatId: string
  creation: 'receive' | 'receive_unreadable' | 'note_phone_reply'
  seq: number
  message: IncomingMessage
  doubts: WaitReason[]
  /** Where replies go once it is in, where its sender is in doubt. */
  replyAddress: string | null
  workflowAt: string | null
}
export type Rows = {
  chats: ChatRow[]
  messages: PlannedMessage[]
  /** Ids of the guests' own messages that want an answer. */
  wantReply: string[]
  /** What cannot wait of all that may be a guest's. */
  emergencies: FoundEmergency[]
  /** Earlier messages that these change. */
  replaced: ReplacedMessage[]
  toStart: StoredMessage[]
}

export type RowsInput = {
  hostId: string
  fresh: readonly IncomingMessage[]
  threads: ThreadPlan
  historyBefore: Date
  newId: () => string
}

/** Numbers the messages under the locks of their chats and sums up what each chat's list entry becomes. */
export async function planRows(tx: Transaction, input: RowsInput): Promise<Rows> {
  const { threads, fresh, newId, historyBefore } = input
  const heads = await lockChats(
    tx,
    input.hostId,
    [...new Set(threads.chatOf)].filter((id) => !threads.newChats.has(id)),
  )
  const addresses = await loadReplyAddresses(tx, input.hostId, [...heads.keys()])
  const properties = await loadProperties(tx, input.hostId)
  const isCut = (_: string, index: number) => fresh[index]?.removed !== '' || fresh[index]?.quoted !== ''
  const said = await loadKnownTexts(tx, input.hostId, new Set(threads.chatOf.filter(isCut)))
  const isByHost = (_: string, index: number) => fresh[index]?.byHost === true
  const asked = await lastWritten(tx, 'question', { hostId: input.hostId, chatIds: threads.chatOf.filter(isByHost) })
  const isOfPhone = (_: string, index: number) => fresh[index]?.channel === 'whatsapp'
  const written = await lastWritten(tx, 'phoneReply', {
    hostId: input.hostId,
    chatIds: threads.chatOf.filter(isOfPhone),
  })
  const chats = new Map<string, ChatRow>()
  const messages: PlannedMessage[] = []
  const newest = new Map<string, StoredMessage>()
  const wantReply: string[] = []
  const emergencies: FoundEmergency[] = []
  const replaced: ReplacedMessage[] = []
  fresh.forEach((message, index) => {
    const chatId = threads.chatOf[index]
    if (chatId === undefined) return
    const speaks = speaksForGuest(message)
    const verdict = speaks ? judgeReplyAddress(message, addresses.get(chatId) ?? null) : SILENT
    const place = speaks ? (threads.doubtsOf[index] ?? []) : []
    const before = chats.get(chatId) ?? emptyChat(chatId, message, { threads, heads })
    const counts = !message.byHost || overtakes(message, asked.get(chatId))
    const isTold = !isInDoubt(message, addresses.get(chatId) ?? null)
    const chat = joinChat(before, { message, counts, mayChange: verdict.mayChange, isTold }, properties)
    const address = addressAfter(addresses.get(chatId), chat, message)
    addresses.set(chatId, address)
    chats.set(chatId, chat)
    const id = newId()
    if (message.byHost) written.set(chatId, Math.max(written.get(chatId) ?? 0, message.writtenAt.getTime()))
    const missing = missingWords(message, said.get(chatId) ?? [])
    const isNew = !message.isHistory && !message.byHost && message.arrivedAt >= historyBefore
    const wantsReply = isNew && message.raw === null && !message.isAutomatic
    if (wantsReply) {
      newest.set(chatId, { id, chatId, channel: chat.channel })
      wantReply.push(id)
      asked.set(chatId, Math.max(asked.get(chatId) ?? 0, message.writtenAt.getTime()))
    }
    if (message.replaces !== null)
      replaced.push({ ...message.replaces, chatId, isAsked: wantsReply, isByHost: message.byHost })
    // Whatever made it seem automatic, and however little of it can be read: a guest in need is missed by no header.
    if (isNew && !message.isMachines) {
      const kinds = findEmergency(`${wordsOf(message, before)}\n${missing}`)
      if (kinds.length > 0) emergencies.push({ messageId: id, chatId, kinds })
    }
    chat.wantsReply ||= wantsReply
    messages.push({
      id,
      chatId,
      creation: creationOf(message),
      seq: counts ? chat.headSeq : 0,
      message,
      doubts: withoutDoubles([
        ...[...verdict.doubts, ...place, ...message.doubts, ...doubtsOfWords(message, missing)],
        ...(wantsReply && message.writtenAt.getTime() <= (written.get(chatId) ?? 0) ? [ANSWERED] : []),
      ]),
      replyAddress: verdict.doubts.length === 0 ? null : address.replyTo,
      workflowAt: NEVER,
    })
    said.get(chatId)?.unshift(message.text, baseSubject(message.subject))
  })
  const toStart = [...newest.values()]
  const starting = new Set(toStart.map((message) => message.id))
  for (const row of messages) if (starting.has(row.id)) row.workflowAt = null
  return { chats: [...chats.values()], messages, wantReply, emergencies, replaced, toStart }
}

/** Neither a machine nor what could not be read says where replies go. */
const speaksForGuest = ({ isAutomatic, raw, byHost }: IncomingMessage) => !isAutomatic && raw === null && !byHost

/** What the host wrote elsewhere answers what was asked before it: neither history does, nor what came after a newer question. */
const overtakes = ({ isHistory, isAutomatic, writtenAt }: IncomingMessage, askedAt = 0) =>
  !isHistory && !isAutomatic && writtenAt.getTime() >= askedAt

/** What the host wrote on a phone may be told of before the question that it answers. */
const ANSWERED = say({ code: 'answered_elsewhere' })

/** Two rules may find the same. */
const withoutDoubles = (doubts: WaitReason[]) =>
  doubts.filter(({ code }, at) => doubts.findIndex((one) => one.code === code) === at)

const SILENT: AddressVerdict = { mayChange: false, doubts: [] }

/** What the next message of the batch finds. */
function addressAfter(known: ReplyAddress | undefined, chat: ChatRow, message: IncomingMessage): ReplyAddress {
  const isProved = known?.isProved === true || message.authentication === 'pass'
  return { replyTo: addressOf(chat) ?? known?.replyTo ?? null, isProved }
}

/** A subject is carried on by every answer: it counts where a conversation begins. */
const wordsOf = ({ subject, text }: IncomingMessage, { isNew, added }: ChatRow) =>
  isNew && added === 0 ? `${subject}\n${text}` : text

function creationOf({ byHost, raw }: IncomingMessage) {
  if (byHost) return 'note_phone_reply'
  return raw === null ? 'receive' : 'receive_unreadable'
}

const loadProperties = async (tx: Transaction, hostId: string): Promise<SoughtProperty[]> =>
  soughtProperties(
    await tx.property.findMany({
      where: { hostId },
      select: { id: true, name: true, airbnbLink: true, bookingLink: true },
      take: 500,
    }),
  )

type Known = { threads: ThreadPlan; heads: Map<string, number> }

function emptyChat(id: string, message: IncomingMessage, { threads, heads }: Known): ChatRow {
  return {
    id,
    isNew: threads.newChats.has(id),
    threadKey: threads.newChats.get(id)?.threadKey ?? '',
    channel: message.channel,
    headSeq: heads.get(id) ?? 0,
    added: 0,
    wantsReply: false,
    propertyId: null,
    title: cleanLine(message.relay?.listing ?? message.subject),
    sender: null,
    email: null,
    replyTo: null,
    subject: message.subject,
    checkIn: null,
    checkOut: null,
    code: null,
    guests: null,
    stay: null,
    lastText: '',
    lastNotes: [],
    lastStatus: 'received',
    lastAt: '',
  }
}

/** `counts`: it takes a number in the chat. `isTold`: what it says of house and stay counts. */
type Joining = { message: IncomingMessage; counts: boolean; mayChange: boolean; isTold: boolean }

function joinChat(
  chat: ChatRow,
  { message, counts, mayChange, isTold }: Joining,
  properties: readonly SoughtProperty[],
): ChatRow {
  // A machine's mail says who its guest is only where nobody else has.
  const speaks = mayChange || (chat.isNew && chat.email === null)
  const writtenAt = message.writtenAt.toISOString()
  const said = isTold ? message.relay : null
  const stay = said ?? (isTold ? message.invited : null)
  const named = `${message.relay?.listing ?? ''} ${message.mentions}`
  return {
    ...chat,
    headSeq: chat.headSeq + (counts ? 1 : 0),
    added: chat.added + (message.byHost || message.isHistory ? 0 : 1),
    propertyId: chat.propertyId ?? (isTold ? matchProperty(named, properties) : null),
    sender: speaks ? (message.name ?? chat.sender ?? message.peer) : chat.sender,
    email: speaks ? (message.peer ?? chat.email) : chat.email,
    replyTo: speaks ? (message.replyTo ?? chat.replyTo) : chat.replyTo,
    checkIn: stay?.checkIn ?? chat.checkIn,
    checkOut: stay?.checkOut ?? chat.checkOut,
    code: said?.code ?? chat.code,
    guests: said?.guests ?? chat.guests,
    stay: message.stay ?? chat.stay,
    lastStatus: chat.wantsReply ? chat.lastStatus : INITIAL_STATES[creationOf(message)].status,
    ...(writtenAt >= chat.lastAt
      ? {
          lastText: cutText(message.text, PREVIEW_CHARACTERS),
          lastNotes: message.note === null ? [] : [message.note],
          lastAt: writtenAt,
        }
      : {}),
  }
}
