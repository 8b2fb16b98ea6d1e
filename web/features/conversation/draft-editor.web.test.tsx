import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { MessageView } from '#api/contract/messages.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, draft, guestMessage, hostReply, me, message } from '#tests/web/rows.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { AppError } from '#workflows/domain/errors.ts'
import Conversation from './conversation.tsx'
import { keepEdit, keepUnsentText } from './unsent-text.ts'

afterEach(() => {
  keepUnsentText(CHAT_ID, '')
  keepEdit(CHAT_ID, undefined)
})

/** A draft that is being edited; the guest's next message can supersede it. */
async function openEditor(handlers: Handlers = {}) {
  const asked = guestMessage('Is there parking?')
  const waiting = draft('pending', { text: 'Yes, in front of the house.', answersId: asked.id })
  const messages = [asked, waiting]
  const server = serveContract({
    readMe: () => me,
    listMessages: () => messages,
    approveDraft: ({ body }) => (messages[1] = draft('approved', { id: waiting.id, text: body.text ?? waiting.text })),
    ...handlers,
  })
  const { user, client, unmount } = renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)
  await user.click(await screen.findByRole('button', { name: 'Modifica' }))
  const become = async (next: MessageView, ...after: MessageView[]) => {
    messages.splice(1, messages.length, { ...next, id: waiting.id }, ...after)
    await act(() => client.refetchQueries())
  }
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'La tua versione della risposta' })
  return { server, user, become, box, unmount }
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

test.each([
  ['a phone, whose screen the editor fills', 390, true],
  ['anything wider, where it is pinned among the messages', 1024, false],
])('the guest’s question stays in sight while the host edits, once, on %s', async (_on, width, isWithin) => {
  window.happyDOM.setViewport({ width })
  const { box } = await openEditor()
  const pinned = await screen.findByRole('region', { name: 'La domanda dell’ospite' })
  const sheet = box.closest('section')
  expect(sheet?.contains(pinned)).toBe(isWithin)
  window.happyDOM.setViewport({ width: 1024 })
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

test('what a snippet left open is named, leads to its place and keeps the words from being sent', async () => {
  const { server, user, box } = await openEditor()
  await user.clear(box)
  await user.paste('Hello {{guest.first_name}}, yes.')
  expect(await screen.findByText('Da completare prima dell’invio:')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'nome dell’ospite' }))
  expect(document.activeElement).toBe(box)
  expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe('{{guest.first_name}}')
  await user.click(send())
  expect(server.received('approveDraft')).toEqual([])
  await user.clear(box)
  await user.paste('Hello Mia, yes.')
  expect(screen.queryByText('Da completare prima dell’invio:')).toBeNull()
  await user.click(send())
  await expect.poll(() => server.received('approveDraft').map(({ body }) => body.text)).toEqual(['Hello Mia, yes.'])
})

test('a snippet can be looked for from the editor', async () => {
  const { box } = await openEditor()
  const frame = within(box.parentElement ?? document.body)
  expect(frame.getByRole('button', { name: 'Inserisci un testo pronto (/)' })).toBeDefined()
})

test('a draft beside the one that is edited is approved by a button that does not stand out, and is not edited too', async () => {
  const { user, become, box } = await openEditor()
  await become(draft('superseded'), guestMessage('And breakfast?'), newer)
  await screen.findByRole('button', { name: 'La nuova bozza' })
  const beside = within(screen.getByRole('region', { name: 'Bozza in attesa di te' }))
  const approve = beside.getByRole('button', { name: 'Approva & Invia' })
  expect(approve.className).toContain(buttonClass({ look: 'outline' }))
  expect(beside.queryByRole('button', { name: 'Modifica' })).toBeNull()
  screen.getByRole('region', { name: 'Bozza in attesa di te' }).focus()
  await user.keyboard('{Shift>}E{/Shift}')
  expect(screen.getAllByRole('textbox', { name: 'La tua versione della risposta' })).toEqual([box])
})

test('does not send nothing', async () => {
  const { server, user, box } = await openEditor()
  await user.clear(box)
  await user.type(box, '   ')
  expect(send()).toHaveProperty('disabled', true)
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(server.received('approveDraft')).toEqual([])
})

test('Escape asks before it discards what was written, and then leaves the draft as it was', async () => {
  const { user, box } = await openEditor()
  await user.type(box, ' Free.{Escape}')
  expect(box.value).toBe('Yes, in front of the house. Free.')
  await user.click(await screen.findByRole('button', { name: 'Continua a scrivere' }))
  await expect.poll(editor).toBe(box)
  expect(box.value).toBe('Yes, in front of the house. Free.')
  await user.type(editor(), '{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Scarta' }))
  expect(screen.getByText('Yes, in front of the house.')).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'La tua versione della risposta' })).toBeNull()
  expect(composer().value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Modifica' }))
  expect(editor().value).toBe('Yes, in front of the house.')
})

