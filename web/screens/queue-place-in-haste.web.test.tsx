import { screen, within } from '@testing-library/react'
import { Route, Routes, useLocation, useParams } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { Handlers } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { chat, draft, guestMessage, hostReply, inSeconds, me } from '#tests/web/rows.ts'
import { serveQueue } from '#tests/web/serve-queue.ts'
import Conversation from '#web/features/conversation/conversation.tsx'
import { keepEdit, keepUnsentText } from '#web/features/conversation/unsent-text.ts'
import QueuePlace from './queue-place.tsx'

const idOf = (n: number) => `00000000-0000-4000-8000-0000000000d${n}`
const waiting = [1, 2].map((n) =>
  chat({ id: idOf(n), sender: `Guest ${n}`, queue: 'approve', lastMessageStatus: 'pending' }),
)
const drafts = new Map(waiting.map(({ id }) => [id, draft('pending', { chatId: id, text: `Draft of ${id}` })]))

afterEach(() => {
  for (const n of [1, 2]) {
    keepUnsentText(idOf(n), '')
    keepEdit(idOf(n), undefined)
  }
})

function Screen() {
  const { chatId = '' } = useParams()
  const { pathname } = useLocation()
  return (
    <>
      <p data-testid="address">{pathname}</p>
      <Conversation
        chatId={chatId}
        chat={waiting.find(({ id }) => id === chatId)}
        onDetails={undefined}
        place={<QueuePlace key={chatId} chatId={chatId} />}
      />
    </>
  )
}

async function open(handlers: Handlers = {}) {
  const server = serveQueue({
    readMe: () => me,
    listChats: () => waiting,
    listMessages: ({ params: { id } }) => [
      guestMessage('Is there parking?', { chatId: id }),
      drafts.get(id) ?? draft(),
    ],
    approveDraft: ({ params: { id } }) => {
      const one = [...drafts.values()].find((other) => other.id === id) ?? draft()
      return { ...one, ...draft('approved'), id, chatId: one.chatId, undoUntil: inSeconds(30) }
    },
    ...handlers,
  })
  const { user } = renderApp(
    <Routes>
      <Route path="/chat/:chatId" element={<Screen />} />
    </Routes>,
    { at: `/chat/${idOf(1)}?tab=da-approvare` },
  )
  await screen.findByText('1 di 2')
  await screen.findByText(`Draft of ${idOf(1)}`)
  return { server, user }
}
const isAt = (n: number) => expect.poll(() => screen.getByTestId('address').textContent).toBe(`/chat/${idOf(n)}`)
const card = async () => within(await screen.findByRole('region', { name: 'Bozza in attesa di te' }))
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Type your message...' })

/** However long it takes here, the host is as quick as a hand. */
const stopClock = () => void vi.spyOn(Date, 'now').mockReturnValue(Date.now())

test('the second click of a double click approves no draft of the next guest', async () => {
  const { server, user } = await open()
  await user.click((await card()).getByRole('button', { name: 'Approva & Invia' }))
  await isAt(2)
  stopClock()
  await screen.findByText(`Draft of ${idOf(2)}`)
  await user.click((await card()).getByRole('button', { name: 'Approva & Invia' }))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(server.received('approveDraft').length).toBe(1)
})

test('the chat stays while its host writes on, however late the reply before is accepted', async () => {
  const gate = Promise.withResolvers<void>()
  const { user } = await open({
    writeManualReply: async ({ params: { id }, body }) => {
      await gate.promise
      return { ...hostReply(body.text), chatId: id, undoUntil: inSeconds(30) }
    },
  })
  await user.type(box(), 'Yes, there is.{Enter}And also')
  gate.resolve()
  await screen.findByText('Inviata')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.getByTestId('address').textContent).toBe(`/chat/${idOf(1)}`)
  await user.keyboard(' a chair')
  expect(box().value).toBe('And also a chair')
  await user.click(screen.getByRole('button', { name: 'Apri la prossima' }))
  await isAt(2)
  await screen.findByText('2 di 2')
})

test('a click that was on its way while the next guest was being fetched approves none', async () => {
  const gate = Promise.withResolvers<void>()
  const { server, user } = await open({
    listMessages: async ({ params: { id } }) => {
      if (id === idOf(2)) await gate.promise
      return [guestMessage('Is there parking?', { chatId: id }), drafts.get(id) ?? draft()]
    },
  })
  await user.click((await card()).getByRole('button', { name: 'Approva & Invia' }))
  await isAt(2)
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  stopClock()
  gate.resolve()
  await user.click((await card()).getByRole('button', { name: 'Approva & Invia' }))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(server.received('approveDraft').length).toBe(1)
})

test.each([
  ['after its draft was shown', 'listUnsentTexts'],
  ['before its draft was fetched', 'listMessages'],
] as const)(
  'where words were begun elsewhere the next who waits opens with their editor, which has the focus and no cursor: %s',
  async (_, late) => {
    const gate = Promise.withResolvers<void>()
    const of = async (id: string, call: string) => {
      if (id === idOf(2) && call === late) await gate.promise
    }
    const { id: draftId = '', version = 0 } = drafts.get(idOf(2)) ?? {}
    const words = {
      id: draftId,
      chatId: idOf(2),
      draftVersion: version,
      text: 'Yes, a cot',
      version: 1,
      writer: 'phone',
    }
    const { user } = await open({
      listMessages: async ({ params: { id } }) => {
        await of(id, 'listMessages')
        return [guestMessage('Is there parking?', { chatId: id }), drafts.get(id) ?? draft()]
      },
      listUnsentTexts: async ({ params: { id } }) => {
        await of(id, 'listUnsentTexts')
        return id === idOf(2) ? [{ ...words, writtenAt: inSeconds(-60) }] : []
      },
    })
    await user.keyboard('a')
    await isAt(2)
    const region = () => screen.getByRole('region', { name: 'Bozza in attesa di te' })
    if (late === 'listUnsentTexts') await expect.poll(() => document.activeElement === region()).toBe(true)
    gate.resolve()
    await screen.findByDisplayValue('Yes, a cot')
    expect(document.activeElement).toBe(region())
  },
)
