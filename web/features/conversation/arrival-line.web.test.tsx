import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChatView } from '#api/contract/chats.ts'
import type { DraftReason } from '#api/contract/words.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, me } from '#tests/web/rows.ts'
import Conversation from './conversation.tsx'
import { useChat } from './read-conversation.ts'
import { keepUnsentText } from './unsent-text.ts'

const guest = guestMessage('Is there parking?')
const relay: NonNullable<ChatView['reach']> = {
  ...{ channel: 'airbnb', transport: 'relay', address: 'tok@reply.airbnb.com', isBooked: false },
  ...{ checkOutDate: null, lastGuestMessageAt: guest.createdAt, returnedAt: null },
}
const whatsapp = { ...relay, channel: 'whatsapp', transport: 'whatsapp', address: '393401234567' } as const

const Opened = () => <Conversation chatId={CHAT_ID} chat={useChat(CHAT_ID).data} onDetails={undefined} />

function open(reach: ChatView['reach'], text?: string) {
  keepUnsentText(CHAT_ID, '')
  const waiting = draft('pending', { text: text ?? '', answersId: guest.id, reasons: [HIDDEN] })
  serveContract({
    readMe: () => me,
    getChat: () => chat({ reach, channel: reach?.channel ?? 'email' }),
    listMessages: () => (text === undefined ? [guest] : [guest, waiting]),
  })
  return renderApp(<Opened />)
}
const HIDDEN: DraftReason = { code: 'contact_hidden', params: { platform: 'Airbnb', found: ['340 123 4567'] } }
const lines = (said: RegExp) => screen.queryAllByText(said).length

test('beside a draft stands what is in its way and what can be done, once', async () => {
  open(relay, 'Mi chiami al 340 123 4567')
  expect(await screen.findByText(/Airbnb nasconde i contatti finché non c’è una prenotazione/)).toBeDefined()
  expect(lines(/Airbnb nasconde i contatti/)).toBe(1)
  expect(lines(/Forse non arriva/)).toBe(1)
  expect(lines(/Apri la conversazione su Airbnb\./)).toBe(1)
})

test('it is said as the host writes, and goes with what was in the way', async () => {
  const { user } = open(relay)
  const box = await screen.findByPlaceholderText(/./)
  expect(lines(/Forse non arriva/)).toBe(0)
  await user.type(box, 'Scrivimi a anna@casa.test')
  expect(await screen.findByText(/«anna@casa\.test»/)).toBeDefined()
  await user.clear(box)
  await expect.poll(() => lines(/Forse non arriva/)).toBe(0)
})

test('a window that is shut is said above an empty box, as nothing that is written there can arrive', async () => {
  open(whatsapp)
  expect(await screen.findByText(/Non può arrivare/)).toBeDefined()
})
