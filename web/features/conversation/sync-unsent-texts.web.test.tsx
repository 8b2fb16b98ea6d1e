import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { UnsentTextView } from '#api/contract/unsent-texts.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, hostReply, inSeconds, me } from '#tests/web/rows.ts'
import { call } from '#web/lib/api-client.ts'
import Conversation from './conversation.tsx'
import { forgetLeft, leftPlaces, leftText } from './left-texts.ts'
import { keepEdit, keepUnsentText } from './unsent-text.ts'

afterEach(() => {
  keepUnsentText(CHAT_ID, '')
  keepEdit(CHAT_ID, undefined)
})

const waiting = draft('pending', { deadlineAt: inSeconds(600), latestDeadlineAt: inSeconds(1_200) })
const begun = (text: string, over: Partial<UnsentTextView> = {}): UnsentTextView => ({
  ...{ id: CHAT_ID, chatId: CHAT_ID, draftVersion: null, text, version: 1, writer: 'phone' },
  writtenAt: inSeconds(-1),
  ...over,
})

function open(rows: UnsentTextView[] = [], handlers: Handlers = {}) {
  const server = serveContract({
    readMe: () => me,
    listMessages: () => [guestMessage('Is there parking?'), waiting],
    ...(rows.length > 0 && { listUnsentTexts: () => rows }),
    writeManualReply: ({ body }) => hostReply(body.text),
    ...handlers,
  })
  const { user, client, unmount } = renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)
  const hear = async (...next: UnsentTextView[]) => {
    rows.splice(0, rows.length, ...next)
    server.serve('listUnsentTexts', () => [...rows])
    await act(() => client.refetchQueries({ queryKey: ['unsent'] }))
  }
  return { server, user, hear, unmount }
}

/** It comes at the test's end: what is not answered in time is kept until there is a line, also for the tests that follow. */
function unanswered<T>(answer: T) {
  const { promise, resolve } = Promise.withResolvers<T>()
  return { promise, resolve: () => resolve(answer) }
}

const composer = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Type your message...' })
const findEditor = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'La tua versione della risposta' })
const saved = (server: ReturnType<typeof open>['server']) =>
  server.received('saveUnsentText').map(({ body: { draftId, text, version } }) => [draftId, text, version])

test('what is written in the box is kept, each time over the version that was kept before, and begun no more when it is sent', async () => {
  const { server, user } = open()
  await user.type(composer(), 'Let me')
  await expect.poll(() => saved(server).at(-1)).toEqual([null, 'Let me', expect.any(Number)])
  const { version = -1 } = server.received('saveUnsentText').at(-1)?.body ?? {}
  await user.type(composer(), ' see')
  await expect.poll(() => saved(server).at(-1)).toEqual([null, 'Let me see', version + 1])
  await user.keyboard('{Enter}')
  await expect.poll(() => server.received('writeManualReply').length).toBe(1)
  await user.type(composer(), 'And')
  await expect.poll(() => saved(server).at(-1)?.[1]).toBe('And')
  // However much of it was typed by then.
  expect(saved(server).find(([, text]) => text !== '' && 'And'.startsWith(String(text)))?.[2]).toBe(0)
})

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('what is being sent is kept until it was accepted, what is begun meanwhile behind it', async () => {
  const gate = Promise.withResolvers<void>()
  const { server, user } = open([], {
    writeManualReply: async ({ body }) => {
      await gate.promise
      return hostReply(body.text)
    },
  })
  await user.type(composer(), 'The whole long answer.{Enter}')
  expect(composer().value).toBe('')
  await expect.poll(() => server.received('writeManualReply').length).toBe(1)
  // Kept before it was sent: its acceptance is what ends it.
  expect(saved(server).at(-1)?.[1]).toBe('The whole long answer.')
  await wait(1_500)
  expect(saved(server).at(-1)?.[1]).toBe('The whole long answer.')
  await user.type(composer(), 'PS')
  await expect.poll(() => saved(server).at(-1)?.[1]).toBe('The whole long answer.\n\nPS')
  gate.resolve()
  await wait(1_500)
  expect(composer().value).toBe('PS')
  expect((await call('listUnsentTexts', { params: { id: CHAT_ID } })).map(({ text }) => text)).toEqual(['PS'])
})

