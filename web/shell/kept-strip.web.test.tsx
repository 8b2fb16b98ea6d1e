import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, hostReply, inSeconds, me } from '#tests/web/rows.ts'
import Conversation from '#web/features/conversation/conversation.tsx'
import { runCommand } from '#web/features/conversation/run-command.ts'
import { keepUnsentText } from '#web/features/conversation/unsent-text.ts'
import { type Kept, keptCalls } from '#web/lib/kept.ts'
import { setConnection } from '#web/live/connection.ts'
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

async function open(handlers: Handlers = {}) {
  const server = serveContract({
    readMe: () => me,
    listMessages: () => [guestMessage('Is there parking?'), waiting],
    getChat: () => chat(),
    approveDraft: noLine,
    writeManualReply: noLine,
    closeCall: () => ({ isDone: false, messageId: null }),
    ...handlers,
  })
  const { user } = renderApp(
    <>
      <KeptStrip />
      <Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />
    </>,
  )
  await screen.findByText('Is there parking?')
  return { server, user }
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
  // Nothing of it is on its way.
  const bubble = screen.getByRole('article', { name: 'AI' })
  expect(bubble.textContent).toContain('Parte quando torna la linea')
  expect(bubble.textContent).not.toMatch(/Inviato Automaticamente|Invio in corso/)
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
  const said = await screen.findByText('Non eseguito: la tua risposta.')
  // Which guest's, as many may stand there.
  await waitFor(() => expect(said.closest('li')?.textContent).toContain('Mia Keller · Non eseguito'))
  await user.click(screen.getByRole('button', { name: 'Apri la conversazione' }))
  expect(box().value).toBe('Yes, for free.')
  expect(keptCalls()).toEqual([])
})

test('what was decided more than six hours ago is not done, and says so', async () => {
  plant({ atMs: Date.now() - 6.1 * 60 * 60_000 })
  const { server, user } = await open()
  expect(await screen.findByText('Era rimasta in attesa per più di sei ore.')).toBeDefined()
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
  expect(
    await notices().findByText('L’invio della tua risposta non è riuscito: il testo è di nuovo nel riquadro.'),
  ).toBeDefined()
  await waitFor(() => expect(box().value).toBe('Yes, for free.'))
  vi.stubGlobal('localStorage', real)
  expect(loggedFailures()).toHaveLength(1)
})
