import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { MessageView } from '#api/contract/messages.ts'
import { unsentPlace } from '#api/contract/unsent-place.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, me } from '#tests/web/rows.ts'
import { AppError } from '#workflows/domain/errors.ts'
import Conversation from './conversation.tsx'
import { keepEdit, keepUnsentText } from './unsent-text.ts'

afterEach(() => {
  keepEdit(CHAT_ID, undefined)
  keepUnsentText(unsentPlace(CHAT_ID, null), '')
})

const guest = guestMessage('Is there parking?')
const waiting = draft('pending', { answersId: guest.id, version: 2 })

async function open(first: MessageView, { handlers = {}, queue = null as 'answer' | null, drafter = me.drafter } = {}) {
  const messages = [guest, first]
  const server = serveContract({
    readMe: () => ({ ...me, drafter }),
    listMessages: () => messages,
    writeAgain: ({ body }) => {
      const wish = { kind: body.wish?.kind ?? 'again', text: body.wish?.text ?? '', before: first.text, answers: [] }
      return (messages[1] = { ...first, status: 'drafting', is_pending: false, wish })
    },
    ...(handlers as Handlers),
  })
  const shown = chat({ queue, lastMessageStatus: first.status })
  const { user, client } = renderApp(<Conversation chatId={CHAT_ID} chat={shown} onDetails={undefined} />)
  await screen.findAllByText('Is there parking?')
  const stands = async (next: MessageView, ...after: MessageView[]) => {
    messages.splice(1, messages.length, next, ...after)
    await client.invalidateQueries()
  }
  return { server, user, stands }
}
const press = (name: string) => screen.findByRole('button', { name })
const wishes = (server: Awaited<ReturnType<typeof open>>['server']) =>
  server.received('writeAgain').map(({ body }) => body)

test('a draft is written again with a wish, and the words it had can be taken up in the editor', async () => {
  const { server, user, stands } = await open(waiting)
  await user.click(await press('Riscrivi…'))
  expect(document.activeElement === (await press('Più breve'))).toBe(true)
  await user.keyboard('{Enter}')
  await expect.poll(() => screen.queryByRole('region', { name: 'Bozza in attesa di te' })).toBeNull()
  expect(wishes(server)).toEqual([{ version: 2, wish: { kind: 'shorter' } }])
  expect(document.activeElement?.getAttribute('role')).toBe('log')
  await stands({
    ...waiting,
    version: 4,
    text: 'Sì.',
    wish: { kind: 'shorter', text: '', before: waiting.text, answers: [] },
  })
  await screen.findByText('Riscritta più breve')
  const card = screen.getByRole('region', { name: 'Bozza in attesa di te' })
  await expect.poll(() => document.activeElement === card).toBe(true)
  await user.click(await press('Riprendi le parole di prima'))
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /risposta/i })
  expect(box.value).toBe(waiting.text)
})

test('of a wish that did not come of it nothing says that it did', async () => {
  const { stands } = await open(waiting)
  await stands({
    ...waiting,
    version: 4,
    reasons: [{ code: 'wish_needs_model', params: {} }],
    wish: { kind: 'free', text: 'Offri il 5 % di sconto', before: waiting.text, answers: [] },
  })
  expect(await screen.findByText('La volevi così: «Offri il 5 % di sconto»')).toBeDefined()
  expect(screen.queryByText(/^Riscritta/)).toBeNull()
})

test('in words of the host’s own, by the key w and without the mouse', async () => {
  const { server, user } = await open(waiting)
  await screen.findByRole('region', { name: 'Bozza in attesa di te' })
  await press('Riscrivi…')
  await user.keyboard('w')
  expect(document.activeElement === (await press('Più breve'))).toBe(true)
  const box = screen.getByRole('textbox', { name: 'Altro, a parole tue' })
  await user.type(box, 'Spiega il parcheggio{Enter}')
  await expect
    .poll(() => wishes(server))
    .toEqual([{ version: 2, wish: { kind: 'free', text: 'Spiega il parcheggio' } }])
})

test('Escape closes it and leaves the draft as it is', async () => {
  const { server, user } = await open(waiting)
  const opener = await press('Riscrivi…')
  await user.click(opener)
  await press('Più breve')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Più breve' })).toBeNull()
  expect(document.activeElement === opener).toBe(true)
  expect(wishes(server)).toEqual([])
})

const wishBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Altro, a parole tue' })

test('Escape asks before it throws a wish away', async () => {
  const { user } = await open(waiting)
  await user.click(await press('Riscrivi…'))
  await user.type(wishBox(), 'Say how to come{Escape}')
  await user.click(await press('Continua a scrivere'))
  expect(wishBox().value).toBe('Say how to come')
  await user.type(wishBox(), '{Escape}')
  await user.click(await press('Scarta'))
  expect(screen.queryByRole('textbox', { name: 'Altro, a parole tue' })).toBeNull()
  await user.click(await press('Riscrivi…'))
  expect(wishBox().value).toBe('')
})

