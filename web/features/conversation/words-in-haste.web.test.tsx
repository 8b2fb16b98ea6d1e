import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { MessageView } from '#api/contract/messages.ts'
import { unsentPlace } from '#api/contract/unsent-place.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, me } from '#tests/web/rows.ts'
import Conversation from './conversation.tsx'
import { keepEdit, keepUnsentText } from './unsent-text.ts'

const PRICE = 'What does it cost in winter?'
const PART = unsentPlace(CHAT_ID, PRICE)
const WISH = unsentPlace(CHAT_ID, null)
const ANSWER = 'It costs 80 €'
const KEPT = unsentPlace(CHAT_ID, ANSWER)

afterEach(() => {
  for (const placeId of [CHAT_ID, PART, WISH, KEPT]) keepUnsentText(placeId, '')
  keepEdit(CHAT_ID, undefined)
})

const asked = guestMessage(PRICE)
const evidence = {
  ...{ topics: [], claims: [], unknowns: [], risks: [] },
  questions: [{ text: PRICE, state: 'open' as const, topics: [], kind: 'question' as const }],
}
const waiting = draft('pending', { answersId: asked.id, evidence })

/** A chat with a draft; `stands`: what it holds from now on. */
async function open(handlers: Handlers = {}) {
  let messages: MessageView[] = [asked, waiting]
  const server = serveContract({ readMe: () => me, listMessages: () => messages, ...handlers })
  const { user, client } = renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)
  await screen.findByRole('region', { name: 'Bozza in attesa di te' })
  await screen.findByRole('region', { name: 'La domanda dell’ospite' })
  const stands = async (...next: MessageView[]) => {
    messages = next
    await act(() => client.refetchQueries())
  }
  return { server, user, stands }
}

const card = () => screen.queryByRole('region', { name: 'Bozza in attesa di te' })
const gone = draft('superseded', { ...waiting, ...draft('superseded'), id: waiting.id, evidence })
const again = guestMessage('And breakfast?')
const next = draft('pending', { text: 'Breakfast is at eight.', answersId: again.id, evidence })
const decided = (server: Awaited<ReturnType<typeof open>>['server']) => [
  ...server.received('approveDraft'),
  ...server.received('discardDraft'),
]

test('a reply that is written in the card goes on, with its cursor, whatever takes the card away', async () => {
  const { server, user, stands } = await open()
  const own = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Oppure scrivi una risposta tua…' })
  await user.type(own, 'We are there')
  own.setSelectionRange(3, 3)
  await stands(asked, gone, again)
  await expect.poll(card).toBeNull()
  await user.keyboard('all ')
  await stands(asked, gone, again, next)
  await expect.poll(card).not.toBeNull()
  await user.keyboard('a e ')
  const boxes = screen.getAllByRole<HTMLTextAreaElement>('textbox')
  expect(boxes.map(({ value }) => value)).toEqual(['We all a e are there', 'We all a e are there'])
  expect(decided(server)).toEqual([])
})

const partBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: `La tua risposta a «${PRICE}»` })

test.each([
  ['that was begun', 'Costa '],
  ['that has no word yet', ''],
])('an answer to a part %s goes on between one draft and the next, and in that', async (_, begun) => {
  const { server, user, stands } = await open()
  await user.click(screen.getByRole('button', { name: `Rispondi: «${PRICE}»` }))
  if (begun !== '') await user.type(partBox(), begun)
  await stands(asked, gone, again)
  await user.keyboard('a')
  await stands(asked, gone, again, next)
  await user.keyboard('e')
  expect(partBox().value).toBe(`${begun}ae`)
  expect(document.activeElement).toBe(partBox())
  expect(decided(server)).toEqual([])
  const pinned = within(screen.getByRole('region', { name: 'La domanda dell’ospite' }))
  expect(pinned.getByRole('textbox')).toBe(partBox())
})

const toKeep = {
  ...{ id: '00000000-0000-4000-8000-0000000000f1', propertyId: CHAT_ID, property: 'Casa Pescallo', chatId: CHAT_ID },
  ...{ sentence: ANSWER, topics: [], said: [], replaces: [], suggestedUntil: null, createdAt: '2026-11-20T10:00:00Z' },
}
const wish = { kind: 'answer' as const, text: ANSWER, before: '', answers: [{ asked: PRICE, text: ANSWER }] }