test('a page that goes while a reply is on its way has it in the box again, and takes it out where it was accepted', async () => {
  const { promise, resolve } = unanswered(hostReply('The whole long answer.'))
  const { server, user, unmount } = open([], { writeManualReply: () => promise })
  await user.type(composer(), 'The whole long answer.{Enter}')
  await expect.poll(() => server.received('writeManualReply').length, { timeout: 3_000 }).toBe(1)
  leave()
  unmount()
  const rows = [begun('The whole long answer.')]
  const { hear } = open(rows)
  await expect.poll(() => composer().value).toBe('The whole long answer.')
  await hear()
  await expect.poll(() => composer().value).toBe('')
  resolve()
})

test('so is the wording of a draft while its approval is on its way', async () => {
  const { promise, resolve } = unanswered(draft('approved', { ...waiting, status: 'approved' }))
  const { server, user } = open([], { approveDraft: () => promise })
  await user.click(await screen.findByRole('button', { name: 'Modifica' }))
  await user.type(await findEditor(), ' Free.{Control>}{Enter}{/Control}')
  await expect.poll(() => server.received('approveDraft').length).toBe(1)
  await wait(1_500)
  expect(saved(server).at(-1)?.slice(0, 2)).toEqual([waiting.id, 'Yes, in front of the house. Free.'])
  resolve()
})

test('what another window writes does not get under the hands of who is about to write here', async () => {
  const { user, hear, server } = open([])
  await expect.poll(() => server.received('listUnsentTexts').length).toBe(1)
  await user.click(composer())
  await hear(begun('Sorry, we cannot'))
  expect(await screen.findByText('Un’altra finestra ha scritto qui:')).toBeDefined()
  // Of no words here there is nothing to keep in place of theirs.
  expect(screen.queryByRole('button', { name: 'Tieni il mio testo' })).toBeNull()
  await user.keyboard('Yes of course!')
  expect(composer().value).toBe('Yes of course!')
  expect(screen.getByRole('button', { name: 'Tieni il mio testo' })).toBeDefined()
})

test('another wording of a draft is kept, with the version that it is about; a draft as it is is none', async () => {
  const { server, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Modifica' }))
  const box = await findEditor()
  expect(saved(server)).toEqual([])
  await user.type(box, ' Free.')
  await expect.poll(() => saved(server).at(-1)?.slice(0, 2)).toEqual([waiting.id, 'Yes, in front of the house. Free.'])
  expect(server.received('saveUnsentText')[0]?.body.draftVersion).toBe(waiting.version)
})

test('what was begun elsewhere is there, in the box and in the editor', async () => {
  open([begun('From the phone'), begun('Yes, for free', { id: waiting.id, draftVersion: 1 })])
  expect((await findEditor()).value).toBe('Yes, for free')
  await expect.poll(() => composer().value).toBe('From the phone')
})

test('a draft that has changed since the words were begun says so', async () => {
  open([begun('Yes, for free', { id: waiting.id, draftVersion: 7 })])
  expect((await findEditor()).value).toBe('Yes, for free')
  expect(screen.getByText('La bozza è cambiata mentre scrivevi. Il tuo testo è qui.')).toBeDefined()
})

test('each window sees what the other writes, and is told that it does', async () => {
  const { hear } = open([begun('From')])
  await expect.poll(() => composer().value).toBe('From')
  expect(await screen.findByText('Stai scrivendo a questo ospite anche da un’altra finestra.')).toBeDefined()
  await hear(begun('From the phone', { version: 2 }))
  await expect.poll(() => composer().value).toBe('From the phone')
})

test('a window that has been silent for long is not writing', async () => {
  open([begun('From the phone', { writtenAt: inSeconds(-121) })])
  await expect.poll(() => composer().value).toBe('From the phone')
  expect(screen.queryByText('Stai scrivendo a questo ospite anche da un’altra finestra.')).toBeNull()
})

test('while the host writes the countdown says that it waits, and how long at most', async () => {
  const { user } = open()
  expect(await screen.findByText('Senza una decisione, tra 10 min parte il messaggio di cortesia.')).toBeDefined()
  await user.type(composer(), 'Let me see')
  const paused = 'In pausa: stai scrivendo. Il messaggio di cortesia aspetta al massimo 20 min.'
  expect(await screen.findByText(paused)).toBeDefined()
})

test('the countdown stays in sight while a draft is edited', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Modifica' }))
  await findEditor()
  expect(await screen.findByText('Senza una decisione, tra 10 min parte il messaggio di cortesia.')).toBeDefined()
})

