import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChatView } from '#api/contract/chats.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { chat, me } from '#tests/web/rows.ts'
import StayPanel from './stay-panel.tsx'

function open(over: Partial<ChatView>) {
  serveContract({
    readMe: () => me,
    listSources: () => [],
    listMessages: () => [],
  })
  renderApp(<StayPanel chat={chat(over)} associate={null} />)
}

test.each<[number, string]>([
  [1, '1 ospite'],
  [4, '4 ospiti'],
])('the code of a reservation stands beside its conversation, with how many come: %i', (guestCount, said) => {
  open({ reservationCode: 'HMABCDEF12', guestCount })
  expect(screen.getByText('HMABCDEF12')).toBeDefined()
  expect(screen.getByText(said)).toBeDefined()
})

test('where no platform named one, nothing is said of it', () => {
  open({})
  expect(screen.queryByText('Codice della prenotazione')).toBeNull()
})
