import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MessageView } from '#api/contract/messages.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { never, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, hostReply, inSeconds, me } from '#tests/web/rows.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import Conversation from './conversation.tsx'
import { keepUnsentText } from './unsent-text.ts'

const open = () => renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)

test('says that it is loading', async () => {
  serveContract({ readMe: () => me, listMessages: () => never() })
  open()
  expect(await screen.findByText('AI is thinking...')).toBeDefined()
})

test('says that there is no message yet', async () => {
  serveContract({ readMe: () => me, listMessages: () => [] })
  open()
  expect(await screen.findByText('Ancora nessun messaggio.')).toBeDefined()
})

test('says that it could not be loaded, and loads when asked again', async () => {
  const server = serveContract({
    readMe: () => me,
    listMessages: () => {
      throw new TypeError('the line is dead')
    },
  })
  const { user } = open()
  expect((await screen.findByRole('alert')).textContent).toContain('Non riesco a caricare questa conversazione.')
  server.serve('listMessages', () => [guestMessage('Is there parking?')])
  await user.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await screen.findByText('Is there parking?')).toBeDefined()
})

test('says of another host’s conversation what it says of none', async () => {
  serveContract({
    readMe: () => me,
    listMessages: () => {
      throw notFound('Chat')
    },
  })
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('Questa conversazione non esiste più.')
})

test.each([
  ['is gone', notFound('Chat')],
  ['is none', new AppError('invalid_input', { code: 'address_invalid' })],
])('a chat that %s has no box to write to it, and a way back', async (_what, error) => {
  // Files before may have left words in a chat of this id.
  keepUnsentText(CHAT_ID, '')
  serveContract({
    readMe: () => me,
    listMessages: () => {
      throw error
    },
  })
  open()
  expect(await screen.findByText('Questa conversazione non esiste più.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Torna alle conversazioni' }).getAttribute('href')).toBe('/chat')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('words that were begun in a chat which is gone by now stay in sight', async () => {
  keepUnsentText(CHAT_ID, 'Arrivo alle otto')
  serveContract({
    readMe: () => me,
    listMessages: () => {
      throw notFound('Chat')
    },
  })
  open()
  expect(await screen.findByText('Questa conversazione non esiste più.')).toBeDefined()
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Arrivo alle otto')
  keepUnsentText(CHAT_ID, '')
})

test('what comes is read aloud in one sentence, each time anew, and that its draft is ready; nothing else of it is', async () => {
  const messages = [guestMessage('Is there parking?')]
  serveContract({ readMe: () => me, listMessages: () => messages })
  const { client } = open()
  await screen.findByText('Is there parking?')
  const spoken = () => document.querySelector('p[aria-live="polite"].sr-only')?.textContent
  expect([screen.getByRole('log').getAttribute('aria-live'), spoken()]).toEqual(['off', ''])
  const come = async (...more: MessageView[]) => {
    messages.push(...more)
    await client.invalidateQueries()
    return spoken
  }
  await expect
    .poll(await come(guestMessage('And a cot?'), guestMessage('For two nights.')))
    .toBe('Nuovo messaggio da Mia Keller: And a cot? · For two nights.')
  await expect.poll(await come(guestMessage('Thanks!'))).toBe('Nuovo messaggio da Mia Keller: Thanks!')
  await expect.poll(await come(draft('pending'))).toBe('La bozza è pronta.')
})

test('a mail that could not be read says so, and its file can be had', async () => {
  const mail = guestMessage('', {
    status: 'unreadable',
    hasRaw: true,
    reasons: [{ code: 'unreadable_mail', params: {} }],
  })
  const server = serveContract({
    readMe: () => me,
    listMessages: () => [mail],
    downloadRaw: () => 'From: somebody',
  })
  const { user } = open()
  expect(await screen.findByText('Questo messaggio non può essere letto. Il file originale è allegato.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Scarica il file originale' }))
  await expect.poll(() => server.received('downloadRaw').map(({ params }) => params.id)).toEqual([mail.id])
})

