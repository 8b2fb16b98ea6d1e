import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { UnsentTextView } from '#api/contract/unsent-texts.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, inSeconds, me } from '#tests/web/rows.ts'
import { AppError } from '#workflows/domain/errors.ts'
import Conversation from './conversation.tsx'
import { forgetLeft, leftPlaces } from './left-texts.ts'
import { keepEdit, keepUnsentText } from './unsent-text.ts'

/** Whatever another test has left in this tab. */
const leaveNothing = () => {
  keepUnsentText(CHAT_ID, '')
  keepEdit(CHAT_ID, undefined)
  for (const placeId of leftPlaces()) forgetLeft(placeId)
}
beforeEach(leaveNothing)
afterEach(leaveNothing)

const waiting = draft()
const begun = (text: string, over: Partial<UnsentTextView> = {}): UnsentTextView => ({
  ...{ id: CHAT_ID, chatId: CHAT_ID, draftVersion: null, text, version: 1, writer: 'phone' },
  writtenAt: inSeconds(-1),
  ...over,
})

function open(rows: UnsentTextView[], handlers: Handlers = {}) {
  const server = serveContract({
    readMe: () => me,
    listMessages: () => [guestMessage('Is there parking?'), waiting],
    listUnsentTexts: () => [...rows],
    ...handlers,
  })
  const { user, client } = renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)
  const hear = async (...next: UnsentTextView[]) => {
    rows.splice(0, rows.length, ...next)
    await act(() => client.refetchQueries({ queryKey: ['unsent'] }))
  }
  return { server, user, hear }
}

const composer = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Type your message...' })
const findEditor = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'La tua versione della risposta' })
const saved = (server: ReturnType<typeof open>['server']) =>
  server.received('saveUnsentText').map(({ body: { draftId, text, version } }) => [draftId, text, version])

/** As the server does where another window has written `theirs` before the first save from here came. */
function saveOver(
  rows: UnsentTextView[],
  theirs: UnsentTextView,
  body: { text: string; version: number; writer: string },
) {
  if ((rows[0]?.version ?? 0) < theirs.version) rows.splice(0, 1, theirs)
  const version = rows[0]?.version ?? 0
  if (body.version !== version) throw new AppError('conflict', { code: 'unsent_text_changed' })
  const row = begun(body.text, { version: version + 1, writer: body.writer })
  rows.splice(0, 1, row)
  return row
}

test('while it is not chosen yet whose words stay, the other window hears that this one writes, and loses nothing', async () => {
  const rows: UnsentTextView[] = [begun('')]
  const theirs = begun('Theirs', { version: 4 })
  const { server, user } = open(rows, { saveUnsentText: ({ body }) => saveOver(rows, theirs, body) })
  await expect.poll(() => server.received('listUnsentTexts').length).toBe(1)
  await user.type(composer(), 'Mine')
  await screen.findByText('Un’altra finestra ha scritto qui:')
  const told = () => rows.map(({ text, writer }) => [text, writer === 'phone'])[0]
  await expect.poll(told, { timeout: 4_000 }).toEqual(['Theirs', false])
  const { version = 0 } = rows[0] ?? {}
  await user.type(composer(), ' too')
  await expect.poll(() => rows[0]?.version, { timeout: 4_000 }).toBe(version + 1)
  expect([told()?.[0], composer().value]).toEqual(['Theirs', 'Mine too'])
  expect(screen.getByText('Un’altra finestra ha scritto qui:')).toBeDefined()
})

test('a window that is only told that another writes goes on with its own words', async () => {
  const { server, user, hear } = open([begun('From the phone')])
  await expect.poll(() => composer().value).toBe('From the phone')
  await user.type(composer(), '.')
  await hear(begun('From the phone', { version: 7, writer: 'desk' }))
  await expect.poll(() => saved(server).at(-1), { timeout: 4_000 }).toEqual([null, 'From the phone.', 7])
  expect(screen.queryByText('Un’altra finestra ha scritto qui:')).toBeNull()
  expect(document.activeElement).toBe(composer())
})

test('on a phone, whose screen the editor fills, both are said within it', async () => {
  window.happyDOM.setViewport({ width: 390 })
  onTestFinished(() => window.happyDOM.setViewport({ width: 1024 }))
  const row = { id: waiting.id, draftVersion: 1 }
  const { user, hear } = open([begun('Yes, for free', row)])
  const editor = await findEditor()
  await user.click(editor)
  await hear(begun('Yes, but it costs', { ...row, version: 2 }))
  const sheet = editor.closest('section')
  const isWithin = (text: string) => screen.queryAllByText(text).map((one) => sheet?.contains(one))
  await expect.poll(() => isWithin('Un’altra finestra ha scritto qui:')).toEqual([true])
  expect(isWithin('Stai scrivendo a questo ospite anche da un’altra finestra.')).toEqual([true])
})

test.each([
  ['Tieni il mio testo', 'Mine', 'Mine'],
  ['Prendi quello', 'Theirs', undefined],
])('of two who write the second is asked: %s', async (choice, shown, kept) => {
  const rows: UnsentTextView[] = [begun('')]
  const theirs = begun('Theirs', { version: 4 })
  const { server, user, hear } = open(rows, { saveUnsentText: ({ body }) => saveOver(rows, theirs, body) })
  await user.type(composer(), 'Mine')
  expect(await screen.findByText('Un’altra finestra ha scritto qui:')).toBeDefined()
  expect([composer().value, screen.getByText('Theirs').textContent]).toEqual(['Mine', 'Theirs'])
  await user.click(screen.getByRole('button', { name: choice }))
  expect(composer().value).toBe(shown)
  if (kept !== undefined) await expect.poll(() => rows[0]?.text).toBe(kept)
  else await hear(begun('Theirs', { version: 9 }))
  expect(saved(server).length).toBeGreaterThan(0)
  expect(screen.queryByText('Un’altra finestra ha scritto qui:')).toBeNull()
  expect(document.activeElement).toBe(composer())
})
