import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, me } from '#tests/web/rows.ts'
import { buttonClass } from '#web/ui/button.tsx'
import Conversation from './conversation.tsx'

test('the approval of a draft stands out, what else can be done does not, and each says its key', async () => {
  const messages = [guestMessage('Is there parking?'), draft()]
  serveContract({ readMe: () => me, listMessages: () => messages })
  renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)
  await screen.findByRole('region', { name: 'Bozza in attesa di te' })
  const buttons = ['Approva & Invia', 'Modifica', 'Rifiuta'].map((name) => screen.getByRole('button', { name }))
  expect(buttons.map((button) => button.getAttribute('aria-keyshortcuts'))).toEqual(['a', 'Shift+E', 'e'])
  const wanted = (['primary', 'outline', 'quiet'] as const).map((look) => buttonClass({ look }))
  expect(buttons.map(({ className }, at) => className.includes(wanted[at] ?? 'none'))).toEqual([true, true, true])
  expect(buttons[0]?.getAttribute('aria-disabled')).toBeNull()
})