test('the words of a message that could not be read stand above its file', async () => {
  const reasons = [{ code: 'unreadable_mail' as const, params: {} }]
  const stub = guestMessage('Arrivo alle 15', { status: 'unreadable', hasRaw: true, reasons })
  serveContract({ readMe: () => me, listMessages: () => [stub] })
  open()
  expect(await screen.findByText('Arrivo alle 15')).toBeDefined()
  expect(screen.getByText('Questo messaggio non può essere letto. Il file originale è allegato.')).toBeDefined()
})

test('what the host sent from a phone that is no words is named too', async () => {
  const photo = { ...hostReply('La porta', 'sent'), reasons: [{ code: 'sent_photo' as const, params: {} }] }
  serveContract({ readMe: () => me, listMessages: () => [photo] })
  open()
  expect(await screen.findByText('Foto')).toBeDefined()
  expect(screen.getByText('La porta')).toBeDefined()
})

test('a photo is named beside the words that came with it', async () => {
  const photo = guestMessage('The door', { reasons: [{ code: 'sent_photo', params: {} }] })
  serveContract({ readMe: () => me, listMessages: () => [photo] })
  open()
  expect(await screen.findByText('Foto')).toBeDefined()
  expect(screen.getByText('The door')).toBeDefined()
})

const DRAFT = 'Yes, in front of the house.'
const TOLD = {
  drafting: ['L’AI sta scrivendo una bozza…'],
  pending: [DRAFT, 'Richiede Approvazione'],
  scheduled: [DRAFT, 'Inviato Automaticamente', 'Parte da sola tra 2 min'],
  approved: [DRAFT, 'Inviato Automaticamente', 'Parte tra 2 min'],
  sending: [DRAFT, 'Inviato Automaticamente', 'Invio in corso…'],
  sent: [DRAFT, 'Inviato Automaticamente', 'Inviato'],
  outcome_unknown: [DRAFT, 'Potrebbe essere stato inviato: la conferma non è mai arrivata.'],
  failed: [DRAFT, 'Bozza AI', /^Non inviato\./],
  held: [DRAFT, 'Non inviato: l’invio è spento.'],
  discarded: ['Scartato', 'L’hai rifiutato tu.'],
  superseded: ['Scartato', 'Questo messaggio non è stato inviato perché ne è stato generato uno più recente.'],
  fallback_sent: ['Scartato', 'Nessuno ha deciso in tempo: all’ospite è andato il messaggio di cortesia.'],
  no_reply_needed: ['Nessuna risposta necessaria'],
} as const

test.each(Object.entries(TOLD))('a draft that is %s says so', async (status, sentences) => {
  const undoUntil = inSeconds(119)
  serveContract({ readMe: () => me, listMessages: () => [draft(status as keyof typeof TOLD, { undoUntil })] })
  open()
  const log = within(await screen.findByRole('log'))
  for (const sentence of sentences) expect(await log.findByText(sentence)).toBeDefined()
  expect(log.queryByRole('region', { name: 'Bozza in attesa di te' }) !== null).toBe(status === 'pending')
})

test('a draft in whose place the host answered says so, and of none that was generated', async () => {
  const messages = [draft('superseded', { supersededByHost: true })]
  serveContract({ readMe: () => me, listMessages: () => messages })
  open()
  expect(await screen.findByText('Questa bozza non è stata inviata: hai risposto tu.')).toBeDefined()
  expect(screen.queryByText(/ne è stato generato uno più recente/)).toBeNull()
})

test.each([
  ['failed', 'Riprova l’invio', 'resendMessage'],
  ['held', 'Invia ora', 'resendMessage'],
  ['outcome_unknown', 'Invia di nuovo', 'resendMessage'],
  ['outcome_unknown', 'Ho verificato: inviato', 'confirmSent'],
  ['scheduled', 'Annulla', 'undoSend'],
  ['approved', 'Annulla', 'undoSend'],
] as const)('what can be done about a draft that is %s: %s', async (status, label, call) => {
  const shown = draft(status, { undoUntil: inSeconds(119) })
  const server = serveContract({ readMe: () => me, listMessages: () => [shown], [call]: () => shown })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: label }))
  await expect.poll(() => server.received(call).map(({ params }) => params.id)).toEqual([shown.id])
})

