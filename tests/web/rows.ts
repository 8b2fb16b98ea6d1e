import type { ChatView } from '#api/contract/chats.ts'
import type { MeView } from '#api/contract/me.ts'
import { messageFlags } from '#api/contract/message-status.ts'
import type { MessageView } from '#api/contract/messages.ts'
import type { PropertyView } from '#api/contract/properties.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'

export const CHAT_ID = '00000000-0000-4000-8000-0000000000c1'
let made = 0
const newId = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`

/** A host without switches of the operator's, whose drafts a model writes. */
export const me: MeView = {
  id: newId(),
  kcSub: 'anna',
  email: 'anna@host.test',
  name: 'Anna',
  roles: ['paid-user'],
  drafter: 'model',
  mailNotices: [],
  standstillSince: null,
  language: null,
  theme: null,
  mailFault: null,
}

export const chat = (over: Partial<ChatView> = {}): ChatView => ({
  id: CHAT_ID,
  title: 'Parking',
  sender: 'Mia Keller',
  isNamedByHost: false,
  email: 'mia@guest.test',
  replyAddress: 'mia@guest.test',
  subject: 'Parking',
  channel: 'email',
  sourceId: newId(),
  property: null,
  timeZone: null,
  lastMessage: 'Is there parking?',
  lastMessageNotes: [],
  unreadCount: 0,
  checkInDate: null,
  reservationCode: null,
  guestCount: null,
  stayConfirmedBy: null,
  isStayAddress: true,
  checkOutDate: null,
  aiConfidence: null,
  lastMessageStatus: null,
  queue: null,
  decideBy: null,
  answerDueAt: null,
  answerOwedAt: null,
  dismissedAt: null,
  snoozedUntil: null,
  begun: null,
  lastMessageTimeAgo: 'now',
  last_message_at: '2026-11-20T10:00:00Z',
  createdAt: '2026-11-20T10:00:00Z',
  found: null,
  reach: null,
  ...over,
})

/** Any message, with the flags that its status gives. */
export const message = (status: MessageStatus, over: Partial<MessageView>): MessageView => ({
  id: newId(),
  chatId: CHAT_ID,
  kind: 'guest',
  status,
  text: '',
  createdAt: '2026-11-20T10:00:00Z',
  is_from_ai: false,
  ...messageFlags(status),
  confidence: null,
  approvedByHost: false,
  supersededByHost: false,
  sender: null,
  aiText: null,
  language: null,
  drafter: null,
  reasons: [],
  evidence: null,
  wish: null,
  propertyId: null,
  deadlineAt: null,
  latestDeadlineAt: null,
  writingUntil: null,
  modelUse: null,
  undoUntil: null,
  answersId: null,
  deliveryFault: null,
  hasRaw: false,
  hasFormatted: false,
  isTemplate: false,
  mergesChats: false,
  files: [],
  recipient: null,
  arrival: [],
  version: 1,
  ...over,
})

export const guestMessage = (text: string, over: Partial<MessageView> = {}): MessageView =>
  message('received', { text, sender: 'Mia Keller', ...over })

/** The AI's draft in any of its states. */
export const draft = (status: MessageStatus = 'pending', over: Partial<MessageView> = {}): MessageView =>
  message(status, {
    kind: 'draft',
    text: 'Yes, in front of the house.',
    is_from_ai: true,
    confidence: 9,
    language: 'en',
    drafter: 'model',
    evidence: { topics: ['parking'], claims: [], unknowns: [], risks: [] },
    ...over,
  })

export const hostReply = (text: string, status: MessageStatus = 'approved'): MessageView =>
  message(status, { kind: 'host_reply', text })

/** An instant so many seconds from now. */
export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

/** A house of which nothing is said but its name. */
export const property = (over: Partial<PropertyView> = {}): PropertyView => ({
  ...{
    id: '00000000-0000-4000-8000-0000000000a1',
    name: 'Casa Pescallo',
    address: '',
    floor: 1,
    rooms: 2,
    bathrooms: 1,
  },
  ...{
    checkIn: '',
    checkOut: '',
    bookingLink: null,
    airbnbLink: null,
    additionalInfo: null,
    timeZone: 'Europe/Rome',
    extras: [],
  },
  createdAt: '2026-11-01T10:00:00.000Z',
  ...over,
})
