import { useQueryClient } from '@tanstack/react-query'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { MessageView } from '#api/contract/messages.ts'
import { type Handlers, PageWithNext, serveContract } from '#tests/web/contract-server.ts'
import { notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, hostReply, inSeconds, me, message } from '#tests/web/rows.ts'
import { noteUnseen } from '#web/lib/lost-focus.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { takeNewestBack, toastUndo } from '#web/ui/toast.ts'
import { AppError } from '#workflows/domain/errors.ts'
import Conversation from './conversation.tsx'
import { keepUnsentText } from './unsent-text.ts'

afterEach(() => keepUnsentText(CHAT_ID, ''))

const waiting = draft('pending')
const leaving = { undoUntil: inSeconds(600) }
const discarded = { status: 'discarded', is_discarded: true, undoUntil: null } as const

/** A conversation that is what `messages` say, decided on as the API would. */
async function open(messages: MessageView[], handlers: Handlers = {}) {
  const server = serveContract({
    readMe: () => me,
    listMessages: () => messages,
    approveDraft: () => (messages[1] = draft('approved', { id: waiting.id, ...leaving })),
    discardDraft: () => (messages[1] = draft('discarded', { id: waiting.id, ...leaving })),
    writeManualReply: ({ body }) => {
      const reply = { ...hostReply(body.text), ...leaving }
      messages.push(reply)
      return reply
    },
    undoSend: ({ params: { id } }) => {
      if (id === waiting.id) return (messages[1] = waiting)
      const at = messages.findIndex((one) => one.id === id)
      return (messages[at] = { ...(messages[at] ?? waiting), ...discarded })
    },
    ...handlers,
  })
  const shown = renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)
  await screen.findByText('Is there parking?')
  return { server, ...shown }
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Type your message...' })
const log = () => within(screen.getByRole('log'))
const card = () => screen.findByRole('region', { name: 'Bozza in attesa di te' })
const undone = (server: Awaited<ReturnType<typeof open>>['server']) =>
  server.received('undoSend').map(({ params }) => params.id)

test.each([
  ['a', 'Inviata'],
  ['e', 'Bozza rifiutata'],
])('what the key %s decided the key z takes back: the draft waits again', async (key, said) => {
  const { server, user } = await open([guestMessage('Is there parking?'), waiting])
  await card()
  await user.keyboard(key)
  expect(await notices().findByText(said)).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Bozza in attesa di te' })).toBeNull()
  await user.keyboard('z')
  const again = await card()
  expect(undone(server)).toEqual([waiting.id])
  await expect.poll(() => document.activeElement).toBe(again)
})

test('a draft that is taken back can be decided on when its new version is known, and by that', async () => {
  const gate = Promise.withResolvers<void>()
  const approved = draft('approved', { id: waiting.id, version: 3, ...leaving })
  const messages = [guestMessage('Is there parking?'), approved]
  const { server, user } = await open(messages, {
    undoSend: async () => {
      await gate.promise
      return (messages[1] = { ...waiting, version: 4 })
    },
  })
  await user.keyboard('z')
  await expect.poll(() => undone(server)).toEqual([waiting.id])
  expect(screen.queryByRole('region', { name: 'Bozza in attesa di te' })).toBeNull()
  gate.resolve()
  await user.click(within(await card()).getByRole('button', { name: 'Rifiuta' }))
  await expect.poll(() => server.received('discardDraft').map(({ body }) => body.version)).toEqual([4])
})

test('older messages that come while the newest are read again stay', async () => {
  const gate = Promise.withResolvers<void>()
  const old = { ...guestMessage('Are you there?'), createdAt: '2026-01-01T00:00:00.000Z' }
  const messages = [guestMessage('Is there parking?'), draft('approved', { id: waiting.id, ...leaving })]
  let reads = 0
  const listMessages: Handlers['listMessages'] = async ({ query }) => {
    if (query.cursor !== undefined) return [old]
    reads += 1
    if (reads > 1) await gate.promise
    return new PageWithNext(reads > 1 ? [...messages, guestMessage('And a cot?')] : messages, 'older')
  }
  const { user } = await open(messages, { listMessages })
  await user.keyboard('z')
  await expect.poll(() => reads).toBe(2)
  await user.click(screen.getByRole('button', { name: 'Messaggi precedenti' }))
  expect(await screen.findByText('Are you there?')).toBeDefined()
  gate.resolve()
  expect(await screen.findByText('And a cot?')).toBeDefined()
  expect(screen.queryByText('Are you there?')).not.toBeNull()
})

