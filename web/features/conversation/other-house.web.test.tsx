import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChatView } from '#api/contract/chats.ts'
import type { MessageView } from '#api/contract/messages.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, property as house, me } from '#tests/web/rows.ts'
import Conversation from './conversation.tsx'

const HOUSE = { id: '00000000-0000-4000-8000-0000000000a1', name: 'Casa Pescallo' }
const guest = guestMessage('Is there parking?')

function open(property: ChatView['property'], over: Partial<MessageView>) {
  const waiting = draft('pending', { answersId: guest.id, version: 2, ...over })
  const server = serveContract({
    readMe: () => me,
    getProperty: () => house(HOUSE),
    listMessages: () => [guest, waiting],
    writeAgain: () => ({ ...waiting, status: 'drafting', is_pending: false }),
  })
  const { user } = renderApp(<Conversation chatId={CHAT_ID} chat={chat({ property })} onDetails={undefined} />)
  return { server, user }
}
const bar = () => screen.queryByRole('region', { name: 'Bozza di un’altra proprietà' })
const card = () => screen.findByRole('region', { name: 'Bozza in attesa di te' })

test.each<[string, ChatView['property'], string | null, string]>([
  ['named', HOUSE, null, 'La bozza è stata scritta senza i dati di Casa Pescallo.'],
  ['taken away', null, HOUSE.id, 'La bozza è stata scritta con i dati di una proprietà che non è più associata.'],
])('after the property was %s the draft is written again by one button', async (_, property, propertyId, said) => {
  const { server, user } = open(property, { propertyId })
  expect((await screen.findByText(said)) !== null).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Riscrivi la bozza' }))
  await expect
    .poll(() => server.received('writeAgain').map(({ body }) => body))
    .toEqual([{ version: 2, wish: { kind: 'again' } }])
})

test.each<[string, Partial<MessageView>]>([
  ['of the house', { propertyId: HOUSE.id }],
  ['that only gives what was promised', { answersId: null }],
])('nothing is offered for a draft %s', async (_, over) => {
  open(HOUSE, over)
  await card()
  await screen.findByRole('button', { name: 'Approva & Invia' })
  expect(bar()).toBeNull()
})
