import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UnsentFilesView, UnsentFileView } from '#api/contract/message-files.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { never, notices, renderApp } from '#tests/web/render-app.tsx'
import { requestsByFetch } from '#tests/web/requests-by-fetch.ts'
import { CHAT_ID, chat, draft, guestMessage, hostReply, inSeconds, me } from '#tests/web/rows.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import Conversation from './conversation.tsx'
import { keepEdit, keepUnsentText } from './unsent-text.ts'

const LIMITS = { transport: 'mail', files: 3, fileBytes: 2_000_000, allBytes: 3_000_000 } as const
const WAITING = draft()
let made = 0
const unsent = (over: Partial<UnsentFileView> = {}): UnsentFileView => ({
  id: `00000000-0000-4000-8000-0000000f${String(++made).padStart(4, '0')}`,
  placeId: CHAT_ID,
  name: 'piantina.pdf',
  mediaType: 'application/pdf',
  bytes: 820_000,
  ...over,
})

beforeEach(requestsByFetch)
afterEach(() => {
  keepUnsentText(CHAT_ID, '')
  keepEdit(CHAT_ID, undefined)
  vi.useRealTimers()
})

type Opened = { files?: UnsentFileView[]; limits?: UnsentFilesView['limits']; withDraft?: boolean }

async function open(handlers: Handlers = {}, { files = [], limits = LIMITS, withDraft = false }: Opened = {}) {
  const kept = [...files]
  const messages = [guestMessage('Dov’è la chiave?'), ...(withDraft ? [WAITING] : [])]
  const server = serveContract({
    readMe: () => me,
    listMessages: () => messages,
    listUnsentFiles: () => ({ files: kept, limits }),
    addUnsentFile: ({ params, query: { name, draftId } }) => {
      const file = unsent({ name, placeId: draftId ?? params.id })
      kept.push(file)
      return file
    },
    downloadFile: () => {
      throw notFound('Message')
    },
    removeUnsentFile: ({ params }) => {
      kept.splice(0, Infinity, ...kept.filter(({ id }) => id !== params.id))
      return undefined
    },
    writeManualReply: ({ body }) => {
      kept.splice(0, Infinity)
      const reply = { ...hostReply(body.text), undoUntil: inSeconds(30) }
      messages.push(reply)
      return reply
    },
    approveDraft: () => ({ ...WAITING, status: 'approved' as const }),
    ...handlers,
  })
  const { user, client } = renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)
  await screen.findByText('Dov’è la chiave?')
  const readFilesAgain = () => client.invalidateQueries({ queryKey: queryKeys.unsentFiles(CHAT_ID) })
  return { server, user, readFilesAgain }
}

const composer = () => within(box().closest('form') as HTMLElement)
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Type your message...' })
const clip = () => composer().findByLabelText<HTMLInputElement>('Allega file')
const list = () => composer().findByRole('list', { name: 'Allegati da inviare' })
const file = (name: string, bytes = 1_000) => new File([new Uint8Array(bytes)], name)
const sentFiles = ({ server }: Awaited<ReturnType<typeof open>>) =>
  server.received('writeManualReply').map(({ body }) => body.files)
const dropped = (files: File[]) => ({ dataTransfer: { types: ['Files'], files } })

test('files that are chosen go up one after the other, and with the reply', async () => {
  const opened = await open()
  await opened.user.upload(await clip(), [file('uno.pdf'), file('due.pdf')])
  expect(await within(await list()).findByText('due.pdf')).toBeDefined()
  expect(opened.server.received('addUnsentFile').map(({ query }) => query.name)).toEqual(['uno.pdf', 'due.pdf'])
  await opened.user.type(box(), 'Ecco.{Enter}')
  await expect.poll(() => sentFiles(opened)).toEqual([[expect.any(String), expect.any(String)]])
  await expect.poll(() => screen.queryAllByRole('list', { name: 'Allegati da inviare' })).toEqual([])
})

