import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChatView } from '#api/contract/chats.ts'
import type { TemplateView } from '#api/contract/templates.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, guestMessage, me, message } from '#tests/web/rows.ts'
import { AppError } from '#workflows/domain/errors.ts'
import Conversation from './conversation.tsx'
import { useChat } from './read-conversation.ts'

const guest = guestMessage('Is there parking?')
const welcome: TemplateView = {
  ...{ name: 'welcome', language: 'it', header: null, footer: 'Locanda' },
  ...{ body: 'Ciao {{1}}, ti aspettiamo a {{2}}.', fields: ['1', '2'] },
}
const reach: ChatView['reach'] = {
  ...{ channel: 'whatsapp', transport: 'whatsapp', address: '393401234567', isBooked: false },
  ...{ checkOutDate: null, lastGuestMessageAt: guest.createdAt, returnedAt: null },
}

const Opened = () => <Conversation chatId={CHAT_ID} chat={useChat(CHAT_ID).data} onDetails={undefined} />

function open(listTemplates: () => TemplateView[]) {
  const server = serveContract({
    readMe: () => me,
    getChat: () => chat({ reach, channel: 'whatsapp' }),
    listMessages: () => [guest],
    listTemplates,
    sendTemplate: () => message('approved', { kind: 'host_reply', text: 'Ciao Mia' }),
  })
  return { server, ...renderApp(<Opened />) }
}

test('where the window is shut an approved template is chosen, filled from the stay, read and sent', async () => {
  const { server, user } = open(() => [welcome])
  await user.click(await screen.findByRole('button', { name: 'Scegli un modello' }))
  await user.click(await screen.findByRole('option', { name: /welcome/ }))
  expect(await screen.findByDisplayValue('Mia')).toBeDefined()
  const send = screen.getByRole('button', { name: 'Invia il modello' })
  expect(send).toHaveProperty('disabled', true)
  await user.type(screen.getByRole('textbox', { name: 'Campo 2' }), 'Casa Pescallo')
  expect(screen.getByText(/Ciao Mia, ti aspettiamo a Casa Pescallo\./)).toBeDefined()
  await user.click(send)
  await expect
    .poll(() => server.received('sendTemplate').map(({ body }) => body))
    .toEqual([{ name: 'welcome', language: 'it', values: ['Mia', 'Casa Pescallo'], shown: [guest.id] }])
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('without templates, and where they cannot be read, the host is told what to do', async () => {
  const { user, unmount } = open(() => [])
  await user.click(await screen.findByRole('button', { name: 'Scegli un modello' }))
  expect(await screen.findByText(/non ha modelli approvati/)).toBeDefined()
  unmount()
  const other = open(() => {
    throw new AppError('rule_refused', { code: 'whatsapp_account_unknown' })
  })
  await other.user.click(await screen.findByRole('button', { name: 'Scegli un modello' }))
  expect(await screen.findByText(/Non si conosce ancora il tuo account/)).toBeDefined()
})