test('a reply by hand that is taken back gives its words back to the box', async () => {
  const { user } = await open([guestMessage('Is there parking?'), waiting])
  await user.type(box(), 'No, alas.{Enter}')
  await user.click(await notices().findByRole('button', { name: 'Annulla' }))
  await expect.poll(() => box().value).toBe('No, alas.')
})

test('a reply that was taken back does not stand among what the guest got, and its words can be read', async () => {
  const { user } = await open([guestMessage('Is there parking?'), waiting])
  await user.type(box(), 'Yes, for free.{Enter}')
  await user.click(await log().findByRole('button', { name: 'Annulla' }))
  const taken = within(await log().findByRole('article', { name: 'Annullata' }))
  expect(taken.getByText('Questa risposta non è partita: l’hai annullata tu.')).toBeDefined()
  expect(taken.getByText('Yes, for free.')).toBeDefined()
  expect(log().queryByRole('article', { name: 'Tu' })).toBeNull()
})

test('the notice that offers to take back goes once it was taken back beside the message', async () => {
  const { user } = await open([guestMessage('Is there parking?'), waiting])
  await user.type(box(), 'Yes, for free.{Enter}')
  await notices().findByText('Inviata')
  await user.click(await log().findByRole('button', { name: 'Annulla' }))
  await expect.poll(() => box().value).toBe('Yes, for free.')
  await expect.poll(() => notices().queryByText('Inviata')).toBeNull()
})

test('the notice goes too once it was taken back in another window', async () => {
  const messages = [guestMessage('Is there parking?'), waiting]
  const { user, client } = await open(messages)
  await user.type(box(), 'Yes, for free.{Enter}')
  await notices().findByText('Inviata')
  messages[2] = { ...(messages[2] ?? waiting), ...discarded, version: 2 }
  await client.invalidateQueries()
  await expect.poll(() => notices().queryByText('Inviata')).toBeNull()
})

test('what another window took back is not said to have left', async () => {
  const { user } = await open([guestMessage('Is there parking?'), waiting], {
    undoSend: () => {
      throw new AppError('conflict', { code: 'settled_before', params: { status: 'discarded' } })
    },
  })
  await user.type(box(), 'Yes, for free.{Enter}')
  await user.click(await notices().findByRole('button', { name: 'Annulla' }))
  expect(await notices().findByText('Questo messaggio era già stato scartato')).toBeDefined()
})

test.each([
  ['fallback', 'Questo messaggio di cortesia non è partito.'],
  ['emergency', 'Questo testo d’emergenza non è partito.'],
] as const)('of a %s that was stopped nothing is said but that', async (kind, said) => {
  await open([guestMessage('Is there parking?'), message('discarded', { kind, text: 'Back soon', is_from_ai: true })])
  const stopped = within(await log().findByRole('article', { name: 'Scartato' }))
  expect(stopped.getByText(said)).toBeDefined()
  expect(stopped.queryByText(/più recente|rifiutato/)).toBeNull()
})

test('the key z takes a fallback back that nobody here has decided on, and only while it can be', async () => {
  const fallback = message('approved', { kind: 'fallback', text: 'Back soon', is_from_ai: true, ...leaving })
  const gone = { ...hostReply('Yes.', 'sent'), undoUntil: inSeconds(-1) }
  const { server, user } = await open([guestMessage('Is there parking?'), fallback, gone])
  await user.keyboard('z')
  await expect.poll(() => undone(server)).toEqual([fallback.id])
  await user.keyboard('z')
  expect(undone(server)).toEqual([fallback.id])
})

test('in a chat that opened by itself the key takes nothing back before that was looked at', async () => {
  const fallback = message('approved', { kind: 'fallback', text: 'Back soon', is_from_ai: true, ...leaving })
  const { server, user } = await open([guestMessage('Is there parking?'), fallback])
  // Long ago: what keys wait for here is over for the tests that follow.
  const at = Date.now() - 3_600_000
  const now = vi.spyOn(Date, 'now').mockReturnValue(at)
  noteUnseen(CHAT_ID)
  await user.keyboard('z')
  expect(undone(server)).toEqual([])
  now.mockReturnValue(at + 2_000)
  await user.keyboard('z')
  await expect.poll(() => undone(server)).toEqual([fallback.id])
})