test('a file that is dropped, or pasted without words, is put there; a picture of words is not', async () => {
  const { server } = await open()
  await clip()
  const form = box().closest('form') as HTMLElement
  fireEvent.dragEnter(form, dropped([]))
  expect(await composer().findByText('Lascia qui i file da allegare')).toBeDefined()
  fireEvent.drop(form, dropped([file('a.jpg')]))
  fireEvent.paste(box(), { clipboardData: { types: ['Files'], files: [file('b.png')] } })
  fireEvent.paste(box(), { clipboardData: { types: ['text/plain', 'Files'], files: [file('c.png')] } })
  await expect.poll(() => server.received('addUnsentFile').map(({ query }) => query.name)).toEqual(['a.jpg', 'b.png'])
})

test('the caps are said before anything is sent up, and what is over them never is', async () => {
  const { server, user } = await open()
  const input = await clip()
  expect(input.closest('label')?.title).toContain('Al massimo 3 file, 1 MB l’uno e 2 MB in tutto.')
  await user.upload(input, [file('vuoto.txt', 0), file('film.mp4', 2_100_000)])
  const shown = within(await list())
  expect(await shown.findByText('Questo file è vuoto')).toBeDefined()
  expect(shown.getByText('Troppo grande: al massimo 1 MB')).toBeDefined()
  await user.type(box(), 'Ecco.{Enter}')
  expect(await notices().findByText('Togli gli allegati che non si possono inviare.')).toBeDefined()
  expect(box().value).toBe('Ecco.')
  await user.click(shown.getByRole('button', { name: 'Togli vuoto.txt' }))
  await user.click(shown.getByRole('button', { name: 'Togli film.mp4' }))
  expect(server.received('addUnsentFile')).toEqual([])
  await user.type(box(), '{Enter}')
  await expect.poll(() => server.received('writeManualReply')).toHaveLength(1)
})

test('of many files only as many as may go are taken', async () => {
  const { server, user } = await open()
  await user.upload(
    await clip(),
    Array.from({ length: 30 }, (_, at) => file(`${at}.txt`)),
  )
  await expect.poll(() => server.received('addUnsentFile')).toHaveLength(3)
  expect(screen.getAllByText('Al massimo 3 allegati')).toHaveLength(27)
  for (const button of within(await list()).getAllByRole('button')) await user.click(button)
})

test('WhatsApp says which kinds it takes', async () => {
  await open({}, { limits: { ...LIMITS, transport: 'whatsapp' } })
  expect((await clip()).closest('label')?.title).toContain('foto JPG e PNG fino a 5 MB')
})

test('what the server refuses is said at the file', async () => {
  const { user } = await open({
    addUnsentFile: () => {
      throw new AppError('rule_refused', { code: 'file_is_program' })
    },
  })
  await user.upload(await clip(), file('foto.jpg'))
  const shown = within(await list())
  expect(await shown.findByText('È un programma: chi lo dovrebbe consegnare lo rifiuta')).toBeDefined()
  expect(shown.queryByRole('button', { name: 'Riprova' })).toBeNull()
  await user.click(shown.getByRole('button', { name: 'Togli foto.jpg' }))
})

test('a line that fails is said, and the file is tried again by a press', async () => {
  let tries = 0
  const { user } = await open({
    addUnsentFile: ({ query }) => {
      if (++tries === 1) throw new TypeError('the line is dead')
      return unsent({ name: query.name })
    },
  })
  await user.upload(await clip(), file('foto.pdf'))
  await user.click(await within(await list()).findByRole('button', { name: 'Riprova' }))
  await expect.poll(() => screen.queryByText('Non è stato possibile caricarlo.')).toBeNull()
  expect(tries).toBe(2)
})