test('after “Continua a scrivere” the keys are the text’s again, and so is Escape, however often', async () => {
  const { user, box } = await openEditor()
  await user.type(box, ' Free.')
  const heard: string[] = []
  const hear = ({ key }: KeyboardEvent) => void heard.push(key)
  document.addEventListener('keydown', hear)
  onTestFinished(() => document.removeEventListener('keydown', hear))
  for (const word of [' Of', ' course']) {
    await user.keyboard('{Escape}')
    // Browsers let the dialog in between: the key that opens it must not reach what closes it.
    expect(heard).not.toContain('Escape')
    await user.click(await screen.findByRole('button', { name: 'Continua a scrivere' }))
    await expect.poll(() => document.activeElement).toBe(box)
    await user.keyboard(word)
  }
  expect(box.value).toBe('Yes, in front of the house. Free. Of course')
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('alertdialog')).toBeDefined()
})

test('Escape leaves at once what nobody has changed', async () => {
  const { user, box } = await openEditor()
  await user.type(box, '{Escape}')
  expect(screen.queryByRole('textbox', { name: 'La tua versione della risposta' })).toBeNull()
})

const again = guestMessage('And breakfast?')
const newer = draft('pending', { text: 'Breakfast is at eight.', version: 4 })

test('the editor stays with its text and the focus when the guest writes again, and the new draft stands beside it', async () => {
  const { server, user, become, box } = await openEditor()
  await user.type(box, ' Free')
  await become(draft('superseded'), guestMessage('And breakfast?'), newer)
  const beside = within(await screen.findByRole('region', { name: 'Bozza in attesa di te' }))
  expect(await beside.findByText('Breakfast is at eight.')).toBeDefined()
  const opener = screen.getByRole('button', { name: 'La nuova bozza', expanded: true })
  expect(opener.parentElement?.textContent).toContain('Breakfast is at eight.')
  expect(screen.getByText(/^L’ospite ha scritto di nuovo/)).toBeDefined()
  expect(document.activeElement).toBe(box)
  await user.keyboard(' of charge, as always')
  expect(editor().value).toBe('Yes, in front of the house. Free of charge, as always')
  expect([server.received('approveDraft'), server.received('discardDraft')]).toEqual([[], []])
  await user.click(await screen.findByRole('button', { name: 'Invia il mio testo' }))
  await expect
    .poll(() => server.received('approveDraft').map(({ params, body }) => [params.id, body.version, body.text]))
    .toEqual([[newer.id, 4, 'Yes, in front of the house. Free of charge, as always']])
})

test('without another draft what was written leaves as a reply of the host’s own', async () => {
  const { server, user, become, box } = await openEditor({ writeManualReply: ({ body }) => hostReply(body.text) })
  await user.type(box, ' Free.')
  await become(draft('superseded'), guestMessage('And breakfast?'))
  await user.click(await screen.findByRole('button', { name: 'Invia il mio testo' }))
  await expect
    .poll(() => server.received('writeManualReply').map(({ body }) => body.text))
    .toEqual(['Yes, in front of the house. Free.'])
  expect(server.received('approveDraft')).toEqual([])
})

test.each([
  ['fallback_sent', [], 'Nel frattempo è partito il messaggio di cortesia. Il tuo testo è qui.'],
  ['approved', [], 'Nel frattempo la bozza è stata approvata. Il tuo testo è qui.'],
  ['discarded', [], 'Nel frattempo la bozza è stata rifiutata. Il tuo testo è qui.'],
  ['superseded', [hostReply('Yes.')], 'Nel frattempo è partita un’altra tua risposta. Il tuo testo è qui.'],
  ['superseded', [again, draft('approved')], 'Nel frattempo è partita un’altra tua risposta. Il tuo testo è qui.'],
  [
    'superseded',
    [again, draft('sent'), guestMessage('And towels?'), draft()],
    'Nel frattempo è partita un’altra tua risposta. Il tuo testo è qui.',
  ],
  [
    'superseded',
    [again, message('sent', { kind: 'fallback', text: 'Back soon' })],
    'Nel frattempo è partito il messaggio di cortesia. Il tuo testo è qui.',
  ],
  ['superseded', [draft('superseded'), again], 'L’ospite ha scritto di nuovo. Il tuo testo è qui.'],
] as const)(
  'the editor of a draft that has become %s stays, also unchanged, and says why',
  async (status, after, said) => {
    const { become, box } = await openEditor()
    await become(draft(status), ...after)
    expect(await screen.findByText(said)).toBeDefined()
    expect(editor()).toBe(box)
  },
)

test('of a draft that has changed the new words are shown, and the host’s are sent as about those', async () => {
  const { server, user, become, box } = await openEditor()
  await user.type(box, ' Free.')
  await become(draft('pending', { text: 'No, there is none.', version: 2 }))
  expect(await screen.findByText('No, there is none.')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'Invia il mio testo' }))
  await expect
    .poll(() => server.received('approveDraft').map(({ body }) => body))
    .toEqual([{ text: 'Yes, in front of the house. Free.', version: 2, recipient: null, filesShown: [] }])
})

test('what was written is there again when the host comes back to the chat', async () => {
  const { user, box, unmount } = await openEditor()
  await user.type(box, ' Free.')
  unmount()
  renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)
  await expect.poll(() => screen.queryByRole('textbox', { name: 'La tua versione della risposta' })).not.toBeNull()
  expect(editor().value).toBe('Yes, in front of the house. Free.')
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
  expect(editor().value).toBe('Yes, in front of the house. Free.')
  expect(composer().value).toBe('')
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
