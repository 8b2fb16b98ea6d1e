import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { MessageView } from '#api/contract/messages.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, me } from '#tests/web/rows.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { Conversation } from './conversation.tsx'
import { keepUnsentText } from './unsent-text.ts'

afterEach(() => keepUnsentText(CHAT_ID, ''))

/** A draft that is being edited; the guest's next message can supersede it. */
async function openEditor(handlers: Handlers = {}) {
  const waiting = draft('pending', { text: 'Yes, in front of the house.' })
  const messages = [guestMessage('Is there parking?'), waiting]
  const server = serveContract({
    readMe: () => me,
    listMessages: () => messages,
    approveDraft: ({ body }) => (messages[1] = draft('approved', { id: waiting.id, text: body.text ?? waiting.text })),
    ...handlers,
  })
  const { user, client } = renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)
  await user.click(await screen.findByRole('button', { name: 'Modifica' }))
  const become = async (next: MessageView) => {
    messages[1] = { ...next, id: waiting.id }
    await client.refetchQueries()
  }
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'La tua versione della risposta' })
  return { server, user, become, box }
}

const editor = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'La tua versione della risposta' })
const composer = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Type your message...' })
const send = () => screen.getByRole('button', { name: 'Approva & Invia' })

test('begins with the draft, and with the cursor at its end', async () => {
  const { box } = await openEditor()
  await expect.poll(() => document.activeElement).toBe(box)
  await expect.poll(() => [box.value, box.selectionStart]).toEqual(['Yes, in front of the house.', 27])
  expect(box.maxLength).toBe(20_000)
  expect(box.lang).toBe('en')
})

test('shows what was changed against the AI’s words, and takes them back', async () => {
  const { user, box } = await openEditor()
  expect(screen.queryByRole('heading', { name: 'Modifiche' })).toBeNull()
  await user.type(box, ' Free.')
  const changes = screen.getByRole('heading', { name: 'Modifiche' }).parentElement?.parentElement
  expect(await within(changes as HTMLElement).findByText('Free', { exact: false })).toHaveProperty('tagName', 'INS')
  await user.click(screen.getByRole('button', { name: 'Ripristina il testo dell’AI' }))
  expect(box.value).toBe('Yes, in front of the house.')
  expect(screen.queryByRole('heading', { name: 'Modifiche' })).toBeNull()
})

test.each([
  ['its button', async (user: Awaited<ReturnType<typeof openEditor>>['user']) => user.click(send())],
  [
    'Ctrl+Enter',
    async (user: Awaited<ReturnType<typeof openEditor>>['user']) => user.keyboard('{Control>}{Enter}{/Control}'),
  ],
])('sends the host’s words by %s, once', async (_way, press) => {
  const { server, user, box } = await openEditor()
  await user.clear(box)
  await user.type(box, 'No, but in the next street.')
  await press(user)
  await expect
    .poll(() => server.received('approveDraft').map(({ body }) => body.text))
    .toEqual(['No, but in the next street.'])
  expect(await screen.findByText('No, but in the next street.')).toBeDefined()
  expect(composer().value).toBe('')
})

test('does not send nothing', async () => {
  const { server, user, box } = await openEditor()
  await user.clear(box)
  await user.type(box, '   ')
  expect(send()).toHaveProperty('disabled', true)
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(server.received('approveDraft')).toEqual([])
})

test('Escape leaves the draft as it was', async () => {
  const { user, box } = await openEditor()
  await user.type(box, ' Free.{Escape}')
  expect(screen.getByText('Yes, in front of the house.')).toBeDefined()
  expect(composer().value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Modifica' }))
  expect(editor().value).toBe('Yes, in front of the house.')
})

test('what was written moves to the composer when the draft goes away under the host’s hands', async () => {
  const { user, become, box } = await openEditor()
  await user.type(box, ' Free.')
  await become(draft('superseded'))
  await expect.poll(() => composer().value).toBe('Yes, in front of the house. Free.')
})

test('the host’s words are sent for the draft that they were about, whatever it is by now', async () => {
  const { server, user, become, box } = await openEditor()
  await user.type(box, ' Free.')
  await become(draft('pending', { text: 'No, there is none.', version: 2 }))
  await user.click(send())
  await expect
    .poll(() => server.received('approveDraft').map(({ body }) => body))
    .toEqual([{ text: 'Yes, in front of the house. Free.', version: 1, recipient: null }])
})

test('a draft that goes away unchanged leaves nothing behind', async () => {
  const { become } = await openEditor()
  await become(draft('superseded'))
  await expect.poll(() => screen.queryByRole('textbox', { name: 'La tua versione della risposta' })).toBeNull()
  expect(composer().value).toBe('')
})

test('the host’s words are not lost with a call that failed', async () => {
  const { user, box } = await openEditor({
    approveDraft: () => {
      throw new AppError('conflict', { code: 'settled_before', params: { status: 'superseded' } })
    },
  })
  await user.type(box, ' Free.')
  await user.click(send())
  expect(await notices().findByText('In questa conversazione c’è un messaggio più recente')).toBeDefined()
  expect(composer().value).toBe('Yes, in front of the house. Free.')
  expect(loggedFailures()).toHaveLength(1)
})

test('a placeholder is called by its name, and can be left or taken out', async () => {
  const text = 'The gate: [[secret:gate_code]]. Bye!'
  const waiting = draft('pending', { text, aiText: text })
  const server = serveContract({
    readMe: () => me,
    listMessages: () => [guestMessage('The gate?'), waiting],
    approveDraft: ({ body }) => draft('approved', { id: waiting.id, text: body.text ?? '' }),
  })
  const { user } = renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)
  expect(await screen.findByText('codice del cancello')).toBeDefined()
  expect(screen.queryByText(/secret:/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Modifica' }))
  expect(screen.getByText('codice del cancello')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Togli: codice del cancello' }))
  expect(document.activeElement).toBe(editor())
  expect(screen.queryByText('codice del cancello')).toBeNull()
  await user.click(send())
  await expect.poll(() => server.received('approveDraft').map(({ body }) => body.text)).toEqual(['The gate: . Bye!'])
})