test('while a file is on its way the text waits, how far it is is shown, and that it is slow', async () => {
  const { server, user } = await open({ addUnsentFile: () => never() })
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.drop(box().closest('form') as HTMLElement, dropped([file('a.pdf')]))
  expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(0.5)
  await vi.advanceTimersByTimeAsync(10_100)
  expect(await screen.findByText('Ci vuole più del solito: la connessione è lenta.')).toBeDefined()
  vi.useRealTimers()
  await user.type(box(), 'Ecco.{Enter}')
  expect(await notices().findByText('Aspetta che gli allegati siano caricati.')).toBeDefined()
  expect(server.received('writeManualReply')).toEqual([])
  expect(box().value).toBe('Ecco.')
  await user.click(screen.getByRole('button', { name: 'Togli a.pdf' }))
})

test('what was put there before is there again, and can be taken away', async () => {
  const { server, user } = await open({}, { files: [unsent()] })
  const shown = within(await list())
  expect(shown.getByText('820 KB')).toBeDefined()
  await user.click(shown.getByRole('button', { name: 'Togli piantina.pdf' }))
  await expect.poll(() => server.received('removeUnsentFile')).toHaveLength(1)
  expect(screen.queryByText('piantina.pdf')).toBeNull()
})

test('what was put here and taken away comes back by its undo, where it stood', async () => {
  const { server, user } = await open()
  await user.upload(await clip(), [file('mappa.pdf')])
  await user.click(await within(await list()).findByRole('button', { name: 'Togli mappa.pdf' }))
  await notices().findByText('«mappa.pdf» tolto')
  await user.click(notices().getByRole('button', { name: 'Annulla' }))
  expect(await within(await list()).findByText('mappa.pdf')).toBeDefined()
  expect(server.received('addUnsentFile').map(({ query }) => query.name)).toEqual(['mappa.pdf', 'mappa.pdf'])
})

test('what this page does not hold is removed without being read first, and no undo is offered for it', async () => {
  const { server, user } = await open({ downloadFile: () => never() }, { files: [unsent()] })
  await user.click(within(await list()).getByRole('button', { name: 'Togli piantina.pdf' }))
  expect(await notices().findByText('«piantina.pdf» tolto')).toBeDefined()
  expect(notices().queryByRole('button', { name: 'Annulla' })).toBeNull()
  expect(server.received('removeUnsentFile')).toHaveLength(1)
  expect(server.received('downloadFile')).toEqual([])
})

test('what is being removed goes with nothing, however often the list is read meanwhile, and is known to have been seen', async () => {
  const beside = unsent()
  const opened = await open({ removeUnsentFile: () => never() }, { files: [beside] })
  await opened.user.click(within(await list()).getByRole('button', { name: 'Togli piantina.pdf' }))
  await opened.readFilesAgain()
  expect(opened.server.received('listUnsentFiles')).toHaveLength(2)
  expect(screen.queryByText('piantina.pdf')).toBeNull()
  await opened.user.type(box(), 'Ecco.{Enter}')
  await expect.poll(() => sentFiles(opened)).toEqual([undefined])
  expect(opened.server.received('writeManualReply')[0]?.body.filesShown).toEqual([beside.id])
})

test('a list that was read before a file was removed, and comes after, does not bring it back', async () => {
  const beside = unsent()
  const opened = await open({}, { files: [beside] })
  const remove = within(await list()).getByRole('button', { name: 'Togli piantina.pdf' })
  opened.server.serve('listUnsentFiles', () => ({ files: [beside], limits: LIMITS }))
  await opened.user.click(remove)
  await notices().findByText('«piantina.pdf» tolto')
  await opened.readFilesAgain()
  expect(screen.queryByText('piantina.pdf')).toBeNull()
  await opened.user.type(box(), 'Ecco.{Enter}')
  await expect.poll(() => sentFiles(opened)).toEqual([undefined])
})

test('what could not be removed is there again, and said to be', async () => {
  const removeUnsentFile = () => {
    throw new TypeError('the line is dead')
  }
  const opened = await open({ removeUnsentFile }, { files: [unsent()] })
  await opened.user.click(within(await list()).getByRole('button', { name: 'Togli piantina.pdf' }))
  expect(await notices().findByText('Non è stato possibile togliere l’allegato. Riprova.')).toBeDefined()
  expect(await within(await list()).findByText('piantina.pdf')).toBeDefined()
})

