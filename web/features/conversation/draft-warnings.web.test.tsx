import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, me } from '#tests/web/rows.ts'
import Conversation from './conversation.tsx'

test('what a draft waits for reads from its own side, and so does what it does not know', async () => {
  const asked = 'هل يوجد موقف؟'
  const waiting = draft('pending', {
    reasons: [{ code: 'speaks_to_machine', params: {} }],
    evidence: { topics: [], claims: [], unknowns: [`«${asked}»`], risks: [] },
  })
  serveContract({ readMe: () => me, listMessages: () => [guestMessage(asked), waiting] })
  renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)
  const card = within(await screen.findByRole('region', { name: 'Bozza in attesa di te' }))
  expect(card.getByText(/^Aspetta la tua approvazione/).getAttribute('dir')).toBe('auto')
  expect(card.getByText(new RegExp(`«${asked}»`)).closest('bdi')).not.toBeNull()
})
