import { useQueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageWithNext } from '#tests/web/contract-server.ts'
import { loggedFailures, never, notices, renderApp } from '#tests/web/render-app.tsx'
import { chat, draft, inSeconds } from '#tests/web/rows.ts'
import { serveQueue } from '#tests/web/serve-queue.ts'
import { useMessageCommand } from '#web/features/conversation/message-commands.ts'
import { useAside } from '#web/features/conversation/use-aside.ts'
import { noteUnseen } from '#web/lib/lost-focus.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { noteTakenBack } from '#web/lib/taken-back.ts'
import { takeNewestBack } from '#web/ui/toast.ts'
import { AppError } from '#workflows/domain/errors.ts'
import QueuePlace from './queue-place.tsx'

/** Later than whatever keys wait for since the tests before. */
let now = Date.now()
beforeEach(() => {
  now += 60_000
  vi.spyOn(Date, 'now').mockImplementation(() => now)
})
// Long ago: what keys wait for here is over for the tests that follow.
afterEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(0)
  noteUnseen('')
})

const idOf = (n: number) => `00000000-0000-4000-8000-0000000000d${n}`
const waiting = [1, 2, 3].map((n) => chat({ id: idOf(n), queue: 'approve', lastMessageStatus: 'pending' }))
const pending = (n: number) => draft('pending', { chatId: idOf(n) })

function Place() {
  const { pathname, search } = useLocation()
  const chatId = pathname.split('/').at(-1) ?? ''
  const { mutate } = useMessageCommand(chatId)
  const { id: messageId, version } = pending(1)
  const client = useQueryClient()
  useShortcuts({ undo: () => void takeNewestBack(client) })
  const dismissal = useAside(waiting.find(({ id }) => id === chatId) ?? chat())
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <QueuePlace key={chatId} chatId={chatId} />
      <button type="button" onClick={() => mutate({ verb: 'discard', messageId, version })}>
        Reject
      </button>
      <button type="button" onClick={() => dismissal.run({ verb: 'dismiss' })}>
        Dismiss
      </button>
    </>
  )
}

