import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import type { ArrivalView } from '#api/contract/arrival.ts'
import type { ChatView } from '#api/contract/chats.ts'
import type { DraftReason } from '#api/contract/words.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, me } from '#tests/web/rows.ts'
import Conversation from './conversation.tsx'
import { useChat } from './read-conversation.ts'
import { keepEdit, keepUnsentText } from './unsent-text.ts'

const guest = guestMessage('Is there parking?')
const relay: NonNullable<ChatView['reach']> = {
  ...{ channel: 'airbnb', transport: 'relay', address: 'tok@reply.airbnb.com', isBooked: false },
  ...{ checkOutDate: null, lastGuestMessageAt: guest.createdAt, returnedAt: null },
}
const whatsapp = { ...relay, channel: 'whatsapp', transport: 'whatsapp', address: '393401234567' } as const

const Opened = () => <Conversation chatId={CHAT_ID} chat={useChat(CHAT_ID).data} onDetails={undefined} />

function open(reach: ChatView['reach'], text?: string, arrival: ArrivalView[] = []) {
  keepUnsentText(CHAT_ID, '')
  const waiting = draft('pending', { text: text ?? '', answersId: guest.id, reasons: [HIDDEN], arrival })
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

test('why a draft cannot arrive describes its approval', async () => {
  const reason = { code: 'window_shut', params: {} } as const
  const shut = { ...whatsapp, lastGuestMessageAt: '2020-01-01T10:00:00Z' }
  open(shut, 'Yes.', [{ reason, isCertain: true, wayOut: 'template', platform: null }])
  expect(
    await screen.findByRole('button', { name: 'Approva & Invia', description: /Non può arrivare: .*24 ore/ }),
  ).toBeDefined()
})

test('it is said in the editor of a draft, as its words change', async () => {
  onTestFinished(() => keepEdit(CHAT_ID, undefined))
  const { user } = open(relay, 'Yes, in front of the house.')
  await user.click(await screen.findByRole('button', { name: 'Modifica' }))
  const box = await screen.findByRole('textbox', { name: 'La tua versione della risposta' })
  expect(lines(/Forse non arriva/)).toBe(0)
  await user.clear(box)
  await user.paste('Write to anna@casa.test')
  expect(await screen.findByText(/«anna@casa\.test»/)).toBeDefined()
  await user.clear(box)
  await expect.poll(() => lines(/Forse non arriva/)).toBe(0)
})
