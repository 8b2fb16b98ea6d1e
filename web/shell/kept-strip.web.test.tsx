import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, hostReply, inSeconds, me } from '#tests/web/rows.ts'
import Conversation from '#web/features/conversation/conversation.tsx'
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
    approveDraft: noLine,
    writeManualReply: noLine,
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
