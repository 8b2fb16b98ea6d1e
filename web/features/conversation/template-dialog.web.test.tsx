import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChatView } from '#api/contract/chats.ts'
import type { TemplateView } from '#api/contract/templates.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, guestMessage, me, message } from '#tests/web/rows.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
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

const taken = () => message('approved', { kind: 'host_reply', text: 'Ciao Mia' })

function open(listTemplates: () => TemplateView[], { messages = [guest], sendTemplate = taken } = {}) {
  const server = serveContract({
    readMe: () => me,
    getChat: () => chat({ reach, channel: 'whatsapp', replyAddress: '393401234567' }),
    listMessages: () => messages,
    listTemplates,
    sendTemplate,
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
    .toEqual([
      {
        ...{ name: 'welcome', language: 'it', values: ['Mia', 'Casa Pescallo'] },
        ...{ shown: [guest.id], ours: expect.any(Array), recipient: '393401234567' },
      },
    ])
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

test('what comes in behind the dialog was not shown, and our own of then are told', async () => {
  const answered = message('sent', { kind: 'host_reply', text: 'Subito' })
  const [messages, hello] = [[guest, answered], { ...welcome, body: 'Ciao {{1}}.', fields: ['1'] }]
  const { server, user, client } = open(() => [hello], { messages })
  await user.click(await screen.findByRole('button', { name: 'Scegli un modello' }))
  await user.click(await screen.findByRole('option', { name: /welcome/ }))
  await screen.findByDisplayValue('Mia')
  const meanwhile = message('approved', { kind: 'host_reply', text: 'Da un’altra finestra' })
  messages.push(guestMessage('The boiler leaks, what shall we do?'), meanwhile)
  await client.invalidateQueries({ queryKey: queryKeys.messages(CHAT_ID) })
  await user.click(screen.getByRole('button', { name: 'Invia il modello' }))
  await expect.poll(() => server.received('sendTemplate')).toHaveLength(1)
  const body = server.received('sendTemplate')[0]?.body
  expect(body?.shown).toEqual([guest.id])
  expect(body?.ours).toContain(answered.id)
  expect(body?.ours).not.toContain(meanwhile.id)
})

test('after an answer that was lost the same template is the same message, also from a dialog opened again', async () => {
  const hello = { ...welcome, name: 'hello', body: 'Ciao {{1}}.', fields: ['1'] }
  let isAway = true
  const sendTemplate = () => {
    if (isAway) throw new TypeError('The connection failed')
    return taken()
  }
  const { server, user } = open(() => [hello], { sendTemplate })
  const choose = async () => {
    await user.click(await screen.findByRole('button', { name: 'Scegli un modello' }))
    await user.click(await screen.findByRole('option', { name: /hello/ }))
    await screen.findByDisplayValue('Mia')
  }
  const press = () => user.click(screen.getByRole('button', { name: 'Invia il modello' }))
  await choose()
  await press()
  await screen.findByRole('alert')
  await user.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await choose()
  await press()
  await expect.poll(() => server.received('sendTemplate')).toHaveLength(2)
  await screen.findByRole('alert')
  isAway = false
  // Other words are another message: told with what was known when the first were asked for.
  await user.type(screen.getByRole('textbox', { name: 'Campo 1' }), ' K')
  await press()
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await choose()
  await press()
  await expect.poll(() => server.received('sendTemplate')).toHaveLength(4)
  const keys = server.received('sendTemplate').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(3)
  expect(loggedFailures()).toHaveLength(2)
})
