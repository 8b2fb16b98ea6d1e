import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, inSeconds, me } from '#tests/web/rows.ts'
import Conversation from './conversation.tsx'

const guest = guestMessage('Is there parking?')
const waiting = draft('pending', { answersId: guest.id, version: 2 })

async function open() {
  const messages = [guest, waiting]
  const server = serveContract({
    readMe: () => me,
    listMessages: () => [...messages],
    approveDraft: ({ params: { id } }) => ({ ...waiting, ...draft('approved'), id, undoUntil: inSeconds(30) }),
  })
  const { client, user } = renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)
  const card = await screen.findByRole('region', { name: 'Bozza in attesa di te' })
  const change = async () => {
    messages[1] = { ...waiting, version: 4, text: 'Other words.' }
    await client.invalidateQueries()
    await screen.findByText('Other words.')
  }
  return { server, user, card, change }
}
const SAID = 'Queste parole sono cambiate mentre le leggevi.'

test('neither a key nor a click that meant the words before approves those that have just come in their place', async () => {
  const { server, user, card, change } = await open()
  expect(screen.queryByText(SAID)).toBeNull()
  card.focus()
  await change()
  expect(screen.getByText(SAID)).toBeDefined()
  await user.keyboard('a')
  await user.click(screen.getByRole('button', { name: 'Approva & Invia' }))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(server.received('approveDraft')).toEqual([])
})
