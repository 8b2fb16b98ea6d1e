import { act, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { chat } from '#tests/web/rows.ts'
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

test('without a line the next that can be read comes before one that cannot', async () => {
  serveContract({ listChats: () => waiting })
  const { user, client } = renderApp(<Place />, { at: `/chat/${idOf(1)}?tab=da-approvare` })
  await screen.findByText('1 di 3')
  client.setQueryData(queryKeys.messages(idOf(3)), { items: [], next: null })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  await user.keyboard('n')
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/chat/${idOf(3)}`))
})
