import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SnippetView } from '#api/contract/snippets.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, guestMessage, me } from '#tests/web/rows.ts'
import Conversation from './conversation.tsx'
import { keepUnsentText } from './unsent-text.ts'

afterEach(() => keepUnsentText(CHAT_ID, ''))

const HOUSE = '00000000-0000-4000-8000-0000000000e1'
const snippet = (last: string, over: Partial<SnippetView>): SnippetView => ({
  id: `00000000-0000-4000-8000-0000000000f${last}`,
  name: 'Saluto',
  text: 'Ciao',
  propertyId: null,
  ...over,
})
const SNIPPETS = [
  snippet('1', { name: 'Arrivo', text: 'Ciao {{guest.first_name}}, ti aspettiamo il {{stay.check_in}}.' }),
  snippet('2', { name: 'Wi-Fi', text: 'Rete di casa: [[secret:wifi_password]]', propertyId: HOUSE }),
  snippet('3', { name: 'Altra casa', propertyId: '00000000-0000-4000-8000-0000000000e2' }),
]

async function open(over: Parameters<typeof chat>[0] = {}) {
  const shown = chat(over)
  const server = serveContract({
    readMe: () => me,
    getChat: () => shown,
    listMessages: () => [guestMessage('Is there parking?', { language: 'it' })],
    listSnippets: () => SNIPPETS,
    writeManualReply: () => guestMessage('…'),
  })
  const { user } = renderApp(<Conversation chatId={CHAT_ID} chat={shown} onDetails={undefined} />)
  return { server, user, box: await screen.findByRole('textbox', { name: 'Type your message...' }) }
}

test('a slash at the start of a line offers the snippets; words and Enter put one in, filled from the chat', async () => {
  const { user, box } = await open({ checkInDate: '2026-12-24' })
  await user.type(box, '/')
  const search = await screen.findByRole('combobox', { name: 'Cerca un testo pronto' })
  expect(screen.queryByText('Altra casa')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(search))
  await user.type(search, 'arri')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(box).toHaveProperty('value', 'Ciao Mia, ti aspettiamo il 24 dicembre.'))
  expect(screen.getByRole('button', { name: 'Invia' })).toHaveProperty('disabled', false)
})

test('what the chat does not know is marked and holds the reply until it is written', async () => {
  const { server, user, box } = await open()
  await user.click(screen.getByRole('button', { name: 'Inserisci un testo pronto (/)' }))
  await user.click(await screen.findByRole('option', { name: /Arrivo/ }))
  await screen.findByText('Da completare prima dell’invio:')
  expect(screen.getByRole('button', { name: 'Invia' })).toHaveProperty('disabled', true)
  await user.type(box, '{Enter}')
  expect(server.received('writeManualReply')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'giorno di check-in' }))
  await user.keyboard('24 dicembre')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Invia' })).toHaveProperty('disabled', false))
})

test('a slash within a line is a slash, and Esc leaves the text as it was', async () => {
  const { user, box } = await open()
  await user.type(box, '24/7')
  expect(screen.queryByRole('combobox')).toBeNull()
  await user.type(box, '{Shift>}{Enter}{/Shift}/')
  await screen.findByRole('combobox')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(box).toHaveProperty('value', '24/7\n')
})
