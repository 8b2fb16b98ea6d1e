import { act, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { chat, guestMessage, me } from '#tests/web/rows.ts'
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
