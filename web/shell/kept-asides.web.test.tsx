import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ChatView } from '#api/contract/chats.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, guestMessage, me } from '#tests/web/rows.ts'
import Conversation from '#web/features/conversation/conversation.tsx'
import { keptCalls } from '#web/lib/kept.ts'
import { setConnection } from '#web/live/connection.ts'
import { takeNewestBack } from '#web/ui/toast.ts'
import { AppError } from '#workflows/domain/errors.ts'
import KeptStrip from './kept-strip.tsx'

afterEach(() => setConnection('live'))

const noLine = () => {
  throw new TypeError('the line is dead')
}

async function open(handlers: Handlers, shown: Partial<ChatView>) {
  const server = serveContract({
    readMe: () => me,
    listMessages: () => [guestMessage('Is there parking?')],
    getChat: () => chat(shown),
    ...handlers,
  })
  const { user, client } = renderApp(
    <>
      <KeptStrip />
      <Conversation chatId={CHAT_ID} chat={chat(shown)} onDetails={undefined} />
    </>,
  )
  await screen.findByText('Is there parking?')
  return { server, user, client }
}

const keys = (asked: { headers: Headers }[]) => new Set(asked.map(({ headers }) => headers.get('idempotency-key')))
const lineIsBack = async () => {
  await act(async () => setConnection('offline'))
  await act(async () => setConnection('live'))
}

const answerable = { queue: 'answer', lastMessageStatus: 'fallback_sent' } as const
const dismissed = chat({ ...answerable, queue: null, dismissedAt: '2026-11-20T10:05:00Z' })
const refusedChat = () => {
  throw new AppError('conflict', { code: 'chat_went_on' })
}
const asides = (server: Awaited<ReturnType<typeof open>>['server']) =>
  (['dismissChat', 'snoozeChat', 'reopenChat'] as const).map((name) => server.received(name).length)
const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

test.each([
  ['dismissChat', 'Non serve risposta', /^Non serve risposta: lo hai detto tu/],
  ['snoozeChat', /^Domani mattina/, /^Rimandata: torna tra chi aspetta/],
] as const)(
  'without a line %s is kept, as the chat shows at once, and done once when there is one',
  async (name, button, said) => {
    const { server, user } = await open({ dismissChat: noLine, snoozeChat: noLine }, answerable)
    if (name === 'snoozeChat') await user.keyboard('h')
    await press(user, button)
    expect(await screen.findByText('Una tua azione parte quando torna la linea.')).toBeDefined()
    expect(await screen.findByText(said)).toBeDefined()
    server.serve('dismissChat', () => dismissed)
    server.serve('snoozeChat', ({ body }) => chat({ ...answerable, snoozedUntil: body.until }))
    await lineIsBack()
    expect(await notices().findByRole('button', { name: 'Annulla' })).toBeDefined()
    const asked = server.received(name)
    expect(asked.length).toBeGreaterThan(1)
    expect([keys(asked).size, new Set(asked.map(({ body }) => JSON.stringify(body))).size]).toEqual([1, 1])
    expect(keptCalls()).toEqual([])
  },
)

test.each(['its own button', 'the strip', 'the key'])(
  'that a chat needs no answer is taken back by %s before there is a line, and never asked for',
  async (by) => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    setConnection('offline')
    const { server, user, client } = await open({}, answerable)
    await press(user, 'Non serve risposta')
    if (by === 'the key') act(() => void takeNewestBack(client))
    else await press(user, by === 'the strip' ? 'Annulla' : 'Rimetti tra chi aspetta')
    expect(await screen.findByRole('button', { name: 'Non serve risposta' })).toBeDefined()
    expect([keptCalls(), asides(server)]).toEqual([[], [0, 0, 0]])
    onLine.mockRestore()
  },
)

test('where the answer was lost it is asked what became of it, and what was done is taken back', async () => {
  const { server, user } = await open({ dismissChat: noLine, reopenChat: () => chat(answerable) }, answerable)
  await press(user, 'Non serve risposta')
  await screen.findByText('Una tua azione parte quando torna la linea.')
  server.serve('closeCall', () => ({ isDone: true, messageId: CHAT_ID }))
  await press(user, 'Rimetti tra chi aspetta')
  expect(await notices().findByText('Annullata: la conversazione aspetta come prima.')).toBeDefined()
  const [, , reopened] = asides(server)
  expect([keptCalls(), reopened]).toEqual([[], 1])
})

test('a chat that went on meanwhile is handed back with its reason, and what is taken back of none stays so', async () => {
  const { server, user } = await open({ dismissChat: noLine }, answerable)
  await press(user, 'Non serve risposta')
  await screen.findByText('Una tua azione parte quando torna la linea.')
  server.serve('dismissChat', refusedChat)
  await lineIsBack()
  expect(await screen.findByText('Non eseguito: «Non serve risposta».')).toBeDefined()
  expect(
    screen.getByText('Questa conversazione è andata avanti: riguardala prima di toglierla dalla lista'),
  ).toBeDefined()
  await press(user, 'Ho capito')
  expect(keptCalls()).toEqual([])
})

test.each(['its own button', 'the notice'])(
  'what was said with a line is taken back without one by %s: that is kept, too, and done once',
  async (by) => {
    const { server, user } = await open(
      { dismissChat: () => dismissed, reopenChat: noLine },
      by === 'the notice' ? answerable : dismissed,
    )
    if (by === 'the notice') {
      await press(user, 'Non serve risposta')
      await user.click(await notices().findByRole('button', { name: 'Annulla' }))
    } else await press(user, 'Rimetti tra chi aspetta')
    expect(await screen.findByText('Una tua azione parte quando torna la linea.')).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Non serve risposta' })).toBeDefined()
    server.serve('reopenChat', () => chat(answerable))
    await lineIsBack()
    await waitFor(() => expect(keptCalls()).toEqual([]))
    const asked = server.received('reopenChat')
    expect(asked.length).toBeGreaterThan(1)
    expect([keys(asked).size, keys(asked).has(null)]).toEqual([1, false])
  },
)
