import { act, screen, waitFor, within } from '@testing-library/react'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { ChatQueue } from '#api/contract/queues.ts'
import { PageWithNext, serveContract } from '#tests/web/contract-server.ts'
import { never, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat } from '#tests/web/rows.ts'
import { dropCall, keepCall } from '#web/lib/kept.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { ChatColumn } from './chat-column.tsx'
import { newListSteps } from './list-steps.ts'
import { useChats } from './read-chats.ts'

const counts = { approve: 3, answer: 1000, automatic: 0, all: 12 }

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

const show = (at = '/chat') => renderApp(<Column />, { at })
const address = () => screen.getByTestId('address').textContent
const tab = async (name: RegExp) => within(await screen.findByRole('navigation')).findByRole('link', { name })

describe('the tabs of the list', () => {
  test.each([
    ['/chat?tab=da-aprovare&q=culla#m1', '/chat?q=culla'],
    ['/chat?tab=constructor', '/chat'],
    ['/chat?tab=', '/chat'],
  ])('an address with a tab that there is not lists all, and comes to say so: %s', async (at, becomes) => {
    const server = serveContract({ countChats: () => counts, listChats: () => [chat()] })
    show(at)
    await waitFor(() => expect(address()).toBe(becomes))
    expect((await tab(/^Tutte/)).getAttribute('aria-current')).toBe('page')
    expect(server.received('listChats').every(({ query }) => query.queue === undefined)).toBe(true)
    expect(window.location.hash).toBe(new URL(at, 'http://x').hash)
  })

  test('stand with their counts in the order in which they press, and the list opens on all', async () => {
    const server = serveContract({ countChats: () => counts, listChats: () => [chat()] })
    show()
    await tab(/^Da approvare 3$/)
    const links = within(screen.getByRole('navigation')).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Da approvare 3',
      'Da rispondere 999+',
      'Partite da sole 0',
      'Tutte 12',
    ])
    expect((await tab(/^Tutte/)).getAttribute('aria-current')).toBe('page')
    expect(server.received('listChats')[0]?.query.queue).toBeUndefined()
  })

  test.each([
    ['approvare', 3, { command: { verb: 'approve' } }],
    ['approvare', 3, { aside: { verb: 'snooze' }, from: 'approve' }],
    ['rispondere', 4, { aside: { verb: 'dismiss' }, from: 'answer' }],
  ])('count nobody as waiting who was decided on without a line: Da %s', async (name, many, what) => {
    serveContract({
      countChats: () => ({ ...counts, answer: 4 }),
      listChats: () => [chat({ queue: 'approve', lastMessageStatus: 'pending' })],
    })
    const kept = { key: 'a-key', chatId: CHAT_ID, atMs: 0, what }
    keepCall(kept)
    onTestFinished(() => dropCall(kept))
    show()
    await tab(new RegExp(`^Da ${name} ${many - 1}$`))
    act(() => dropCall(kept))
    await tab(new RegExp(`^Da ${name} ${many}$`))
  })

  test.each([
    ['tab=da-approvare', /^Nessuna bozza aspetta/, 'Vedi tutte'],
    ['tab=da-rispondere', /^Nessun ospite aspetta/, 'Vedi tutte'],
    ['tab=partite-da-sole', /^Qui stanno le risposte/, 'Vedi tutte'],
    ['tab=da-approvare&q=x', undefined, 'Togli i filtri'],
  ])('say of an empty one what it is empty of: %s', async (search, said, action) => {
    serveContract({ countChats: () => counts, listChats: () => [] })
    const { user } = show(`/chat?${search}`)
    await screen.findByText('Nessuna conversazione trovata.')
    if (said) expect(screen.getByText(said)).toBeDefined()
    else expect(screen.queryByText(/^(Nessuna bozza|Nessun ospite|Qui stanno)/)).toBeNull()
    await user.click(screen.getByRole('button', { name: action }))
    expect(address()).toBe('/chat')
  })

  test('an address that names no property can be left by a click, which to ask again would not help', async () => {
    const wrong = new AppError('invalid_input', { code: 'address_invalid' })
    serveContract({
      countChats: () => counts,
      listChats: ({ query }) => {
        if (query.propertyId !== undefined) throw wrong
        return [chat()]
      },
    })
    const { user } = show(`/chat?proprieta=${CHAT_ID}`)
    expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Togli i filtri' }))
    expect(address()).toBe('/chat')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Togli i filtri' })).toBeNull())
  })

  test('lie in the address beside the other filters, and ask the server', async () => {
    const server = serveContract({ countChats: () => counts, listChats: () => [chat()] })
    const { user } = show('/chat?sorgente=airbnb')
    await user.click(await tab(/^Da rispondere/))
    expect(address()).toBe('/chat?sorgente=airbnb&tab=da-rispondere')
    expect((await tab(/^Da rispondere/)).getAttribute('aria-current')).toBe('page')
    expect(server.received('listChats').at(-1)?.query).toMatchObject({ queue: 'answer', channel: 'airbnb' })
    await user.click(await tab(/^Tutte/))
    expect(address()).toBe('/chat?sorgente=airbnb')
  })

  test('count what the list is narrowed to, and nothing where that is words', async () => {
    const server = serveContract({
      countChats: ({ query }) => (query.channel === 'airbnb' ? { ...counts, approve: 2 } : counts),
      listChats: () => [chat()],
    })
    const { user } = show('/chat?sorgente=airbnb')
    await tab(/^Da approvare 2$/)
    expect(server.received('countChats').map(({ query }) => query)).toEqual([{ channel: 'airbnb' }])
    await user.type(screen.getByRole('searchbox'), 'Rosa')
    await tab(/^Da approvare$/)
  })

  test('show nothing of another tab while their own is read', async () => {
    const server = serveContract({ listChats: () => [] })
    const { user } = show()
    await screen.findByText('Nessuna conversazione trovata.')
    server.serve('listChats', never)
    await user.click(await tab(/^Da approvare/))
    await screen.findByText('Caricamento delle conversazioni…')
    expect(screen.queryByText('Nessuna conversazione trovata.')).toBeNull()
  })
})

function Names({ queue }: { queue?: ChatQueue }) {
  const { data = [], fetchNextPage } = useChats(queue ? { queue } : {})
  return (
    <>
      <p data-testid="names">{data.map(({ sender }) => sender).join(', ')}</p>
      <button type="button" onClick={() => void fetchNextPage()}>
        More
      </button>
    </>
  )
}

test.each([
  ['approve', 'Presses most, Can wait'],
  [undefined, 'Can wait, Presses most'],
] as const)('the list of %s keeps its order page after page', async (queue, names) => {
  const older = chat({ sender: 'Presses most', last_message_at: '2026-11-01T10:00:00Z' })
  const newer = chat({ id: CHAT_ID.replace('c1', 'c2'), sender: 'Can wait' })
  serveContract({
    listChats: ({ query }) => (query.cursor === undefined ? new PageWithNext([older], 'next') : [newer]),
  })
  const { user } = renderApp(<Names {...(queue && { queue })} />)
  await waitFor(() => expect(screen.getByTestId('names').textContent).toBe('Presses most'))
  await user.click(screen.getByRole('button', { name: 'More' }))
  await waitFor(() => expect(screen.getByTestId('names').textContent).toBe(names))
})
