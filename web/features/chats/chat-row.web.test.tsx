import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChatView } from '#api/contract/chats.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, inSeconds } from '#tests/web/rows.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { ChatRow } from './chat-row.tsx'

const show = (over: Partial<ChatView>) => {
  renderApp(<ChatRow chat={chat(over)} selected={false} now={new Date()} search="" />)
  return within(screen.getByRole('article'))
}

test('a draft that waits says so, and how long it can be decided on', async () => {
  const row = show({ queue: 'approve', lastMessageStatus: 'pending', decideBy: inSeconds(12 * 60) })
  row.getByText('Da approvare')
  await row.findByText('cortesia tra 12 min')
})

test('while its host writes it does not count down', async () => {
  const waiting = chat({ queue: 'approve', lastMessageStatus: 'pending', decideBy: inSeconds(12 * 60) })
  const { client } = renderApp(<ChatRow chat={waiting} selected={false} now={new Date()} search="" />)
  const row = within(screen.getByRole('article'))
  await row.findByText('cortesia tra 12 min')
  const begun = { id: CHAT_ID, chatId: CHAT_ID, draftVersion: null, text: 'We', version: 1, writer: 'the phone' }
  act(() => void client.setQueryData(queryKeys.unsent(CHAT_ID), [{ ...begun, writtenAt: new Date().toISOString() }]))
  await row.findByText('cortesia in pausa')
  expect(row.queryByText(/ancora/)).toBeNull()
})

test.each([
  ['discarded', 'Rifiutata'],
  ['fallback_sent', 'Messaggio di cortesia'],
  ['failed', 'Non inviata'],
  ['outcome_unknown', 'Forse inviata'],
] as const)('a guest without an answer after %s is said to wait, and why', async (lastMessageStatus, why) => {
  const row = show({ queue: 'answer', lastMessageStatus })
  await row.findByText('Da rispondere')
  row.getByText(why)
})

test.each([
  [false, 'Parte quando torna la linea'],
  [true, 'Rifiutata: vale quando torna la linea'],
])('what was decided without a line (rejected: %s) waits for that, and for nobody', async (isRejected, said) => {
  const waiting = chat({ queue: 'approve', lastMessageStatus: 'pending', decideBy: inSeconds(12 * 60) })
  const awaits = { isAsked: false, isRejected, leaves: 'approve' } as const
  renderApp(<ChatRow chat={waiting} selected={false} now={new Date()} search="" awaits={awaits} />)
  const row = within(screen.getByRole('article'))
  await row.findByText(said)
  expect(row.queryByText(/Da approvare|ancora/)).toBeNull()
})

test.each([
  ['edit', 'Bozza modificata'],
  ['text', 'Testo non inviato'],
  ['file', 'Allegato non inviato'],
] as const)('what its host has begun and not sent stands in the row: %s', async (begun, said) => {
  await show({ queue: 'approve', lastMessageStatus: 'pending', begun }).findByText(said)
})

test('that messages were not read is said too, and not only shown', () => {
  expect(show({ unreadCount: 2 }).getByText(/^2 messaggi/).textContent).toBe('2 messaggi da leggere')
})

test('what was promised says for when', async () => {
  const row = show({
    queue: 'answer',
    lastMessageStatus: 'sent',
    answerDueAt: inSeconds(-60),
    answerOwedAt: inSeconds(-30),
  })
  await row.findByText(/^promessa per \d\d:\d\d$|^promessa per .*, \d\d:\d\d$/)
})

test('what left by itself, what was answered and what is on its way are told apart', async () => {
  await show({ queue: 'automatic', lastMessageStatus: 'sent' }).findByText('Partita da sola')
})

test('a chat that is answered waits for nobody', async () => {
  const row = show({ lastMessageStatus: 'sent' })
  await row.findByText('Risposto')
  expect(row.queryByText('Da rispondere')).toBeNull()
})

