import { act, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { never, renderApp } from '#tests/web/render-app.tsx'
import { chat, guestMessage } from '#tests/web/rows.ts'
import { serveQueue } from '#tests/web/serve-queue.ts'
import { tellDecided } from '#web/features/conversation/tell-decided.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import QueuePlace from './queue-place.tsx'

const idOf = (n: number) => `00000000-0000-4000-8000-0000000000e${n}`
const waiting = [1, 2, 3].map((n) => chat({ id: idOf(n), queue: 'approve', lastMessageStatus: 'pending' }))

function Place() {
  const { pathname } = useLocation()
  const chatId = pathname.split('/').at(-1) ?? ''
  return (
    <>
      <p data-testid="address">{pathname}</p>
      <QueuePlace key={chatId} chatId={chatId} />
    </>
  )
}

function loseLine() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
}

test('without a line the next that can be read comes before one that cannot', async () => {
  serveQueue({ listChats: () => waiting, listMessages: never })
  const { user, client } = renderApp(<Place />, { at: `/chat/${idOf(1)}?tab=da-approvare` })
  await screen.findByText('1 di 3')
  client.setQueryData(queryKeys.messages(idOf(3)), { items: [], next: null })
  loseLine()
  await user.keyboard('n')
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/chat/${idOf(3)}`))
})

const address = () => screen.getByTestId('address').textContent

test('without a line a decision leads to no chat of which nothing can be read', async () => {
  serveQueue({ listChats: () => waiting, listMessages: never })
  renderApp(<Place />, { at: `/chat/${idOf(1)}?tab=da-approvare` })
  await screen.findByText('1 di 3')
  loseLine()
  tellDecided(idOf(1), Date.now())
  // It is told in a task of its own, and whoever hears of it opens another at once.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(address()).toBe(`/chat/${idOf(1)}`)
})

test('the next one is read ahead: it is there when the line is gone', async () => {
  const server = serveQueue({
    listChats: () => waiting,
    getChat: ({ params }) => chat({ id: params.id }),
    listMessages: () => [guestMessage('Is there parking?')],
  })
  renderApp(<Place />, { at: `/chat/${idOf(1)}?tab=da-approvare` })
  await screen.findByText('1 di 3')
  await expect.poll(() => server.received('listMessages').map(({ params }) => params.id)).toEqual([idOf(2)])
  await expect.poll(() => server.received('getChat').map(({ params }) => params.id)).toEqual([idOf(2)])
  loseLine()
  act(() => tellDecided(idOf(1), Date.now()))
  await waitFor(() => expect(address()).toBe(`/chat/${idOf(2)}`))
})
