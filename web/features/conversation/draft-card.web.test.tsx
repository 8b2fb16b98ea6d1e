import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { MessageView } from '#api/contract/messages.ts'
import type { DraftReason } from '#api/contract/words.ts'
import { DraftChanged } from '#api/http/draft-changed.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, inSeconds, me } from '#tests/web/rows.ts'
import { allowSingleKeys } from '#web/lib/preferences.ts'
import { AppError } from '#workflows/domain/errors.ts'
import Conversation from './conversation.tsx'
import { keepEdit, keepUnsentText } from './unsent-text.ts'

afterEach(() => {
  keepUnsentText(CHAT_ID, '')
  keepEdit(CHAT_ID, undefined)
})

/** A conversation that ends in a draft; what is done to it is done to `messages`, as the API would. */
async function openDraft(over: Partial<MessageView> = {}, handlers: Handlers = {}) {
  const waiting = draft('pending', over)
  const messages = [guestMessage('Is there parking?'), waiting]
  const become = (next: MessageView) => {
    messages[1] = next
    return next
  }
  const server = serveContract({
    readMe: () => me,
    listMessages: () => messages,
    approveDraft: ({ body }) =>
      become(
        draft('approved', {
          ...waiting,
          ...draft('approved'),
          id: waiting.id,
          undoUntil: inSeconds(30),
          text: body.text ?? waiting.text,
        }),
      ),
    discardDraft: () => become(draft('discarded', { id: waiting.id })),
    undoSend: () => become(waiting),
    ...handlers,
  })
  const { user } = renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)
  await screen.findByRole('region', { name: 'Bozza in attesa di te' })
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { waiting, server, user, press }
}

const card = () => screen.queryByRole('region', { name: 'Bozza in attesa di te' })

test('a draft says where it goes, and its approval is described by that', async () => {
  const { press, server } = await openDraft({
    recipient: 'anna@guest.test',
    reasons: [{ code: 'other_reply_address', params: { before: 'anna@guest.test', asked: 'evil@x.test' } }],
  })
  const approve = screen.getByRole('button', {
    name: 'Approva & Invia',
    description: 'La risposta va a anna@guest.test',
  })
  expect(approve).toBeDefined()
  expect(card()?.textContent).toContain('il messaggio chiede di rispondere a evil@x.test, non a anna@guest.test')
  await press('Approva & Invia')
  await expect
    .poll(() => server.received('approveDraft').map(({ body }) => body.recipient))
    .toEqual(['anna@guest.test'])
})

test('what cannot arrive is not approved, by the button or by its key, and says why', async () => {
  const reason = { code: 'window_shut', params: {} } as const
  const { press, server, user } = await openDraft({
    arrival: [{ reason, isCertain: true, wayOut: 'template', platform: null }],
  })
  expect(screen.getByRole('button', { name: 'Approva & Invia' }).getAttribute('aria-disabled')).toBe('true')
  await press('Approva & Invia')
  expect(await notices().findByText(/24 ore/)).toBeDefined()
  card()?.focus()
  await user.keyboard('a')
  expect(card()).not.toBeNull()
  expect(server.received('approveDraft')).toEqual([])
})

test('what was in the way and was mended is in nobody’s way from the next reading on, though the draft is as it was', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const reason = { code: 'window_shut', params: {} } as const
  const { press, server, waiting } = await openDraft({
    arrival: [{ reason, isCertain: true, wayOut: 'template', platform: null }],
  })
  const isDisabled = () => screen.getByRole('button', { name: 'Approva & Invia' }).getAttribute('aria-disabled')
  expect(isDisabled()).toBe('true')
  server.serve('listMessages', () => [guestMessage('Is there parking?'), { ...waiting, arrival: [] }])
  await vi.advanceTimersByTimeAsync(5_100)
  await expect.poll(isDisabled).toBeNull()
  await press('Approva & Invia')
  await expect.poll(() => server.received('approveDraft')).toHaveLength(1)
})

test('what only may not arrive is the host’s to approve', async () => {
  const reason: DraftReason = { code: 'contact_hidden', params: { platform: 'Airbnb', found: ['340 123 4567'] } }
  const { press, server } = await openDraft({
    arrival: [{ reason, isCertain: false, wayOut: 'platform', platform: 'Airbnb' }],
  })
  await press('Approva & Invia')
  await expect.poll(() => server.received('approveDraft')).toHaveLength(1)
})