test('what was looked for is marked in the name, the property and the preview', async () => {
  const shown = chat({
    sender: 'Rosa Rossi',
    lastMessage: 'È la casa rossa?',
    property: { id: CHAT_ID, name: 'Casa Rossa' },
  })
  renderApp(<ChatRow chat={shown} selected={false} now={new Date()} search="?tab=da-approvare&q=ross" />)
  const row = screen.getByRole('article')
  await waitFor(() =>
    expect([...row.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Ross', 'ross', 'Ross']),
  )
  expect(row.querySelector('a[data-chat]')?.textContent).toBe('Rosa Rossi')
})

const marksOf = (row: HTMLElement) => [...row.querySelectorAll('mark')].map(({ textContent }) => textContent)

test.each([
  [
    'the message that has it',
    { found: { messageId: CHAT_ID, text: '… dov’è il parcheggio?' } },
    '… dov’è il parcheggio?',
  ],
  ['the last message', { lastMessage: 'Il parcheggio è pieno' }, 'Il parcheggio è pieno'],
  ['the subject', { subject: 'Parcheggio per due auto' }, 'Parcheggio per due auto'],
  ['the address', { email: 'parcheggio@guest.test' }, 'parcheggio@guest.test'],
])('the place that was found is shown: %s', async (_place, over, shown) => {
  const found = chat({ lastMessage: 'Grazie!', subject: 'Casa', email: 'mia@guest.test', ...over })
  renderApp(<ChatRow chat={found} selected={false} now={new Date()} search="?q=parch" />)
  const row = screen.getByRole('article')
  await waitFor(() => expect(marksOf(row)).toHaveLength(1))
  expect(row.textContent).toContain(shown)
})

test('words that stand apart are each marked where they stand, an address only for what nothing else has', async () => {
  const found = chat({
    ...{ sender: 'Giulia', email: 'gb@bronte.test', subject: 'Giulia scrive', lastMessage: 'Grazie!' },
    found: { messageId: CHAT_ID, text: 'Il parcheggio? · … da Lucca in auto' },
  })
  renderApp(<ChatRow chat={found} selected={false} now={new Date()} search="?q=bronte giulia parcheggio lucc" />)
  const row = screen.getByRole('article')
  await waitFor(() => expect(marksOf(row)).toEqual(['Giulia', 'parcheggio', 'Lucca', 'bronte']))
  expect(row.textContent).not.toContain('Giulia scrive')
})

test('a row that a message was found of leads to that message', () => {
  const messageId = '00000000-0000-4000-8000-0000000000f7'
  const found = chat({ found: { messageId, text: 'il parcheggio' } })
  renderApp(<ChatRow chat={found} selected={false} now={new Date()} search="?q=parch" />)
  expect(screen.getByRole('link', { name: 'Mia Keller' }).getAttribute('href')).toBe(
    `/chat/${CHAT_ID}?q=parch#${messageId}`,
  )
})

test('times are those of the clocks at its property, and say so where they are not the host’s own', () => {
  const at = '2026-11-20T23:30:00Z'
  const property = { id: CHAT_ID, name: 'Brooklyn Loft' }
  const now = new Date('2026-11-21T01:00:00Z')
  const shown = chat({ property, timeZone: 'America/New_York', last_message_at: at })
  renderApp(<ChatRow chat={shown} selected={false} now={now} search="" />)
  const times = screen.getByRole('article').querySelectorAll('time')
  // There it is still the twentieth.
  expect([...times].map(({ textContent }) => textContent)).toEqual(['1 h fa', '18:30'])
  expect(times[0]?.title).toContain('(America/New_York)')
})

test.each<[string, Partial<ChatView>, string | null]>([
  [
    'whose guest has just written',
    { lastMessageStatus: 'received', last_message_at: '2026-11-21T00:59:30Z' },
    'Bozza in arrivo',
  ],
  ['of which nothing is to come', { lastMessageStatus: 'received', last_message_at: '2026-11-21T00:30:00Z' }, null],
  [
    'whose draft is late',
    { queue: 'answer', lastMessageStatus: 'received', last_message_at: '2026-11-21T00:30:00Z' },
    'Da rispondereBozza in ritardo',
  ],
  [
    'whose draft is written again for too long',
    { queue: 'answer', lastMessageStatus: 'drafting', last_message_at: '2026-11-21T00:30:00Z' },
    'Da rispondereBozza in ritardo',
  ],
  [
    'that was put off',
    { queue: 'answer', lastMessageStatus: 'fallback_sent', snoozedUntil: '2026-11-21T03:00:00Z' },
    'rimandata (',
  ],
])('a row %s says so', async (_which, over, said) => {
  const now = new Date('2026-11-21T01:00:00Z')
  renderApp(<ChatRow chat={chat(over)} selected={false} now={now} search="" />)
  const row = screen.getByRole('article')
  await waitFor(() => expect(row.textContent).toContain('email'))
  await waitFor(() => expect(row.textContent?.includes(said ?? 'Mia Keller')).toBe(true))
  expect(row.textContent?.includes('Bozza in arrivo')).toBe(said === 'Bozza in arrivo')
  // What was put off waits for nobody now.
  if (over.queue !== 'answer' || over.snoozedUntil) expect(row.textContent).not.toContain('Da rispondere')
})
