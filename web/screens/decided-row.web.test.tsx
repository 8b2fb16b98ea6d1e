import { screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import type { ChatView } from '#api/contract/chats.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft } from '#tests/web/rows.ts'
import { ChatColumn } from '#web/features/chats/chat-column.tsx'
import { newListSteps } from '#web/features/chats/list-steps.ts'
import { useMessageCommand } from '#web/features/conversation/message-commands.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { AppError } from '#workflows/domain/errors.ts'

const waits: ChatView = chat({ queue: 'approve', lastMessageStatus: 'pending' })
const other = chat({ id: CHAT_ID.replace(/.$/, '9'), sender: 'Giulia', queue: 'approve', lastMessageStatus: 'pending' })

function Column() {
  const { mutate } = useMessageCommand(CHAT_ID)
  const { id: messageId, version } = draft('pending')
  const [listSteps] = useState(newListSteps)
  const box = useRef<HTMLInputElement>(null)
  useShortcuts({ next: () => listSteps.move(1) })
  return (
    <>
      <button type="button" onClick={() => mutate({ verb: 'discard', messageId, version })}>
        Reject
      </button>
      <ChatColumn selectedId={undefined} searchBox={box} listSteps={listSteps} />
    </>
  )
}

function open(at: string) {
  const answer = Promise.withResolvers<never>()
  serveContract({
    listChats: () => [waits, other],
    countChats: () => ({ approve: 2, answer: 0, automatic: 0, all: 2 }),
    listChatFilters: () => ({ channels: [], properties: [] }),
    listSavedViews: () => [],
    discardDraft: () => answer.promise,
  })
  return { ...renderApp(<Column />, { at }), answer }
}
const tab = async () => (await screen.findByRole('link', { name: /^Da approvare/ })).textContent

/** Nothing here has a height of its own, so that rows are drawn only where the focus is: the list is as long as it has rows. */
const length = async () => Number.parseFloat((await screen.findByRole('list')).style.height)

test('what is decided leaves those that wait at once, and is back where that is refused', async () => {
  const { user, answer } = open('/chat?tab=da-approvare')
  await waitFor(async () => expect(await tab()).toBe('Da approvare 2'))
  const ofTwo = await length()
  expect(ofTwo).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  await waitFor(async () => expect(await length()).toBe(ofTwo / 2))
  expect(await tab()).toBe('Da approvare 1')
  answer.reject(new AppError('conflict', { code: 'settled_before', params: { status: 'superseded' } }))
  await waitFor(async () => expect(await length()).toBe(ofTwo))
  await waitFor(() => expect(loggedFailures()).not.toEqual([]))
})

test('among all chats its row says at once what becomes of it', async () => {
  const { user } = open('/chat')
  await screen.findByRole('list')
  await user.keyboard('j')
  const row = (await screen.findByText('Mia Keller')).closest('article')
  await waitFor(() => expect(row?.textContent).toContain('Da approvare'))
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(row?.textContent).toContain('Rifiutata'))
  expect(row?.textContent).not.toContain('Da approvare')
})