test('what stands beside a draft goes with its approval, by the card and by the editor, and not with a reply', async () => {
  const beside = unsent({ placeId: WAITING.id, name: 'mappa.pdf' })
  const own = unsent()
  const opened = await open({}, { files: [beside, own], withDraft: true })
  const card = within(await screen.findByRole('region', { name: 'Bozza in attesa di te' }))
  expect(await card.findByText('mappa.pdf')).toBeDefined()
  await opened.user.click(card.getByRole('button', { name: 'Modifica' }))
  const editor = await screen.findByRole('textbox', { name: 'La tua versione della risposta' })
  expect(await screen.findByText('mappa.pdf')).toBeDefined()
  await opened.user.type(editor, ' Anna')
  await opened.user.click(screen.getByRole('button', { name: 'Approva & Invia' }))
  const approved = () => opened.server.received('approveDraft').map(({ body }) => body.files)
  await expect.poll(approved).toEqual([[beside.id]])
  await opened.user.type(box(), 'Altro.{Enter}')
  await expect.poll(() => sentFiles(opened)).toEqual([[own.id]])
})

test('a text that is sent before its files were read says that none were seen', async () => {
  const opened = await open({ listUnsentFiles: () => never() }, { withDraft: true })
  const card = within(await screen.findByRole('region', { name: 'Bozza in attesa di te' }))
  await opened.user.click(card.getByRole('button', { name: 'Approva & Invia' }))
  const approved = () => opened.server.received('approveDraft').map(({ body }) => body.filesShown)
  await expect.poll(approved).toEqual([[]])
  await opened.user.type(box(), 'Ecco.{Enter}')
  const sent = () => opened.server.received('writeManualReply').map(({ body }) => body.filesShown)
  await expect.poll(sent).toEqual([[]])
})

test('a file that is on its way to a draft holds its approval by the card, too', async () => {
  const opened = await open({ addUnsentFile: () => never() }, { withDraft: true })
  const card = within(await screen.findByRole('region', { name: 'Bozza in attesa di te' }))
  await opened.user.click(card.getByRole('button', { name: 'Modifica' }))
  const region = await screen.findByRole('region', { name: 'Bozza in attesa di te' })
  await screen.findByRole('textbox', { name: 'La tua versione della risposta' })
  await opened.user.upload(await within(region).findByLabelText<HTMLInputElement>('Allega file'), [file('a.pdf')])
  await opened.user.click(within(region).getByRole('button', { name: 'Annulla modifica' }))
  await opened.user.click(await screen.findByRole('button', { name: 'Approva & Invia' }))
  expect(await notices().findByText('Aspetta che gli allegati siano caricati.')).toBeDefined()
  expect(opened.server.received('approveDraft')).toEqual([])
  await opened.user.click(screen.getByRole('button', { name: 'Togli a.pdf' }))
})

test('the file of a draft that waits no longer stands beside the box, and goes with the reply', async () => {
  const gone = draft('discarded', { id: '00000000-0000-4000-8000-0000000000aa' })
  const left = unsent({ placeId: gone.id, name: 'mappa.pdf' })
  const opened = await open(
    { listMessages: () => [guestMessage('Dov’è la chiave?'), gone, WAITING] },
    { files: [left], withDraft: true },
  )
  expect(await within(await list()).findByText('mappa.pdf')).toBeDefined()
  await opened.user.type(box(), 'Ecco.{Enter}')
  await expect.poll(() => sentFiles(opened)).toEqual([[left.id]])
})

test('a reply that took files shows them', async () => {
  const reply = { ...hostReply('Ecco.', 'sent') }
  const files = [{ ...unsent(), position: 0, isStored: true, missing: null, hasLeft: true }]
  await open({ listMessages: () => [guestMessage('Dov’è la chiave?'), { ...reply, files }] })
  const own = within(await screen.findByRole('article', { name: 'Tu' }))
  expect(await own.findByRole('button', { name: 'Scarica piantina.pdf, 820 KB' })).toBeDefined()
})
