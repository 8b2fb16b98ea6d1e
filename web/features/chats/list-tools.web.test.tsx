import { screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { ChatFilters } from '#api/contract/chats.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { ChatColumn } from './chat-column.tsx'
import { newListSteps } from './list-steps.ts'

const CASA = '00000000-0000-4000-8000-0000000000e1'
const filters: ChatFilters = { channels: ['airbnb', 'booking'], properties: [{ id: CASA, name: 'Casa Pescallo' }] }

function Column() {
  const { pathname, search } = useLocation()
  const box = useRef<HTMLInputElement>(null)
  const [listSteps] = useState(newListSteps)
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <ChatColumn selectedId={undefined} searchBox={box} listSteps={listSteps} />
    </>
  )
}

test('channels and properties are those of all chats, whatever the list shows, and lie in the address', async () => {
  const server = serveContract({ listChats: () => [], listChatFilters: () => filters })
  const { user } = renderApp(<Column />, { at: '/chat?tab=da-rispondere' })
  await screen.findByRole('option', { name: 'booking' })
  await user.selectOptions(screen.getByLabelText('Filtra per sorgente'), 'booking')
  await user.selectOptions(screen.getByLabelText('Filtra per proprietà'), 'Casa Pescallo')
  expect(screen.getByTestId('address').textContent).toBe(`/chat?tab=da-rispondere&sorgente=booking&proprieta=${CASA}`)
  await screen.findByText('Nessuna conversazione trovata.')
  expect(server.received('listChats').at(-1)?.query).toMatchObject({
    queue: 'answer',
    channel: 'booking',
    propertyId: CASA,
  })
})

test('a property that an address names and nobody knows stays chosen, and can be taken off', async () => {
  serveContract({ listChats: () => [], listChatFilters: () => filters })
  const { user } = renderApp(<Column />, { at: '/chat?proprieta=00000000-0000-4000-8000-0000000000e9' })
  await screen.findByRole('option', { name: 'Una proprietà', selected: true })
  await user.selectOptions(screen.getByLabelText('Filtra per proprietà'), 'Ogni proprietà')
  expect(screen.getByTestId('address').textContent).toBe('/chat')
})

test('a chat that is opened before the words settled stays open', async () => {
  serveContract({ listChats: () => [], listChatFilters: () => filters })
  const { user } = renderApp(<Column />, { at: '/chat' })
  await user.type(await screen.findByRole('searchbox'), 'Rosa')
  // As the router does while the screen of the chat is being rendered: the address is ahead of what is shown.
  window.history.pushState(null, '', `/chat/${CASA}`)
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/chat/${CASA}?q=Rosa`))
})
