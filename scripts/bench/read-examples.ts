import type { RequestOf } from '#api/contract/call.ts'
import type { CallName, Calls } from '#api/contract/calls.ts'
import { encodeCursor } from '#api/http/cursor.ts'
import type { Filled } from './fill.ts'

/** The calls that read, but for the one that asks Meta, and measures that. */
export type ReadName = Exclude<
  { [N in CallName]: Calls[N]['method'] extends 'get' ? N : never }[CallName],
  'listTemplates'
>

type Place = { filled: Filled; whatsappVerifyToken: string }
type Example<N extends CallName> = RequestOf<Calls[N]> & { headers?: Record<string, string> }
type Examples = { [N in ReadName]: (place: Place) => Readonly<Record<string, Example<N>>> }

const plain = () => ({ '': {} })

/** What each read is measured with, by what is special about it: a call without an example does not compile. */
export const READ_EXAMPLES: Examples = {
  readHealth: plain,
  readWebConfig: plain,
  readDocument: plain,
  readMe: plain,
  readAppSettings: plain,
  readAiSettings: plain,
  readPushKey: plain,
  readPushSettings: plain,
  listPushDevices: plain,
  readConfidenceReport: plain,
  listRungs: plain,
  readLearning: plain,
  readReplays: plain,
  readReplay: ({ filled }) => ({ '': { params: { id: filled.replayId } } }),
  listReplayCases: ({ filled }) => ({
    '': { params: { id: filled.replayId } },
    'of a verdict': { params: { id: filled.replayId }, query: { worth: 'wrong' } },
  }),
  listSources: plain,
  readCheck: ({ filled }) => ({ '': { params: { id: filled.checkId } } }),
  listUnsentFiles: ({ filled }) => ({ '': { params: { id: filled.chatId } } }),
  listUnsentTexts: ({ filled }) => ({ '': { params: { id: filled.chatId } } }),
  listEmergencies: ({ filled }) => ({ '': {}, 'of a chat': { query: { chatId: filled.chatId } } }),
  listDeferrals: ({ filled }) => ({
    '': {},
    owed: { query: { state: 'owed' } },
    'of a chat': { query: { chatId: filled.chatId } },
  }),
  readDashboard: plain,
  readFirstSteps: plain,
  readTrial: ({ filled }) => ({ '': { params: { id: filled.trialId } } }),
  readAnalytics: ({ filled }) => ({
    '': {},
    'of a year': { query: { weeks: '52' } },
    'of a property': { query: { weeks: '52', propertyId: filled.propertyId } },
  }),
  listPropertyFigures: () => ({
    '': {},
    'of a year': { query: { weeks: '52' } },
    'of a year, amid all': { query: { weeks: '52', cursor: encodeCursor(['250']) } },
  }),
  getDebugSettings: plain,
  readOutbox: plain,
  listProperties: ({ filled }) => ({
    '': {},
    'the next page': { query: { cursor: encodeCursor([filled.chatsBefore[0], filled.propertyId]) } },
  }),
  listPropertyFacts: ({ filled }) => ({ '': { params: { id: filled.propertyId } } }),
  listPropertySecrets: ({ filled }) => ({ '': { params: { id: filled.propertyId } } }),
  getProperty: ({ filled }) => ({ '': { params: { id: filled.propertyId } } }),
  listChats: ({ filled }) => {
    const cursor = encodeCursor(filled.chatsBefore)
    return {
      '': {},
      'largest page': { query: { limit: 200 } },
      'amid all': { query: { cursor } },
      waiting: { query: { status: 'pending' } },
      'waiting, amid all': { query: { status: 'pending', cursor } },
      'owed an answer': { query: { status: 'owed' } },
      'to approve': { query: { queue: 'approve' } },
      'to answer': { query: { queue: 'answer' } },
      'to answer, amid all': { query: { queue: 'answer', cursor: encodeCursor(filled.waitingBefore) } },
      'left by themselves': { query: { queue: 'automatic' } },
      'of a property': { query: { propertyId: filled.propertyId } },
      'of a channel': { query: { channel: 'booking' } },
      'of a channel without chats': { query: { channel: 'vrbo' } },
      'words that many hold': { query: { q: 'parking' } },
      'words in the name of a property': { query: { q: 'Casa 77' } },
      'words that one holds': { query: { q: 'guest99998@' } },
      'a word of every message': { query: { q: 'conversation' } },
      'a word of one message in a hundred': { query: { q: 'balcony' } },
      'a word of one message in five thousand': { query: { q: 'harpsich' } },
      'a word of one message in five thousand, amid all': { query: { q: 'harpsich', cursor } },
      'words in different messages, one of them rare': { query: { q: 'balcony harpsich' } },
      'a word of every message, and one in a hundred': { query: { q: 'conversation balcony' } },
      'a word of a message and one in the name of its guest': { query: { q: 'guest99777 arriv' } },
      'words that none holds': { query: { q: 'zzqqxx' } },
      'two letters that none holds': { query: { q: 'zq' } },
      'to answer, a word of every message': { query: { queue: 'answer', q: 'conversation' } },
      'to answer, a word of one message in a hundred': { query: { queue: 'answer', q: 'balcony' } },
      'to answer, a word of one message in five thousand': { query: { queue: 'answer', q: 'harpsich' } },
      'to answer, words in different messages': { query: { queue: 'answer', q: 'balcony harpsich' } },
      'to answer, words that none holds': { query: { queue: 'answer', q: 'zzqqxx' } },
      'to approve, a word of one message in a hundred': { query: { queue: 'approve', q: 'balcony' } },
      'to approve, words that none holds': { query: { queue: 'approve', q: 'zzqqxx' } },
      'left by themselves, a word of every message': { query: { queue: 'automatic', q: 'conversation' } },
      'left by themselves, a word of one message in a hundred': { query: { queue: 'automatic', q: 'balcony' } },
      'left by themselves, a word of one message in five thousand': { query: { queue: 'automatic', q: 'harpsich' } },
      'left by themselves, words that none holds': { query: { queue: 'automatic', q: 'zzqqxx' } },
      'words that none holds, waiting, amid all': { query: { q: 'zzqqxx', status: 'pending', cursor } },
    }
  },
  countChats: ({ filled }) => ({
    '': {},
    'of a channel': { query: { channel: 'booking' } },
    'of a property': { query: { propertyId: filled.propertyId } },
  }),
  listChatFilters: plain,
  listSavedViews: plain,
  listSnippets: plain,
  getChat: ({ filled }) => ({ '': { params: { id: filled.chatId } } }),
  findQueuePlace: ({ filled }) => {
    const params = { id: filled.waitingBefore[3] }
    return {
      '': { params, query: { queue: 'answer' } },
      'with words': { params, query: { queue: 'answer', q: 'balcony' } },
      'with a word of every message': { params, query: { queue: 'answer', q: 'conversation' } },
      'with a word of one message in five thousand': { params, query: { queue: 'answer', q: 'harpsich' } },
    }
  },
  listMessages: ({ filled }) => ({
    '': { params: { id: filled.chatId } },
    'of 10,000': { params: { id: filled.longChatId } },
    'of 10,000, largest page': { params: { id: filled.longChatId }, query: { limit: 500 } },
  }),
  readFormatted: ({ filled }) => ({ '': { params: { id: filled.formattedMessageId } } }),
  downloadRaw: ({ filled }) => ({ '': { params: { id: filled.rawMessageId } } }),
  downloadFile: ({ filled }) => ({ '': { params: { id: filled.fileId } } }),
  streamEvents: ({ filled }) => ({
    'to its head': {},
    'to its head, of who has just read': { query: { sinceMs: 5_000 } },
    'to the first of a thousand missed': { headers: { 'last-event-id': filled.missedFrom } },
    'to the word that too many were missed': { headers: { 'last-event-id': '1' } },
  }),
  listAlerts: () => ({ '': {} }),
  listUnreadWebhooks: () => ({ '': {} }),
  searchUsers: () => ({ '': {}, 'by words': { query: { search: 'anna' } } }),
  listAudit: () => ({
    '': {},
    'amid all': { query: { cursor: encodeCursor(['250000']) } },
    'of an action': { query: { action: 'draft.approve' } },
    'of an action that never was': { query: { action: 'never' } },
  }),
  subscribeWhatsapp: ({ whatsappVerifyToken }) => ({
    '': {
      query: { 'hub.mode': 'subscribe', 'hub.verify_token': whatsappVerifyToken, 'hub.challenge': 'challenge' },
    },
  }),
}
