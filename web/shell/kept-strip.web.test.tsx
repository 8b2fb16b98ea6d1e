import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ChatView } from '#api/contract/chats.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, hostReply, inSeconds, me } from '#tests/web/rows.ts'
import Conversation from '#web/features/conversation/conversation.tsx'
import { runCommand } from '#web/features/conversation/run-command.ts'
import { keepUnsentText } from '#web/features/conversation/unsent-text.ts'
import { type Kept, keptCalls } from '#web/lib/kept.ts'
import { setConnection } from '#web/live/connection.ts'
import { takeNewestBack } from '#web/ui/toast.ts'
import { AppError } from '#workflows/domain/errors.ts'
import KeptStrip from './kept-strip.tsx'

afterEach(() => {
  keepUnsentText(CHAT_ID, '')
  setConnection('live')
})

const waiting = draft('pending')
const noLine = () => {
  throw new TypeError('the line is dead')
}
const superseded = () => {
  throw new AppError('conflict', { code: 'settled_before', params: { status: 'superseded' } })
}

async function open(handlers: Handlers = {}, shown: Partial<ChatView> = {}) {
  const server = serveContract({
    readMe: () => me,
    listMessages: () => [guestMessage('Is there parking?'), waiting],
    approveDraft: noLine,
    writeManualReply: noLine,
    closeCall: () => ({ isDone: false, messageId: null }),
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

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Type your message...' })
const keys = (asked: { headers: Headers }[]) => new Set(asked.map(({ headers }) => headers.get('idempotency-key')))
const lineIsBack = async () => {
  await act(async () => setConnection('offline'))
  await act(async () => setConnection('live'))
}
const plant = (kept: Partial<Kept>, person = 'a-person') => {
  const command = { verb: 'approve', messageId: waiting.id, version: 1, recipient: null, key: 'k' }
  const call: Kept = { key: 'k', chatId: CHAT_ID, atMs: Date.now(), what: { command }, ...kept }
  localStorage.setItem(`locanda-kept ${person} k`, JSON.stringify(call))
}

test('a decision that finds no line is kept, and done once, under its key, when there is one', async () => {
  const { server, user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Approva & Invia' }))
  expect(await screen.findByText('Una tua azione parte quando torna la linea.')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Bozza in attesa di te' })).toBeNull()
  const approved = draft('approved', { id: waiting.id, undoUntil: inSeconds(600) })
  server.serve('approveDraft', () => approved)
  server.serve('listMessages', () => [guestMessage('Is there parking?'), approved])
  await lineIsBack()
  expect(await notices().findByText('Inviata')).toBeDefined()
  const asked = server.received('approveDraft')
  expect(asked.length).toBeGreaterThan(1)
  expect(keys(asked).size).toBe(1)
  expect(asked.map(({ body }) => body.version)).toEqual(asked.map(() => waiting.version))
  expect(keptCalls()).toEqual([])
  expect(screen.queryByText('Una tua azione parte quando torna la linea.')).toBeNull()
})

test('a reply is shown as kept, and sent when the line is back', async () => {
  const { server, user } = await open()
  await user.type(box(), 'Yes, for free.{Enter}')
  expect(await screen.findByText('Parte quando torna la linea')).toBeDefined()
  server.serve('writeManualReply', ({ body }) => hostReply(body.text))
  await lineIsBack()
  await waitFor(() => expect(keptCalls()).toEqual([]))
  const asked = server.received('writeManualReply')
  expect(keys(asked).size).toBe(1)
  expect(new Set(asked.map(({ body }) => body.text))).toEqual(new Set(['Yes, for free.']))
})

test('what is refused then is handed back with its reason and its words', async () => {
  const { server, user } = await open()
  await user.type(box(), 'Yes, for free.{Enter}')
  await screen.findByText('Parte quando torna la linea')
  server.serve('writeManualReply', superseded)
  await lineIsBack()
  expect(await screen.findByText('Non eseguito: la tua risposta.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Apri la conversazione' }))
  expect(box().value).toBe('Yes, for free.')
  expect(keptCalls()).toEqual([])
})

test('what was decided more than a day ago is not done, and says so', async () => {
  plant({ atMs: Date.now() - 25 * 60 * 60_000 })
  const { server, user } = await open()
  expect(await screen.findByText('Era rimasta in attesa per più di un giorno.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Ho capito' }))
  expect(server.received('approveDraft')).toEqual([])
  expect(keptCalls()).toEqual([])
})

test('what another person kept in this browser is neither shown nor done', async () => {
  plant({}, 'somebody-else')
  const { server } = await open()
  await lineIsBack()
  expect(await screen.findByRole('region', { name: 'Bozza in attesa di te' })).toBeDefined()
  expect(server.received('approveDraft')).toEqual([])
  expect(localStorage.getItem('locanda-kept somebody-else k')).not.toBeNull()
})

test('one that is taken back before there is a line is never asked for', async () => {
  const { server, user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Approva & Invia' }))
  await screen.findByText('Una tua azione parte quando torna la linea.')
  await user.click(screen.getByRole('button', { name: 'Annulla' }))
  const asked = server.received('approveDraft').length
  await lineIsBack()
  expect(await screen.findByRole('region', { name: 'Bozza in attesa di te' })).toBeDefined()
  expect(server.received('approveDraft')).toHaveLength(asked)
})

test('the same is asked for under a key, whatever else is decided between two tries', async () => {
  const { server, user } = await open()
  await user.type(box(), 'Yes, for free.{Enter}')
  await screen.findByText('Parte quando torna la linea')
  const other = {
    verb: 'approve',
    messageId: draft('pending').id,
    version: 1,
    recipient: null,
    key: 'another',
  } as const
  server.serve('approveDraft', () => draft('approved', { id: other.messageId }))
  await runCommand({ command: other }, other.key)
  server.serve('writeManualReply', ({ body }) => hostReply(body.text))
  await lineIsBack()
  await waitFor(() => expect(keptCalls()).toEqual([]))
  const bodies = server.received('writeManualReply').map(({ body }) => JSON.stringify(body))
  expect(bodies.length).toBeGreaterThan(1)
  expect(new Set(bodies).size).toBe(1)
})

const reused = () => {
  throw new AppError('rule_refused', { code: 'idempotency_key_reused' })
}

test.each([
  [true, 0],
  [false, 1],
])('under a key that is known with another body it is asked whether it was done (%s)', async (isDone, refused) => {
  const { server, user } = await open({ closeCall: () => ({ isDone, messageId: null }) })
  await user.type(box(), 'Yes, for free.{Enter}')
  await screen.findByText('Parte quando torna la linea')
  server.serve('writeManualReply', reused)
  await lineIsBack()
  await waitFor(() => expect(keptCalls()).toHaveLength(refused))
  expect(screen.queryAllByText('Non eseguito: la tua risposta.')).toHaveLength(refused)
  expect(box().value).toBe('')
})

/** A reply that was asked for and whose answer was lost, taken back in the strip. */
async function takeBackLost(handlers: Handlers) {
  const opened = await open(handlers)
  await opened.user.type(box(), 'Yes, for free.{Enter}')
  await screen.findByText('Parte quando torna la linea')
  await opened.user.click(screen.getByRole('button', { name: 'Annulla' }))
  return opened
}

test('what the server has done is undone when it is taken back, and its words are in the box again', async () => {
  const reply = { ...hostReply('Yes, for free.'), undoUntil: inSeconds(600) }
  const { server } = await takeBackLost({
    closeCall: () => ({ isDone: true, messageId: reply.id }),
    undoSend: () => ({ ...reply, status: 'discarded', is_discarded: true, undoUntil: null }),
  })
  expect(await notices().findByText('Invio annullato')).toBeDefined()
  expect(server.received('undoSend').map(({ params }) => params.id)).toEqual([reply.id])
  expect(box().value).toBe('Yes, for free.')
  expect(keptCalls()).toEqual([])
})

test('what has left by then is said, and its words do not come back', async () => {
  await takeBackLost({
    closeCall: () => ({ isDone: true, messageId: waiting.id }),
    undoSend: () => {
      throw new AppError('conflict', { code: 'undo_over' })
    },
  })
  expect(await notices().findByText('Troppo tardi: il messaggio è già partito.')).toBeDefined()
  expect(box().value).toBe('')
})

test('what became of it is asked until the server says so: taken back, it is sent no more', async () => {
  const { server } = await takeBackLost({ closeCall: noLine })
  expect(await screen.findByText('Annullamento in attesa: non si sa ancora se era già partita.')).toBeDefined()
  const asked = server.received('writeManualReply').length
  server.serve('closeCall', () => ({ isDone: false, messageId: null }))
  await lineIsBack()
  expect(await notices().findByText('Annullata: non è partita.')).toBeDefined()
  expect(box().value).toBe('Yes, for free.')
  expect(server.received('writeManualReply')).toHaveLength(asked)
})

test('a reply that no try has left with gives its words back when it is taken back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  setConnection('offline')
  const { server } = await takeBackLost({})
  expect(box().value).toBe('Yes, for free.')
  expect([keptCalls(), server.received('writeManualReply')]).toEqual([[], []])
  onLine.mockRestore()
})

test('what fails again and again holds back its own chat alone, and is put aside with its reason', async () => {
  const failing = draft('pending').id
  const command = { verb: 'approve', messageId: failing, version: 1, recipient: null, key: 'k' }
  plant({ what: { command }, chatId: '99999999-9999-4999-8999-999999999999' })
  const { user, server } = await open()
  await user.click(await screen.findByRole('button', { name: 'Approva & Invia' }))
  server.serve('approveDraft', ({ params: { id } }) => {
    if (id === failing) throw new AppError('unexpected', { code: 'unexpected' })
    return draft('approved', { id })
  })
  await lineIsBack()
  await waitFor(() => expect(keptCalls()).toHaveLength(1))
  for (let again = 0; again < 3; again += 1) await lineIsBack()
  expect(await screen.findByText('Locanda non riesce a eseguirla: riprova.')).toBeDefined()
})

test('where the browser keeps nothing more it fails as ever, and the words stay', async () => {
  const { user } = await open()
  // Not spied on: what was called once before is called by its first name.
  const real = localStorage
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const get = (_: Storage, name: string) => {
    const value: unknown = Reflect.get(real, name)
    return name === 'setItem' ? full : typeof value === 'function' ? value.bind(real) : value
  }
  vi.stubGlobal('localStorage', new Proxy(real, { get }))
  await user.type(box(), 'Yes, for free.{Enter}')
  expect(await notices().findByText('Non è stato possibile: riprova.')).toBeDefined()
  await waitFor(() => expect(box().value).toBe('Yes, for free.'))
  vi.stubGlobal('localStorage', real)
  expect(loggedFailures()).toHaveLength(1)
})

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
