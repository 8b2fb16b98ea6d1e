import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { MessageView } from '#api/contract/messages.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, hostReply, inSeconds, me, message } from '#tests/web/rows.ts'
import Conversation from './conversation.tsx'
import { keepUnsentText } from './unsent-text.ts'

afterEach(() => keepUnsentText(CHAT_ID, ''))

const guest = guestMessage('Is there parking?')
const fallback = message('sent', { kind: 'fallback', text: 'We answer soon.', is_from_ai: true })

async function open(...messages: MessageView[]) {
  serveContract({ readMe: () => me, listMessages: () => [guest, ...messages] })
  const { user } = renderApp(<Conversation chatId={CHAT_ID} chat={chat({ queue: 'answer' })} onDetails={undefined} />)
  const log = within(await screen.findByRole('log'))
  const card = within((await log.findAllByRole('article', { name: 'Scartato' }))[0] ?? document.body)
  return { user, card }
}
const use = { name: 'Usala nella tua risposta' }
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Type your message...' })

test('a draft that its host rejected has the specification’s words, and that they did below', async () => {
  const { card } = await open(draft('discarded', { answersId: guest.id }))
  card.getByText('Questo messaggio non è stato inviato perché ne è stato generato uno più recente.')
  expect(card.getByText('L’hai rifiutato tu.')).toBeDefined()
})

test.each(['discarded', 'fallback_sent'] as const)(
  'the words of a draft that was %s are a click away from the reply, before what was begun',
  async (status) => {
    keepUnsentText(CHAT_ID, 'See you.')
    const unused = draft(status, { text: 'Yes, in front of the house.' })
    const { user, card } = await open(unused, ...(status === 'fallback_sent' ? [fallback] : []))
    await user.click(card.getByRole('button', use))
    expect(box().value).toMatch(/^Yes, in front of the house\.\s+See you\.$/)
    expect(document.activeElement).toBe(box())
  },
)

test('a rejected draft can be taken back at its place for as long as that goes', async () => {
  const { card } = await open(draft('discarded', { answersId: guest.id, undoUntil: inSeconds(30) }))
  expect(card.getByRole('button', { name: 'Annulla' })).toBeDefined()
})

test('and no longer', async () => {
  const { card } = await open(draft('discarded', { answersId: guest.id, undoUntil: inSeconds(-1) }))
  expect(card.queryByRole('button', { name: 'Annulla' })).toBeNull()
})

test.each<[string, MessageView[]]>([
  ['the host has answered since', [draft('discarded'), hostReply('Yes.', 'sent')]],
  ['another draft has come since', [draft('discarded'), draft('pending')]],
  ['it holds a code, which no reply by hand brings', [draft('discarded', { text: 'It is [[secret:door_code]].' })]],
  ['the guest has written on, as the next draft tells', [draft('superseded')]],
])('they are not offered where %s', async (_why, messages) => {
  const { card } = await open(...messages)
  expect(card.getByText('Leggi la bozza')).toBeDefined()
  expect(card.queryByRole('button', use)).toBeNull()
})