test('an approval is shown at once, sent once with a key of its own, and can be taken back', async () => {
  const { waiting, server, press, user } = await openDraft()
  await press('Approva & Invia')
  expect(card()).toBeNull()
  expect(await notices().findByText('Inviata')).toBeDefined()
  const [approval, ...more] = server.received('approveDraft')
  expect(more).toEqual([])
  expect(approval?.params.id).toBe(waiting.id)
  expect(approval?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  await user.click(notices().getByRole('button', { name: 'Annulla' }))
  expect(await notices().findByText('Invio annullato')).toBeDefined()
  expect(await screen.findByRole('region', { name: 'Bozza in attesa di te' })).toBeDefined()
})

test('a rejection is shown at once, and said', async () => {
  const { server, press } = await openDraft()
  await press('Rifiuta')
  expect(card()).toBeNull()
  expect(await notices().findByText('Bozza rifiutata')).toBeDefined()
  expect(server.received('discardDraft')).toHaveLength(1)
})

test.each([
  [
    new AppError('conflict', { code: 'settled_before', params: { status: 'superseded' } }),
    'In questa conversazione c’è un messaggio più recente',
  ],
  [new AppError('unexpected', { code: 'unexpected' }), 'La bozza non è stata approvata: riprova.'],
])('a decision that fails (%s) is taken back, and said', async (failure, sentence) => {
  const { press } = await openDraft(
    {},
    {
      approveDraft: () => {
        throw failure
      },
    },
  )
  await press('Approva & Invia')
  expect(await notices().findByText(sentence)).toBeDefined()
  expect(card()).not.toBeNull()
  expect(loggedFailures()).toHaveLength(1)
})

test('a decision is about the draft that was shown: of another the host is told, and sees it', async () => {
  const newer = draft('pending', { text: 'No, there is none.', version: 2 })
  const { server, press } = await openDraft(
    { version: 1 },
    {
      discardDraft: ({ body }) => {
        expect(body.version).toBe(1)
        server.serve('listMessages', () => [guestMessage('Is there parking?'), newer])
        throw new DraftChanged(newer)
      },
    },
  )
  await press('Rifiuta')
  expect(await notices().findByText('La bozza è cambiata da quando è stata mostrata')).toBeDefined()
  expect(await screen.findByText('No, there is none.')).toBeDefined()
  expect(loggedFailures()).toHaveLength(1)
})

test('the keys a and e decide, and Shift+E edits', async () => {
  const { server, user } = await openDraft()
  await user.keyboard('{Shift>}E{/Shift}')
  const box = await screen.findByRole('textbox', { name: 'La tua versione della risposta' })
  await expect.poll(() => document.activeElement).toBe(box)
  await user.keyboard('{Escape}')
  await user.keyboard('a')
  await expect.poll(() => server.received('approveDraft')).toHaveLength(1)
  expect(server.received('discardDraft')).toHaveLength(0)
})

test('the key e rejects', async () => {
  const { server, user } = await openDraft()
  await user.keyboard('e')
  await expect.poll(() => server.received('discardDraft')).toHaveLength(1)
})

test('a draft that comes while the chat is open has no keys before it has the focus', async () => {
  const messages: MessageView[] = [guestMessage('Is there parking?')]
  const server = serveContract({ readMe: () => me, listMessages: () => messages })
  const { user, client } = renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)
  await screen.findByText('Is there parking?')
  messages.push(draft())
  await act(() => client.refetchQueries())
  await user.keyboard('ae')
  expect([server.received('approveDraft'), server.received('discardDraft')]).toEqual([[], []])
  server.serve('approveDraft', () => draft('approved'))
  await expect.poll(() => screen.getByRole('button', { name: 'Rifiuta' }).getAttribute('aria-disabled')).toBeNull()
  act(() => card()?.focus())
  await user.keyboard('a')
  await expect.poll(() => server.received('approveDraft')).toHaveLength(1)
})

test('single keys do nothing while the host writes, or has switched them off', async () => {
  const { server, user } = await openDraft()
  await user.click(screen.getByRole('textbox', { name: 'Type your message...' }))
  await user.keyboard('ae')
  await user.keyboard('{Escape}')
  allowSingleKeys(false)
  await user.keyboard('ae')
  expect([server.received('approveDraft'), server.received('discardDraft')]).toEqual([[], []])
  expect(card()).not.toBeNull()
})

