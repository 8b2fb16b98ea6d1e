import { expect, test } from 'vitest'
import { conversationRows } from '#prisma/demo/conversation-rows.ts'
import { ANNAS_CONVERSATIONS, BRUNOS_CONVERSATIONS } from '#prisma/demo/conversations/index.ts'
import { decisionOf } from '#prisma/demo/draft-rows.ts'
import { ANNAS_PROPERTIES, BRUNOS_PROPERTIES } from '#prisma/demo/properties.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'

const now = new Date('2026-11-21T00:05:00Z')
const owner = { hostId: 'host', actor: 'actor', sourceId: 'source', now }
const all = [...ANNAS_CONVERSATIONS, ...BRUNOS_CONVERSATIONS]
const rows = ANNAS_CONVERSATIONS.map((conversation) => conversationRows(owner, conversation))
const messages = rows.flatMap((row) => row.messages)

/** What a message passes through in seconds is not seeded: its workflow would be missing. */
const LASTING: MessageStatus[] = [
  'received',
  'unreadable',
  'pending',
  'sent',
  'outcome_unknown',
  'failed',
  'held',
  'discarded',
  'superseded',
  'fallback_sent',
  'no_reply_needed',
]

test.each(LASTING)('a message is %s somewhere in the demo', (status) => {
  expect(messages.map((message) => message.status)).toContain(status)
})

test('nothing is seeded in a state that only a running workflow can leave', () => {
  const statuses = new Set(messages.map((message) => message.status as MessageStatus))
  expect(LASTING).toEqual(expect.arrayContaining([...statuses]))
})

test.each(['it', 'en', 'de', 'fr', 'es'])('somebody writes in %s', (language) => {
  expect(ANNAS_CONVERSATIONS.map((conversation) => conversation.language)).toContain(language)
})

test.each(['email', 'airbnb', 'booking', 'vrbo', 'gmail', 'whatsapp'])('a conversation came by %s', (channel) => {
  expect(ANNAS_CONVERSATIONS.map((conversation) => conversation.channel)).toContain(channel)
})

test('guests arrive today, stay, have left and are still to come', () => {
  const stays = ANNAS_CONVERSATIONS.flatMap(({ stay }) => (stay === undefined ? [] : [stay]))
  expect(stays.some(({ from }) => from === 0)).toBe(true)
  expect(stays.some(({ from, to }) => from < 0 && to > 0)).toBe(true)
  expect(stays.some(({ to }) => to < 0)).toBe(true)
  expect(stays.some(({ from }) => from > 0)).toBe(true)
})

test('waiting drafts differ in how sure they are', () => {
  const waiting = messages.filter(({ status }) => status === 'pending')
  expect(new Set(waiting.map(({ confidence }) => confidence)).size).toBeGreaterThanOrEqual(5)
})

// Control and format characters (bidi marks, zero-width) but the line break and the joiner of emoji; NUL above all.
test('no text holds a character that a screen or PostgreSQL trips over', () => {
  const texts = messages.flatMap(({ text, aiText, subject, fromName, reasons }) => [
    text,
    aiText,
    subject,
    fromName,
    JSON.stringify(reasons),
  ])
  for (const text of texts) expect(text ?? '').not.toMatch(/[^\P{C}\n\u200d]|\ufffd/u)
})

const drafts = all.flatMap(({ turns }) => turns.flatMap((turn) => ('guest' in turn && turn.draft ? [turn.draft] : [])))

test('a draft that tells a code names its place, as any draft does, and is a matter of access', () => {
  expect(drafts.filter(({ text }) => /4471|2806|7712|basilico|vela-blu|sale-e-vento/.test(text))).toEqual([])
  const telling = drafts.filter(({ text }) => text.includes('[[secret:'))
  expect(telling.length).toBeGreaterThan(0)
  for (const { risks } of telling) expect(risks).toContain('access')
})

test.each(drafts.map((draft) => [draft.text.slice(0, 40) || draft.status, draft] as const))(
  'the product would have decided the same of: %s',
  (_, draft) => {
    const { action } = decisionOf(draft)
    if (draft.status === 'no_reply_needed') expect(action).toBe('none')
    else expect(action).toBe(draft.by === 'rule' ? 'send' : 'wait')
  },
)

test('every conversation has its own name and a property that its host has', () => {
  const keys = all.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  const known = new Set([...ANNAS_PROPERTIES, ...BRUNOS_PROPERTIES].map(({ key }) => key))
  for (const { property } of all) expect(property === null || known.has(property)).toBe(true)
})

test.each(all.map((conversation) => [conversation.key, conversation] as const))(
  '%s is told in order of time',
  (_, conversation) => {
    const { messages: told } = conversationRows(owner, conversation)
    const guestTimes = told.filter(({ answersId }) => answersId === undefined).map(({ createdAt }) => Number(createdAt))
    expect(guestTimes).toEqual(guestTimes.toSorted((a, b) => a - b))
    expect(Math.max(...told.map(({ createdAt }) => Number(createdAt)))).toBeLessThanOrEqual(now.getTime())
  },
)

test('only what waits for the host is left for the sweep to start', () => {
  for (const { messages: told } of rows) {
    const waitingFor = new Set(told.filter(({ status }) => status === 'pending').map(({ answersId }) => answersId))
    const unstarted = told.filter(({ kind, workflowAt }) => kind === 'guest' && workflowAt === null).map(({ id }) => id)
    expect(unstarted).toEqual([...waitingFor])
  }
})
