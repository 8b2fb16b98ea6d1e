import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, guestMessage, me } from '#tests/web/rows.ts'
import Conversation from './conversation.tsx'

function open(text: string) {
  serveContract({ readMe: () => me, listMessages: () => [guestMessage(text)] })
  return renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)
}

test('characters of a guest’s message that nobody sees are marked where they stand, and turn nothing round', async () => {
  open('Pay to \u202Emoc.evil\u202C now')
  const [mark] = await screen.findAllByText('1 carattere nascosto')
  expect(mark?.closest('p')?.textContent).toBe('Pay to 1 carattere nascostomoc.evil1 carattere nascosto now')
})

test('an emoji hides nothing', async () => {
  open('Grazie 👨‍👩‍👧')
  expect(await screen.findByText('Grazie 👨‍👩‍👧')).toBeDefined()
  expect(screen.queryByText(/nascost/)).toBeNull()
})

test('cells of a table’s row stand apart, wherever the stops for tabs are', async () => {
  open('22 nov\t120 €')
  expect((await screen.findByText(/^22 nov/)).textContent).toBe('22 nov\u2003120 €')
})
