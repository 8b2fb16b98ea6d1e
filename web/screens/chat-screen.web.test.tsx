import { act, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, renderApp } from '#tests/web/render-app.tsx'
import { chat, draft, guestMessage, me } from '#tests/web/rows.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { ChatScreen } from './chat-screen.tsx'

const idOf = (n: number) => `00000000-0000-4000-8000-0000000000d${n}`
const waiting = [1, 2].map((n) =>
  chat({ id: idOf(n), sender: `Guest ${n}`, queue: 'answer', lastMessageStatus: 'fallback_sent' }),
)

function open() {
  serveContract({
    readMe: () => me,
    listSources: () => [],
    listProperties: () => [],
    listChats: () => waiting,
    getChat: ({ params }) => waiting.find(({ id }) => id === params.id) ?? chat(),
    listMessages: ({ params }) => [guestMessage('Is there parking?', { chatId: params.id })],
    snoozeChat: ({ params, body }) => chat({ ...waiting[0], id: params.id, snoozedUntil: body.until }),
  })
  const shown = renderApp(
    <Routes>
      <Route path="/chat/:chatId" element={<ChatScreen />} />
    </Routes>,
    { at: `/chat/${idOf(2)}?tab=da-rispondere` },
  )
  // From another chat: one step back too many would be seen.
  act(() => {
    window.history.pushState(null, '', `/chat/${idOf(1)}?tab=da-rispondere`)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  return shown
}
const details = () => screen.findByRole('button', { name: 'Dettagli del soggiorno' })
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Soggiorno', hidden: true })).toBeNull())

test('the stay of a chat that is put off is closed with it, and not that of the next one which opens', async () => {
  const { user } = open()
  await user.click(await details())
  const stay = within(await screen.findByRole('dialog', { name: 'Soggiorno' }))
  await user.click(await stay.findByRole('button', { name: 'Rimanda…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rimandare a quando?' }))
  await user.click(dialog.getByRole('button', { name: /^Domani mattina/ }))
  await waitFor(() => expect(window.location.pathname).toBe(`/chat/${idOf(2)}`))
  await isClosed()
})

const twice = () => {
  const button = screen.getByRole('button', { name: 'Chiudi' })
  button.click()
  button.click()
}

test.each([
  ['Back', () => window.history.back()],
  ['its button, pressed twice in haste,', twice],
])('%s closes the stay and leaves its chat where it is', async (_by, close) => {
  const { user } = open()
  await user.click(await details())
  await screen.findByRole('dialog', { name: 'Soggiorno' })
  act(close)
  await isClosed()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(window.location.pathname + window.location.search).toBe(`/chat/${idOf(1)}?tab=da-rispondere`)
})

const said = ['Good morning', 'Is there parking?', 'Thank you'].map((text, n) =>
  guestMessage(text, { createdAt: `2026-11-2${n}T10:00:00Z` }),
)
/** What no server of ours answers, as the wire may bring it. */
const wired = (row: object, over: object) => JSON.parse(JSON.stringify({ ...row, ...over }))

const showAmong = async (row: object, messages: object[]) => {
  const rows = [waiting[0], chat(), waiting[1]].filter((one) => one !== undefined)
  serveContract({
    readMe: () => me,
    listSources: () => [],
    listProperties: () => [],
    listChats: () => rows,
    getChat: () => chat(),
    listMessages: () => said,
  })
  const { client } = renderApp(
    <Routes>
      <Route path="/chat/:chatId" element={<ChatScreen />} />
    </Routes>,
    { at: `/chat/${chat().id}?tab=da-rispondere` },
  )
  await screen.findByText('Thank you', { selector: '[data-item] *' })
  act(() => {
    client.setQueryData(queryKeys.chatList({ queue: 'answer' }), {
      pages: [{ items: [waiting[0], row, waiting[1]], next: null }],
      pageParams: [''],
    })
    client.setQueryData(queryKeys.chat(chat().id), row)
    client.setQueryData(queryKeys.messages(chat().id), { items: messages, next: null })
  })
}

test.each([
  { last_message_at: 'not a date' },
  { lastMessage: { x: 1 } },
  { sender: {} },
  { checkInDate: 'foo' },
  { subject: { x: 1 } },
])('a chat of which something cannot be shown leaves what was said in it: %o', async (over) => {
  await showAmong(wired(chat(), over), said)
  await screen.findByText('Is there parking?', { selector: '[data-item] *' })
  loggedFailures()
})

test.each([
  [1, { createdAt: 'not a date' }],
  [2, { createdAt: 'not a date' }],
  [2, { text: { x: 1 } }],
  [1, { files: null }],
])('a message that cannot be shown breaks only itself: number %i with %o', async (at, over) => {
  const messages = said.map((one, index) => (index === at ? wired(one, over) : one))
  await showAmong(chat(), [...messages, draft()])
  await screen.findByText('Good morning', { selector: '[data-item] *' })
  await screen.findByText('Yes, in front of the house.')
  await screen.findByText('Questo messaggio non può essere mostrato.')
  loggedFailures()
})

test.each([{ deadlineAt: 'not a date' }, { evidence: { claims: null } }, { text: null }])(
  'a draft that cannot be shown leaves the messages: %o',
  async (over) => {
    await showAmong(chat(), [...said, wired(draft(), over)])
    await screen.findByText('Thank you', { selector: '[data-item] *' })
    loggedFailures()
  },
)