test('a reply of the host’s own can be written in the draft: the words of the box below, sent in its place', async () => {
  const { server, user } = await open([guestMessage('Is there parking?'), waiting])
  const label = 'Oppure scrivi una risposta tua…'
  const own = await within(await card()).findByRole<HTMLTextAreaElement>('textbox', { name: label })
  expect(own.getAttribute('rows')).toBe('1')
  await user.type(own, 'No, alas.')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Type your message...' }).value).toBe('No, alas.')
  await user.keyboard('{Enter}')
  await expect.poll(() => server.received('writeManualReply').map(({ body }) => body.text)).toEqual(['No, alas.'])
  expect(server.received('approveDraft')).toEqual([])
})

/** As the shell binds it, before what a conversation binds. */
function UndoKey() {
  const client = useQueryClient()
  useShortcuts({ undo: (event) => takeNewestBack(client) && event.preventDefault() })
  return null
}

/** A conversation whose decisions are answered when `answer` is called. */
async function openSlowly(answered: MessageView, handlers: Handlers = {}) {
  const gate = Promise.withResolvers<void>()
  const messages = [guestMessage('Is there parking?'), waiting]
  const decide = async () => {
    await gate.promise
    return (messages[1] = answered)
  }
  const server = serveContract({
    readMe: () => me,
    listMessages: () => messages,
    approveDraft: decide,
    discardDraft: decide,
    writeManualReply: async ({ body }) => {
      await gate.promise
      return { ...hostReply(body.text), ...leaving }
    },
    undoSend: () => (messages[1] = waiting),
    ...handlers,
  })
  const { user } = renderApp(
    <>
      <UndoKey />
      <Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />
    </>,
  )
  await card()
  return { server, user, answer: gate.resolve }
}
const approved = draft('approved', { id: waiting.id, ...leaving })

test.each([
  ['a', approved],
  ['e', draft('discarded', { id: waiting.id, ...leaving })],
])(
  'z right after %s is not lost while the answer is slow: the draft waits again, and nothing else is taken back',
  async (key, answered) => {
    const older: string[] = []
    toastUndo('An older one', {
      untilMs: Date.now() + 60_000,
      label: 'Annulla',
      onUndo: () => older.push('taken back'),
    })
    const { server, user, answer } = await openSlowly(answered)
    await notices().findByText('An older one')
    await user.keyboard(key)
    await expect.poll(() => screen.queryByRole('region', { name: 'Bozza in attesa di te' })).toBeNull()
    await user.keyboard('zz')
    expect(await notices().findByText('Lo annullo appena arriva la risposta')).toBeDefined()
    expect(undone(server)).toEqual([])
    answer()
    await card()
    expect(undone(server)).toEqual([waiting.id])
    expect(await notices().findByText(key === 'e' ? 'La bozza aspetta di nuovo' : 'Invio annullato')).toBeDefined()
    expect(older).toEqual([])
  },
)

test('what was asked for before everything was opened anew, and is never answered, takes the key from nothing', async () => {
  const before = await openSlowly(approved)
  await before.user.keyboard('e')
  await expect.poll(() => before.server.received('discardDraft')).toHaveLength(1)
  cleanup()
  const { server, user, answer } = await openSlowly(approved)
  answer()
  await user.keyboard('a')
  await notices().findByText('Inviata')
  await user.keyboard('z')
  await expect.poll(() => undone(server)).toEqual([waiting.id])
})

test('z after an approval that left before its answer came says why it could not be taken back', async () => {
  const { user, answer } = await openSlowly(approved, {
    undoSend: () => {
      throw new AppError('conflict', { code: 'undo_over' })
    },
  })
  await user.keyboard('az')
  answer()
  expect(await notices().findByText('Troppo tardi: il messaggio è già partito.')).toBeDefined()
})

test('z right after a reply by hand gives its words back once it is known', async () => {
  const { server, user, answer } = await openSlowly(approved, {
    undoSend: () => ({ ...hostReply('No, alas.'), ...discarded }),
  })
  await user.type(box(), 'No, alas.{Enter}')
  await expect.poll(() => box().value).toBe('')
  box().blur()
  await user.keyboard('z')
  answer()
  await expect.poll(() => box().value).toBe('No, alas.')
  expect(undone(server)).toHaveLength(1)
})
