import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { UnsentTextView } from '#api/contract/unsent-texts.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, renderApp } from '#tests/web/render-app.tsx'
import { chat, draft, guestMessage, me } from '#tests/web/rows.ts'
import Conversation from './conversation.tsx'
import { keepEdit } from './unsent-text.ts'

const asked = guestMessage('Is there parking?')
const waiting = draft('pending', { answersId: asked.id, text: 'There is parking in the yard.' })
const begun = {
  ...{ id: waiting.id, draftVersion: waiting.version },
  ...{ text: 'The yard is closed today.', version: 1, writer: 'the phone', writtenAt: '2026-11-01T10:00:00.000Z' },
}

/** What was begun in a chat is known by page and chat: each of them is of its own. */
let chats = 0

function open(listUnsentTexts: NonNullable<Handlers['listUnsentTexts']>) {
  const chatId = `0198c5a0-0000-7000-8000-0000000007${String((chats += 1)).padStart(2, '0')}`
  const messages = [asked, waiting].map((message) => ({ ...message, chatId }))
  const server = serveContract({
    readMe: () => me,
    listMessages: () => messages,
    approveDraft: () => ({ ...waiting, chatId }),
    listUnsentTexts,
  })
  const shown = renderApp(<Conversation chatId={chatId} chat={chat({ id: chatId })} onDetails={undefined} />)
  return { ...shown, chatId, approvals: () => server.received('approveDraft').length }
}

const approve = () => screen.findByRole('button', { name: 'Approva & Invia' })

test('a draft that is approved before it is known that the host has begun other words shows those, and does not leave', async () => {
  const answer = Promise.withResolvers<UnsentTextView[]>()
  const { user, chatId, approvals } = open(() => answer.promise)
  await user.click(await approve())
  expect((await approve()).getAttribute('aria-busy')).toBe('true')
  await act(async () => answer.resolve([{ ...begun, chatId }]))
  expect(await screen.findByDisplayValue('The yard is closed today.')).toBeDefined()
  expect(approvals()).toBe(0)
  act(() => keepEdit(chatId, undefined))
})

test('it leaves once it is known that there are none', async () => {
  const answer = Promise.withResolvers<UnsentTextView[]>()
  const { user, approvals } = open(() => answer.promise)
  await user.click(await approve())
  expect(approvals()).toBe(0)
  await act(async () => answer.resolve([]))
  await expect.poll(approvals).toBe(1)
})

test('where they cannot be read, nobody is kept from deciding', async () => {
  const { user, approvals } = open(() => {
    throw new TypeError('the line is dead')
  })
  await user.click(await approve())
  await expect.poll(approvals).toBe(1)
  loggedFailures()
})
