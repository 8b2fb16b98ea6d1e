import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import type { ChatView } from '#api/contract/chats.ts'
import { PageWithNext, serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { chat } from '#tests/web/rows.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { ChatColumn } from './chat-column.tsx'
import { newListSteps } from './list-steps.ts'

const idOf = (n: number) => `00000000-0000-4000-8000-0000000d${String(n).padStart(4, '0')}`
const chats = (from: number, to: number): ChatView[] =>
  Array.from({ length: to - from + 1 }, (_, at) =>
    chat({ id: idOf(from + at), last_message_at: new Date(1_700_000_000_000 - (from + at) * 60_000).toISOString() }),
  )

function Column({ opened }: { opened?: number }) {
  const [selected, setSelected] = useState(opened)
  const [listSteps] = useState(newListSteps)
  const box = useRef<HTMLInputElement>(null)
  useShortcuts({
    next: () => listSteps.move(1),
    previous: () => listSteps.move(-1),
    back: () => setSelected(undefined),
  })
  return (
    <>
      <ChatColumn
        selectedId={selected === undefined ? undefined : idOf(selected)}
        searchBox={box}
        listSteps={listSteps}
      />
      {selected !== undefined && <input aria-label="Conversation" ref={(input) => input?.focus()} readOnly />}
    </>
  )
}

/** Presses that come before anything could be drawn between them. */
const pressAtOnce = (keys: string) =>
  act(() => {
    for (const key of keys)
      fireEvent.keyDown(document.activeElement ?? document.body, { key, code: `Key${key.toUpperCase()}` })
  })
const isAtRow = (n: number) => waitFor(() => expect(document.activeElement?.getAttribute('data-chat')).toBe(idOf(n)))
const listed = async (n: number) => {
  await screen.findByRole('list')
  pressAtOnce('j')
  await isAtRow(n)
}

test('each press counts, however fast they come', async () => {
  serveContract({ listChats: () => chats(1, 40) })
  renderApp(<Column />)
  await listed(1)
  pressAtOnce('jjjjj')
  await isAtRow(6)
  pressAtOnce('kkj')
  await isAtRow(5)
})

test('presses before the rows are there are counted once they are', async () => {
  const { promise, resolve } = Promise.withResolvers<ChatView[]>()
  serveContract({ listChats: () => promise })
  renderApp(<Column />)
  await screen.findByText('Caricamento delle conversazioni…')
  pressAtOnce('jjj')
  await act(async () => resolve(chats(1, 10)))
  await isAtRow(3)
})

test('who went elsewhere meanwhile is left there', async () => {
  const { promise, resolve } = Promise.withResolvers<ChatView[]>()
  serveContract({ listChats: () => promise })
  const { user } = renderApp(<Column />)
  await screen.findByText('Caricamento delle conversazioni…')
  pressAtOnce('jjj')
  await user.click(await screen.findByRole('searchbox'))
  await act(async () => resolve(chats(1, 10)))
  await screen.findByRole('list')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

test('presses while the rows of the list before still stand are about the list that comes', async () => {
  const { promise, resolve } = Promise.withResolvers<ChatView[]>()
  const server = serveContract({ listChats: ({ query }) => (query.q === undefined ? chats(1, 10) : promise) })
  const { user } = renderApp(<Column />)
  await listed(1)
  await user.type(await screen.findByRole('searchbox'), 'cot')
  await expect.poll(() => server.received('listChats').some(({ query }) => query.q === 'cot')).toBe(true)
  act(() => screen.getByRole('searchbox').blur())
  pressAtOnce('jj')
  expect(document.activeElement).toBe(document.body)
  await act(async () => resolve(chats(21, 30)))
  await isAtRow(22)
})

test('presses beyond the rows that were read lead on when the next come', async () => {
  const { promise, resolve } = Promise.withResolvers<ChatView[]>()
  const server = serveContract({
    listChats: ({ query }) => (query.cursor === undefined ? new PageWithNext(chats(1, 3), 'next') : promise),
  })
  renderApp(<Column />)
  await listed(1)
  pressAtOnce('jjjjj')
  await isAtRow(3)
  expect(server.received('listChats').some(({ query }) => query.cursor === 'next')).toBe(true)
  await act(async () => resolve(chats(4, 20)))
  await isAtRow(6)
})

test('who leaves a chat is back at its row, however far down', async () => {
  serveContract({ listChats: () => chats(1, 40) })
  const { user } = renderApp(<Column opened={30} />)
  await screen.findByRole('list')
  screen.getByRole('textbox', { name: 'Conversation' }).blur()
  await user.keyboard('{Escape}')
  await isAtRow(30)
})

test('and at the one that took its place, where it has left the list', async () => {
  let left = chats(1, 5)
  serveContract({ listChats: () => left })
  const { user, client } = renderApp(<Column opened={2} />)
  await screen.findByRole('list')
  left = left.filter(({ id }) => id !== idOf(2))
  await act(() => client.invalidateQueries())
  screen.getByRole('textbox', { name: 'Conversation' }).blur()
  await user.keyboard('{Escape}')
  await isAtRow(3)
})
