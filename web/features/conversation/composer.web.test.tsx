import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, never, notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, guestMessage, hostReply, inSeconds, me } from '#tests/web/rows.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { AppError } from '#workflows/domain/errors.ts'
import Conversation from './conversation.tsx'
import { keepUnsentText } from './unsent-text.ts'

afterEach(() => keepUnsentText(CHAT_ID, ''))

async function openComposer(handlers: Handlers = {}) {
  const messages = [guestMessage('Is there parking?')]
  const server = serveContract({
    readMe: () => me,
    listMessages: () => messages,
    writeManualReply: ({ body }) => {
      const reply = { ...hostReply(body.text), undoUntil: inSeconds(30) }
      messages.push(reply)
      return reply
    },
    ...handlers,
  })
  const { user, unmount, client } = renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)
  await screen.findByText('Is there parking?')
  return { server, user, unmount, client }
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Type your message...' })
const texts = (server: Awaited<ReturnType<typeof openComposer>>['server']) =>
  server.received('writeManualReply').map(({ body }) => body.text)

test('Enter sends what was written, once and with a key of its own, and the box is empty again', async () => {
  const { server, user } = await openComposer()
  await user.type(box(), 'Yes, for free.{Enter}')
  expect(box().value).toBe('')
  expect(await screen.findByText('Yes, for free.')).toBeDefined()
  await expect.poll(() => texts(server)).toEqual(['Yes, for free.'])
  expect(server.received('writeManualReply')[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('the box is in the language of its words', async () => {
  await openComposer()
  expect(box().closest('[lang]')?.getAttribute('lang')).toBe('en')
})

test('so does Ctrl+Enter, once, from the box that has the focus and not from elsewhere', async () => {
  const { server, user } = await openComposer()
  await user.type(box(), 'Yes, for free.')
  box().blur()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(box().value).toBe('Yes, for free.')
  await user.click(box())
  await user.keyboard('{Control>}{Enter}{Enter}{/Control}')
  await expect.poll(() => texts(server)).toEqual(['Yes, for free.'])
})

test('so does its button', async () => {
  const { server, user } = await openComposer()
  expect(screen.getByRole('button', { name: 'Invia' })).toHaveProperty('disabled', true)
  await user.type(box(), 'Yes.')
  await user.click(screen.getByRole('button', { name: 'Invia' }))
  await expect.poll(() => texts(server)).toEqual(['Yes.'])
})

test('a reply names where it was shown to go, and the words are in the box again where that has changed', async () => {
  const { server, user, client } = await openComposer({
    writeManualReply: () => {
      throw new AppError('conflict', {
        code: 'goes_elsewhere',
        params: { shown: 'anna@guest.test', now: 'relay@guest.test' },
      })
    },
  })
  client.setQueryData(queryKeys.chat(CHAT_ID), chat({ replyAddress: 'anna@guest.test' }))
  await user.type(box(), 'Yes.{Enter}')
  await expect
    .poll(() => server.received('writeManualReply').map(({ body }) => body.recipient))
    .toEqual(['anna@guest.test'])
  expect(await notices().findByText(/relay@guest.test.*anna@guest.test/)).toBeDefined()
  expect(box().value).toBe('Yes.')
  expect(loggedFailures()).toHaveLength(1)
})

test('Shift+Enter makes a line', async () => {
  const { server, user } = await openComposer()
  await user.type(box(), 'One{Shift>}{Enter}{/Shift}Two')
  expect(box().value).toBe('One\nTwo')
  expect(texts(server)).toEqual([])
})

test('the Enter that ends a composed word sends nothing', async () => {
  const { server, user } = await openComposer()
  await user.type(box(), 'ありがとう')
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
  expect(box().value).toBe('ありがとう')
  expect(texts(server)).toEqual([])
})

test('blanks are not sent, and no more is taken than may be sent', async () => {
  const { server, user } = await openComposer()
  await user.type(box(), '   {Enter}')
  expect(texts(server)).toEqual([])
  expect(box().maxLength).toBe(20_000)
})

test('what is on its way is shown as such', async () => {
  const { user } = await openComposer({ writeManualReply: () => never() })
  await user.type(box(), 'Yes.{Enter}')
  expect((await screen.findByRole('article', { name: 'Tu' })).textContent).toContain('Invio in corso…')
})

test('what could not be sent is back in the box, and said', async () => {
  const { user } = await openComposer({
    writeManualReply: () => {
      throw new AppError('unexpected', { code: 'unexpected' })
    },
  })
  await user.type(box(), 'Yes.{Enter}')
  expect(
    await notices().findByText('L’invio della tua risposta non è riuscito: il testo è di nuovo nel riquadro.'),
  ).toBeDefined()
  await expect.poll(() => box().value).toBe('Yes.')
  expect(screen.queryByRole('article', { name: 'Tu' })).toBeNull()
  expect(loggedFailures()).toHaveLength(1)
})

test('a reply that fails while the next one is begun is back in the box before it', async () => {
  const sending = Promise.withResolvers<never>()
  const { user } = await openComposer({ writeManualReply: () => sending.promise })
  await user.type(box(), 'First.{Enter}')
  await user.type(box(), 'Second.')
  sending.reject(new AppError('rule_refused', { code: 'reply_empty' }))
  expect(await notices().findByText('Scrivi prima la risposta: questa bozza è vuota')).toBeDefined()
  expect(box().value).toBe('First.\n\nSecond.')
  expect(loggedFailures()).toHaveLength(1)
})

test('a reply can be taken back while its window is open, and it is said when that comes too late', async () => {
  const { user } = await openComposer({
    undoSend: () => {
      throw new AppError('conflict', { code: 'undo_over' })
    },
  })
  await user.type(box(), 'Yes.{Enter}')
  await notices().findByText('Inviata')
  await user.click(notices().getByRole('button', { name: 'Annulla' }))
  expect(await notices().findByText('Troppo tardi: il messaggio è già partito.')).toBeDefined()
})

test('what was begun is there again when the host comes back', async () => {
  const { user, unmount } = await openComposer()
  await user.type(box(), 'Let me see')
  unmount()
  await openComposer()
  expect([box().value, document.activeElement === box()]).toEqual(['Let me see', false])
})

test('the key r leads to the box, and Escape out of it', async () => {
  const { user } = await openComposer()
  await user.keyboard('r')
  expect(document.activeElement).toBe(box())
  expect(box().value).toBe('')
  await user.keyboard('{Escape}')
  expect(document.activeElement).not.toBe(box())
})

test("what is sent says which of the guest's messages the host was shown", async () => {
  const { server, user } = await openComposer()
  await user.type(box(), 'Yes.{Enter}')
  const shown = () => server.received('writeManualReply').map(({ body }) => body.shown)
  await expect.poll(shown).toEqual([[expect.any(String)]])
})

test('a reply says which of our answers the host knew of, and that is what this window has sent a moment before', async () => {
  const sent: string[] = []
  const { server, user } = await openComposer({
    writeManualReply: ({ body }) => {
      const reply = { ...hostReply(body.text), undoUntil: inSeconds(30) }
      sent.push(reply.id)
      return reply
    },
  })
  await user.type(box(), 'Yes.{Enter}And free.{Enter}')
  await expect.poll(() => sent.length).toBe(2)
  const [first, second] = server.received('writeManualReply').map(({ body }) => body.ours)
  expect(first).not.toContain(sent[0])
  expect(second).toContain(sent[0])
})

test('words that another answer stopped are in the box again, and the host is told', async () => {
  const { user } = await openComposer({
    writeManualReply: () => {
      throw new AppError('conflict', { code: 'answered_meanwhile' })
    },
  })
  await user.type(box(), 'Yes, for free.{Enter}')
  expect(await notices().findByText(/Nel frattempo è già stata decisa/)).toBeDefined()
  await expect.poll(() => box().value).toBe('Yes, for free.')
  loggedFailures()
})