test.each([
  ['a reply of the host’s own is back in the box', false, 'Torno subito'],
  ['a template is not, as the box could not send it', true, ''],
])('taken back, %s', async (_what, isTemplate, left) => {
  const sent = { ...hostReply('Torno subito'), isTemplate, undoUntil: inSeconds(119) }
  const undone = { ...sent, status: 'discarded', undoUntil: null, version: 2 } as const
  let shown: MessageView = sent
  const undoSend = () => {
    shown = undone
    return undone
  }
  serveContract({ readMe: () => me, listMessages: () => [shown], undoSend })
  keepUnsentText(CHAT_ID, '')
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Annulla' }))
  await expect.poll(() => screen.queryByRole('button', { name: 'Annulla' })).toBeNull()
  const box = screen.getByPlaceholderText('Type your message...')
  await expect.poll(() => box instanceof HTMLTextAreaElement && box.value).toBe(left)
})

test('what is sent again names where it was shown to go', async () => {
  const shown = draft('failed', { recipient: 'mia@guest.test' })
  const server = serveContract({ readMe: () => me, listMessages: () => [shown], resendMessage: () => shown })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Riprova l’invio' }))
  await expect
    .poll(() => server.received('resendMessage').map(({ body }) => body))
    .toEqual([{ recipient: 'mia@guest.test' }])
})

test('a reply cannot be taken back any more once its window has closed', async () => {
  serveContract({ readMe: () => me, listMessages: () => [draft('approved', { undoUntil: inSeconds(-1) })] })
  open()
  expect(await screen.findByText('Invio in corso…')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Annulla' })).toBeNull()
})

test('a later read that fails takes nothing away of what is shown', async () => {
  const server = serveContract({ readMe: () => me, listMessages: () => [guestMessage('Is there parking?')] })
  const { client } = open()
  await screen.findByText('Is there parking?')
  server.serve('listMessages', () => {
    throw new AppError('upstream_unavailable', { code: 'database_away' })
  })
  await act(async () => {
    await client.refetchQueries()
    // What became of it is told in the next turn.
    await new Promise((next) => setTimeout(next))
  })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Is there parking?')).toBeDefined()
})

test.each([
  ['the row that opened it gives its focus to the draft', CHAT_ID, 'Bozza in attesa di te'],
  ['a row that the host went on to meanwhile keeps it', '00000000-0000-4000-8000-0000000000c2', 'The row'],
])('%s', async (_case, rowOf, focused) => {
  const { promise, resolve } = Promise.withResolvers<MessageView[]>()
  serveContract({ readMe: () => me, listMessages: () => promise })
  renderApp(
    <>
      <a href="/chat" data-chat={rowOf} aria-label="The row">
        Mia
      </a>
      <Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />
    </>,
  )
  screen.getByRole('link', { name: 'The row' }).focus()
  await act(async () => resolve([guestMessage('Is there parking?'), draft('pending')]))
  await screen.findByRole('region', { name: 'Bozza in attesa di te' })
  expect(document.activeElement?.getAttribute('aria-label')).toBe(focused)
})

test.each<[string, boolean, number]>([
  ['has just come', true, -20],
  ['came long ago', false, -600],
])('of a message that %s it is said whether its draft is still to begin: %s', async (_when, isAwaited, ago) => {
  serveContract({
    readMe: () => me,
    listMessages: () => [guestMessage('Is there parking?', { createdAt: inSeconds(ago) })],
  })
  open()
  await screen.findByText('Is there parking?')
  expect(screen.queryByText(/^Bozza in arrivo/) !== null).toBe(isAwaited)
})