test('what the AI did not know, what is risky and what has no fact behind it stand below the draft', async () => {
  await openDraft({
    evidence: {
      topics: ['parking'],
      claims: [{ sentence: 'Yes, in front of the house.', fact: null }],
      unknowns: ['the price'],
      risks: ['money'],
    },
  })
  expect(screen.getByText('the price', { exact: false })).toBeDefined()
  expect(screen.getByText('denaro', { exact: false })).toBeDefined()
  expect(screen.getByText('Senza riscontro nei dati della proprietà')).toBeDefined()
})

test('low confidence is said, with how much there is', async () => {
  await openDraft({ confidence: 6 })
  expect(screen.getByText('Confidenza bassa (6/10) - Approvazione richiesta')).toBeDefined()
})

test('how long there is to decide is said, and that it is over', async () => {
  await openDraft({ deadlineAt: inSeconds(119) })
  expect(await screen.findByText('Senza una decisione, tra 2 min parte il messaggio di cortesia.')).toBeDefined()
})

test('a deadline that has passed is said', async () => {
  await openDraft({ deadlineAt: inSeconds(-1) })
  expect(await screen.findByText('Il tempo per decidere è finito: parte il messaggio di cortesia.')).toBeDefined()
})

test('why it waits is said in one sentence', async () => {
  await openDraft({ reasons: [{ code: 'automatic_mode_off', params: {} }] })
  expect(screen.getByText(/la modalità automatica è spenta/)).toBeDefined()
})

test('a draft that no model wrote says so', async () => {
  await openDraft({}, { readMe: () => ({ ...me, drafter: 'built-in' }) })
  expect(await screen.findByText(/^Bozze scritte senza modello AI/)).toBeDefined()
})

test.each([
  ['is told when the host edits it', inSeconds(60), 1],
  ['has no part in a draft that it has left', null, 0],
])('a model that is still writing %s', async (_, writingUntil, many) => {
  const { waiting, server, press } = await openDraft({ writingUntil }, { beginDraft: () => draft() })
  expect(server.received('beginDraft')).toEqual([])
  await press('Modifica')
  expect(await screen.findByRole('textbox', { name: 'La tua versione della risposta' })).toBeDefined()
  await expect
    .poll(() => server.received('beginDraft').map(({ params }) => params.id))
    .toEqual(Array(many).fill(waiting.id))
})

test('a number that is low is said once, in the words of the specification', async () => {
  const reasons = [
    { code: 'low_confidence', params: { confidence: 6, threshold: 8 } } as const,
    { code: 'automatic_mode_off', params: {} } as const,
  ]
  await openDraft({ confidence: 6, reasons })
  const card = screen.getByRole('region', { name: 'Bozza in attesa di te' })
  expect(card.textContent?.match(/\b6\b/g)).toEqual(['6'])
  expect(card.textContent).toContain('Confidenza bassa (6/10) - Approvazione richiesta')
})

test('what the guest asked is counted, with what became of it and what is missing', async () => {
  const question = (text: string, state: 'answered' | 'deferred' | 'open', topics: string[] = []) => ({
    ...{ text, state, topics, kind: 'question' as const },
  })
  await openDraft({
    evidence: {
      ...{ topics: ['parking'], claims: [], unknowns: [], risks: [] },
      questions: [
        question('Is there parking?', 'answered', ['parking']),
        question('Is it cheaper in winter?', 'deferred'),
        question('May we bring Rex?', 'open', ['zeppelin']),
        { ...question('We land at six.', 'open'), kind: 'news' },
      ],
    },
  })
  const pinned = within(await screen.findByRole('region', { name: 'La domanda dell’ospite' }))
  const missing = 'manca: «Is it cheaper in winter?», «May we bring Rex?»'
  expect(pinned.getByText(`3 domande: 1 coperta, 1 rimandata, 1 senza risposta, ${missing}`)).toBeDefined()
  expect(pinned.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'il parcheggio: coperta',
    '«Is it cheaper in winter?»: rimandata',
    '«May we bring Rex?»: senza risposta',
  ])
})
