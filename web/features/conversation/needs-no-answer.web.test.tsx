import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChatView } from '#api/contract/chats.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat } from '#tests/web/rows.ts'
import { commandsNow } from '#web/lib/shortcuts.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { NeedsNoAnswer } from './needs-no-answer.tsx'
import { useChat } from './read-conversation.ts'

const waiting = chat({ queue: 'answer', lastMessageStatus: 'fallback_sent' })
const dismissed = chat({ ...waiting, queue: null, dismissedAt: '2026-11-20T10:05:00Z' })

function Shown() {
  const { data } = useChat(CHAT_ID)
  return data ? <NeedsNoAnswer chat={data} /> : <p>Loading</p>
}

function open(first: ChatView, handlers: Handlers = {}) {
  let now = first
  const server = serveContract({
    getChat: () => now,
    dismissChat: () => (now = dismissed),
    reopenChat: () => (now = waiting),
    ...handlers,
  })
  return { server, ...renderApp(<Shown />) }
}
const button = (name: string) => screen.findByRole('button', { name })
const region = () => screen.queryByRole('region', { name: 'Serve una risposta?' })

test('a chat that waits for an answer is taken out of the list, as it was shown, and the toast puts it back', async () => {
  const { server, user } = open(waiting)
  const dismiss = await button('Non serve risposta')
  await user.click(dismiss)
  expect((await button('Rimetti tra chi aspetta')) === dismiss).toBe(true)
  expect(document.activeElement === dismiss).toBe(true)
  // With its day: an hour alone would be one of today.
  expect(region()?.textContent).toMatch(/Non serve risposta: lo hai detto tu \(20 nov, \d\d:\d\d\)\./)
  const asked = { params: { id: CHAT_ID }, body: { lastMessageAt: waiting.last_message_at } }
  expect(server.received('dismissChat')).toMatchObject([asked])
  await user.click(await notices().findByRole('button', { name: 'Annulla' }))
  await button('Non serve risposta')
  await notices().findByText('Di nuovo in «Da rispondere»')
  expect(server.received('reopenChat')).toMatchObject([{ params: { id: CHAT_ID } }])
})

test('the notice that offers to take it back goes once that was done in its place', async () => {
  const { user } = open(waiting)
  await user.click(await button('Non serve risposta'))
  await notices().findByRole('button', { name: 'Annulla' })
  await user.click(await button('Rimetti tra chi aspetta'))
  // By itself it would in ten seconds.
  await expect.poll(() => notices().queryByRole('button', { name: 'Annulla' }), { timeout: 5_000 }).toBeNull()
})

test('the key x does it once', async () => {
  const gate = Promise.withResolvers<ChatView>()
  const { server, user } = open(waiting, { dismissChat: () => gate.promise })
  await button('Non serve risposta')
  await user.keyboard('xx')
  server.serve('getChat', () => dismissed)
  gate.resolve(dismissed)
  await button('Rimetti tra chi aspetta')
  await user.keyboard('x')
  expect(server.received('dismissChat')).toHaveLength(1)
  expect(server.received('reopenChat')).toEqual([])
})

test('what was said long ago is taken back in its place', async () => {
  const { user, server } = open(dismissed)
  await user.click(await button('Rimetti tra chi aspetta'))
  await button('Non serve risposta')
  expect(server.received('reopenChat')).toHaveLength(1)
})

test('a chat that waits for nobody says nothing of it, and the key does nothing', async () => {
  const { user, server } = open(chat({ queue: 'approve', lastMessageStatus: 'pending' }))
  await expect.poll(() => screen.queryByText('Loading')).toBeNull()
  expect(region()).toBeNull()
  await user.keyboard('x')
  expect(server.received('dismissChat')).toEqual([])
  // Nor does the palette offer what would do nothing.
  expect(commandsNow().map(({ name }) => name)).not.toContain('dismiss')
})

test('a chat that went on meanwhile stays, and the host is told why', async () => {
  const { user } = open(waiting, {
    dismissChat: () => {
      throw new AppError('conflict', { code: 'chat_went_on' })
    },
  })
  await user.click(await button('Non serve risposta'))
  await notices().findByText('Questa conversazione è andata avanti: riguardala prima di toglierla dalla lista')
  await button('Non serve risposta')
  expect(loggedFailures()).toHaveLength(1)
})