test('words for the house go on under the hands that write them between one draft and the next, and are kept', async () => {
  const { server, user, stands } = await open({ readLearning: () => ({ proposals: [toKeep], unknown: [] }) })
  await stands(asked, { ...waiting, version: 4, wish })
  const line = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Salva in Casa Pescallo?' })
  await user.click(line)
  await user.type(line, ' a')
  await stands(asked, { ...gone, version: 5, wish }, again)
  await user.keyboard(' d')
  await stands(asked, { ...gone, version: 5, wish }, again, { ...next, wish })
  await user.keyboard('ay')
  expect(document.activeElement).toBe(line)
  expect(line.value).toBe(`${ANSWER} a day`)
  expect(decided(server)).toEqual([])
  await expect
    .poll(() => server.received('saveUnsentText').map(({ body: { about, text } }) => [about?.asked, text]), {
      timeout: 4_000,
    })
    .toContainEqual([ANSWER, `${ANSWER} a day`])
})

test('what the guest asked stays in sight while a draft is written anew, and nothing is answered then', async () => {
  const { stands } = await open()
  await stands(asked, { ...waiting, status: 'drafting', is_pending: false, version: 3 })
  const pinned = within(screen.getByRole('region', { name: 'La domanda dell’ospite' }))
  expect(pinned.getByText(PRICE)).toBeDefined()
  await expect.poll(() => screen.queryByRole('button', { name: /^Rispondi/ })).toBeNull()
})

test('of a draft that left while it was edited nothing more is answered', async () => {
  const { user, stands } = await open()
  await user.click(screen.getByRole('button', { name: 'Modifica' }))
  await screen.findByRole('textbox', { name: 'La tua versione della risposta' })
  expect(screen.getByRole('button', { name: /^Rispondi/ })).toBeDefined()
  await stands(asked, { ...gone, version: 3, supersededByHost: true })
  await expect.poll(() => screen.queryByRole('button', { name: /^Rispondi/ })).toBeNull()
  expect(screen.getByRole('textbox', { name: 'La tua versione della risposta' })).toBeDefined()
})

test('one whose question the next draft has no more stays in its line, and says so', async () => {
  const { user, stands } = await open()
  await user.click(screen.getByRole('button', { name: `Rispondi: «${PRICE}»` }))
  await user.type(partBox(), 'Costa')
  await stands(asked, gone, again, draft('pending', { answersId: again.id }))
  await user.keyboard(' 80{Enter}')
  expect(partBox().value).toBe('Costa 80')
  expect(screen.getByRole('alert').textContent).toMatch(/^La nuova bozza non ha più questa domanda/)
})

test('a click that was on its way when another draft came in a draft’s place decides nothing', async () => {
  const { server, user, stands } = await open({ approveDraft: () => draft('approved', { id: next.id }) })
  await stands(asked, gone, again, next)
  expect(await screen.findByText('Breakfast is at eight.')).toBeDefined()
  const approve = screen.getByRole('button', { name: 'Approva & Invia' })
  await user.click(approve)
  await user.click(screen.getByRole('button', { name: 'Rifiuta' }))
  expect([approve.getAttribute('aria-disabled'), decided(server)]).toEqual(['true', []])
  await expect.poll(() => approve.getAttribute('aria-disabled'), { timeout: 3_000 }).toBeNull()
  await user.click(approve)
  await expect.poll(() => server.received('approveDraft').length).toBe(1)
})

test('a draft that was taken back is known, and waits for nothing', async () => {
  const { server, user, stands } = await open({ approveDraft: () => draft('approved', { id: waiting.id }) })
  await stands(asked, { ...waiting, ...draft('approved'), id: waiting.id })
  await expect.poll(card).toBeNull()
  await stands(asked, waiting)
  await user.click(await screen.findByRole('button', { name: 'Approva & Invia' }))
  await expect.poll(() => server.received('approveDraft').length).toBe(1)
})

test('a wish without a word yet goes on as one with many', async () => {
  const { server, user, stands } = await open()
  await user.click(await screen.findByRole('button', { name: 'Riscrivi…' }))
  const wish = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Altro, a parole tue' })
  await user.click(wish())
  await stands(asked, gone, again)
  await user.keyboard('a')
  await stands(asked, gone, again, next)
  await user.keyboard('e')
  expect(wish().value).toBe('ae')
  expect(decided(server)).toEqual([])
})