test('a wish stays under the hands that write it while the guest writes again, and is one for the next draft', async () => {
  const { server, user, stands } = await open(waiting)
  await user.click(await press('Riscrivi…'))
  await user.type(wishBox(), 'Say how')
  const gone = draft('superseded', { id: waiting.id, version: 3 })
  const towels = guestMessage('And towels?')
  await stands(gone, towels)
  await screen.findAllByText('And towels?')
  await expect
    .poll(() => document.activeElement)
    .toBe(await screen.findByRole('textbox', { name: 'Altro, a parole tue' }))
  await user.keyboard(' to{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'La bozza non c’è ancora. Quello che hai scritto resta qui.',
  )
  const next = draft('pending', { answersId: guest.id, version: 5 })
  await stands(gone, towels, next)
  await press('Più breve')
  expect(document.activeElement).toBe(wishBox())
  await user.keyboard(' come{Enter}')
  await expect.poll(() => wishes(server)).toEqual([{ version: 5, wish: { kind: 'free', text: 'Say how to come' } }])
})

test('a wish is kept on the server while it is written, and no more once it was accepted', async () => {
  const { server, user } = await open(waiting)
  await user.click(await press('Riscrivi…'))
  await user.type(wishBox(), 'Say how to come')
  const saved = () => server.received('saveUnsentText').map(({ body: { about, text } }) => [about, text])
  await expect.poll(() => saved().at(-1), { timeout: 4_000 }).toEqual([{ asked: null }, 'Say how to come'])
  await user.keyboard('{Enter}')
  await expect.poll(() => saved().at(-1), { timeout: 4_000 }).toEqual([{ asked: null }, ''])
})

test('another takes the place of one that was refused', async () => {
  const { server, user } = await open(
    { ...waiting, status: 'discarded', is_discarded: true, is_pending: false },
    { queue: 'answer' },
  )
  const bar = within(await screen.findByRole('region', { name: 'Bozza rifiutata' }))
  await user.click(await bar.findByRole('button', { name: 'Riscrivi…' }))
  await user.click(await bar.findByRole('button', { name: 'Offri il 5 %' }))
  await expect
    .poll(() => wishes(server))
    .toEqual([{ version: 2, wish: { kind: 'free', text: 'Offri il 5 % di sconto' } }])
})

test('where the draft was decided meanwhile the host is told, and nothing is lost', async () => {
  const refuse = () => {
    throw new AppError('conflict', { code: 'settled_before', params: { status: 'approved' } })
  }
  const { user } = await open(waiting, { handlers: { writeAgain: refuse } })
  await user.click(await press('Riscrivi…'))
  await user.click(await press('Più calorosa'))
  expect((await notices().findAllByText(/./)).length).toBeGreaterThan(0)
  expect(loggedFailures()).toHaveLength(1)
  expect(await screen.findByRole('region', { name: 'Bozza in attesa di te' })).toBeDefined()
})

test('a draft that was written again leaves the focus where its host went meanwhile', async () => {
  const { user, stands } = await open(waiting)
  await user.click(await press('Riscrivi…'))
  await user.click(await press('Più breve'))
  await expect.poll(() => screen.queryByRole('region', { name: 'Bozza in attesa di te' })).toBeNull()
  const composer = screen.getByRole('textbox', { name: 'Type your message...' })
  await user.click(composer)
  await stands({ ...waiting, version: 4, text: 'Sì.' })
  await screen.findByRole('region', { name: 'Bozza in attesa di te' })
  expect(document.activeElement === composer).toBe(true)
})

test('without a model nothing is offered that only a model can do, and what it would take is said before', async () => {
  const { user } = await open(waiting, { drafter: 'built-in' })
  await screen.findByText(/^Bozze scritte senza modello AI/)
  await user.click(await press('Riscrivi…'))
  await press('Più breve')
  expect(screen.queryByRole('button', { name: 'Offri il 5 %' })).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Altro, a parole tue' })).toBeNull()
  expect(screen.getByText(/^Sconti e desideri a parole tue li segue solo un modello AI/)).toBeDefined()
})

test('a wish that was begun with a model stays in sight without one, and asks for nothing', async () => {
  keepUnsentText(unsentPlace(CHAT_ID, null), 'Say how')
  const { server, user } = await open(waiting, { drafter: 'built-in' })
  await screen.findByText(/^Bozze scritte senza modello AI/)
  await user.type(await screen.findByRole('textbox', { name: 'Altro, a parole tue' }), ' to come{Enter}')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Sconti e desideri/)
  expect(wishBox().value).toBe('Say how to come')
  expect(wishes(server)).toEqual([])
})