const leave = () =>
  act(() => {
    window.dispatchEvent(new Event('pagehide'))
  })
/** The page goes, while no save comes through. */
async function leaveUnsaved({ server, unmount }: ReturnType<typeof open>) {
  await expect.poll(() => saved(server).length).toBeGreaterThan(0)
  leave()
  const tried = saved(server).length
  unmount()
  await expect.poll(() => saved(server).length).toBeGreaterThan(tried)
  keepUnsentText(CHAT_ID, '')
  keepEdit(CHAT_ID, undefined)
}
const refusing: Handlers = {
  saveUnsentText: () => {
    throw new TypeError('Nobody is there')
  },
}

test('what could not be saved any more when the page was left is in its box again, and is saved', async () => {
  const first = open([], refusing)
  await first.user.type(composer(), 'Let me see')
  await leaveUnsaved(first)
  const { server } = open()
  await expect.poll(() => composer().value).toBe('Let me see')
  await expect.poll(() => saved(server).at(-1)).toEqual([null, 'Let me see', 0])
  await expect
    .poll(() => {
      leave()
      return leftPlaces().size
    })
    .toBe(0)
})

test('so is what was typed before anything followed it', async () => {
  keepUnsentText('early', 'Ci penso io')
  const edited = draft('pending', { id: crypto.randomUUID() })
  keepEdit(CHAT_ID, { draft: edited, text: 'Altro' })
  window.dispatchEvent(new Event('pagehide'))
  expect([leftText('early'), leftText(edited.id)]).toEqual([
    { text: 'Ci penso io', base: '', version: 0, draftVersion: null },
    { text: 'Altro', base: '', version: 0, draftVersion: edited.version },
  ])
  for (const placeId of ['early', edited.id]) forgetLeft(placeId)
  keepUnsentText('early', '')
  keepEdit(CHAT_ID, undefined)
})

test('so is another wording of a draft, with the version that it is about', async () => {
  const first = open([], refusing)
  await first.user.click(await screen.findByRole('button', { name: 'Modifica' }))
  await first.user.type(await findEditor(), ' Free.')
  await leaveUnsaved(first)
  open([], { listMessages: () => [guestMessage('Is there parking?'), { ...waiting, version: 7 }] })
  expect((await findEditor()).value).toBe('Yes, in front of the house. Free.')
  expect(screen.getByText('La bozza è cambiata mentre scrivevi. Il tuo testo è qui.')).toBeDefined()
})

test('what was written elsewhere meanwhile stands beside it', async () => {
  const first = open([], refusing)
  await first.user.type(composer(), 'Mine')
  await leaveUnsaved(first)
  open([begun('Theirs', { version: 4 })])
  expect(await screen.findByText('Un’altra finestra ha scritto qui:')).toBeDefined()
  expect([composer().value, screen.getByText('Theirs').textContent]).toEqual(['Mine', 'Theirs'])
})