const show = (n: number) => renderApp(<Place />, { at: `/chat/${idOf(n)}?tab=da-approvare` })
const isAt = (n: number) =>
  waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/chat/${idOf(n)}?tab=da-approvare`))

test('once a chat is decided the next that waits opens, and what was decided is still counted', async () => {
  let left = waiting
  const server = serveQueue({ listChats: () => left, discardDraft: () => draft('discarded', { chatId: idOf(1) }) })
  const { user } = show(1)
  await screen.findByText('1 di 3')
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  left = waiting.slice(1)
  await isAt(2)
  await screen.findByText('2 di 3')
  expect(server.received('listChats')[0]?.query.queue).toBe('approve')
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  left = waiting.slice(2)
  await isAt(3)
  await screen.findByText('3 di 3')
})

test('the next one opens as soon as the decision was accepted, however long the lists take to be read', async () => {
  let isHeld = false
  serveQueue({
    listChats: () => (isHeld ? never() : waiting),
    discardDraft: () => {
      isHeld = true
      return draft('discarded', { chatId: idOf(1) })
    },
  })
  const { user } = show(1)
  await screen.findByText('1 di 3')
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  await isAt(2)
  await screen.findByText('2 di 3')
})

test('a chat that waits again, its decision taken back or its guest heard of, is one of those the key goes to', async () => {
  let left = waiting
  serveQueue({ listChats: () => left, discardDraft: () => draft('discarded', { chatId: idOf(1) }) })
  const { user, client } = show(1)
  await screen.findByText('1 di 3')
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  left = waiting.slice(1)
  await isAt(2)
  now += 2_000
  await user.keyboard('n')
  await isAt(3)
  await screen.findByText('3 di 3')
  left = [...waiting.slice(1), ...waiting.slice(0, 1)]
  await act(() => client.invalidateQueries())
  await screen.findByText('2 di 3')
  await user.keyboard('n')
  await isAt(1)
})

test('amid those that wait the one behind opens, although the list has none of it any more', async () => {
  let left = waiting
  serveQueue({
    listChats: () => left,
    discardDraft: () => {
      left = waiting.filter(({ id }) => id !== idOf(2))
      return draft('discarded', { chatId: idOf(2) })
    },
  })
  const { user } = show(2)
  await screen.findByText('2 di 3')
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  await isAt(3)
  await screen.findByText('3 di 3')
})

test('a chat deep among those that wait has its place, and the one behind it opens, not the first', async () => {
  const behind = { place: 1199, of: 1200, next: null }
  let isDecided = false
  const server = serveQueue({
    listChats: () => new PageWithNext(waiting.slice(0, 1), 'next'),
    findQueuePlace: ({ params: { id } }) =>
      id === idOf(3)
        ? behind
        : isDecided
          ? { place: null, of: 1200, next: null }
          : { place: 1198, of: 1201, next: idOf(3) },
    discardDraft: () => {
      isDecided = true
      return draft('discarded', { chatId: idOf(2) })
    },
  })
  const { user } = show(2)
  await screen.findByText('1198 di 1201')
  expect(server.received('findQueuePlace')[0]).toMatchObject({ params: { id: idOf(2) }, query: { queue: 'approve' } })
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  await isAt(3)
  await screen.findByText('1200 di 1201')
})

test('a chat that needs no answer is decided too: the next that waits opens', async () => {
  serveQueue({
    listChats: () => waiting,
    dismissChat: () => chat({ id: idOf(1), dismissedAt: '2026-11-20T10:05:00Z' }),
  })
  const { user } = show(1)
  await screen.findByText('1 di 3')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await isAt(2)
})

test.each(['Reject', 'Dismiss'])(
  'what was taken back opens again at once, though nobody has looked at the next one so far: %s',
  async (button) => {
    const undoUntil = inSeconds(3_600)
    const gate = Promise.withResolvers<void>()
    const server = serveQueue({
      listChats: () => waiting,
      discardDraft: () => draft('discarded', { chatId: idOf(1), undoUntil }),
      undoSend: () => gate.promise.then(() => pending(1)),
      dismissChat: () => chat({ id: idOf(1), dismissedAt: '2026-11-20T10:05:00Z' }),
      reopenChat: () => gate.promise.then(() => chat({ id: idOf(1) })),
    })
    const { user } = show(1)
    await screen.findByText('1 di 3')
    await user.click(screen.getByRole('button', { name: button }))
    await isAt(2)
    await user.keyboard('z')
    await isAt(1)
    expect([...server.received('undoSend'), ...server.received('reopenChat')]).toHaveLength(1)
    gate.resolve()
    await screen.findByText('1 di 3')
  },
)

test('what is taken back while the next one is about to open stays open', async () => {
  serveQueue({ listChats: () => waiting, discardDraft: () => draft('discarded', { chatId: idOf(1) }) })
  const { user, client } = show(1)
  await screen.findByText('1 di 3')
  const pushed = vi.spyOn(window.history, 'pushState')
  const end = client.getMutationCache().subscribe(() => {
    if (pushed.mock.calls.length === 0) return
    end()
    noteTakenBack(idOf(1))
  })
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(pushed).toHaveBeenCalled())
  await isAt(1)
  expect(window.location.pathname).toBe(`/chat/${idOf(1)}`)
})

test('what is taken back before the lists were read anew stays open, and decided again it goes on', async () => {
  const gate = Promise.withResolvers<void>()
  let isHeld = false
  serveQueue({
    listChats: () => (isHeld ? gate.promise.then(() => waiting) : waiting),
    discardDraft: () => {
      isHeld = true
      return draft('discarded', { chatId: idOf(1), undoUntil: inSeconds(3_600) })
    },
    undoSend: () => pending(1),
  })
  const { user, client } = show(1)
  await screen.findByText('1 di 3')
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  await notices().findByText('Bozza rifiutata')
  now += 10
  await user.keyboard('z')
  await notices().findByText('La bozza aspetta di nuovo')
  isHeld = false
  gate.resolve()
  await waitFor(() => expect(client.isMutating()).toBe(0))
  await isAt(1)
  now += 10
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  await isAt(2)
})

test('a decision that was refused leaves the host where they are', async () => {
  serveQueue({
    listChats: () => waiting,
    discardDraft: () => {
      throw new AppError('conflict', { code: 'settled_before', params: { status: 'superseded' } })
    },
  })
  const { user } = show(1)
  await screen.findByText('1 di 3')
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(loggedFailures()).not.toEqual([]))
  await isAt(1)
})

test('the key goes on to the next that waits, behind the last to the first, and counts nothing', async () => {
  serveQueue({ listChats: () => waiting })
  const { user } = show(3)
  await screen.findByText('3 di 3')
  await user.keyboard('n')
  await isAt(1)
  await screen.findByText('1 di 3')
})

test('what is pressed before the next one was seen does nothing, and a second of rest later it does', async () => {
  serveQueue({ listChats: () => waiting, discardDraft: () => draft('discarded', { chatId: idOf(1) }) })
  const { user } = show(1)
  await screen.findByText('1 di 3')
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  await isAt(2)
  for (const _ of [1, 2, 3]) {
    await user.keyboard('n')
    now += 600
  }
  await isAt(2)
  now += 1_001
  await user.keyboard('n')
  await isAt(3)
})

test.each(['', '?q=Mia', '?sorgente=email'])(
  'in the list of all chats%s the next that waits opens, in that list’s order, and those that wait are counted',
  async (search) => {
    const list = [1, 2, 3, 4].map((n) =>
      chat({
        id: idOf(n),
        queue: n === 2 ? null : n === 3 ? 'answer' : 'approve',
        last_message_at: `2026-11-20T1${9 - n}:00:00Z`,
      }),
    )
    const server = serveQueue({ listChats: () => list, discardDraft: () => draft('discarded', { chatId: idOf(1) }) })
    const { user } = renderApp(<Place />, { at: `/chat/${idOf(1)}${search}` })
    await screen.findByText('1 di 3')
    await user.click(screen.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/chat/${idOf(3)}${search}`))
    expect(server.received('findQueuePlace')).toEqual([])
  },
)

test('a chat deep in the list of all has its place from the server', async () => {
  const server = serveQueue({
    listChats: () => new PageWithNext(waiting.slice(0, 1), 'next'),
    countChats: () => ({ approve: 30, answer: 10, automatic: 5, all: 900 }),
    findQueuePlace: () => ({ place: 31, of: 40, next: idOf(3) }),
  })
  renderApp(<Place />, { at: `/chat/${idOf(2)}` })
  await screen.findByText('31 di 40')
  expect(server.received('findQueuePlace')[0]?.query.queue).toBe('all')
})
