import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { MessageFileView } from '#api/contract/message-files.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { never, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, guestMessage, me } from '#tests/web/rows.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import Conversation from './conversation.tsx'

const file = (over: Partial<MessageFileView> = {}): MessageFileView => ({
  id: '00000000-0000-4000-8000-00000000f11e',
  position: 0,
  name: 'guasto.jpg',
  mediaType: 'image/jpeg',
  bytes: 1_440_000,
  isStored: true,
  missing: null,
  hasLeft: false,
  ...over,
})
const contract = { ...file(), id: '00000000-0000-4000-8000-00000000f12e', name: 'contratto.pdf', bytes: 820_000 }
const pdf: MessageFileView = { ...contract, position: 1, mediaType: 'application/pdf' }
const film = file({
  ...{ name: 'film.mp4', mediaType: 'video/mp4', bytes: 31_000_000, isStored: false },
  missing: 'too_large',
})

/** What comes into view when a test says so. */
const inView: (() => void)[] = []
const urls = { made: 0, ended: [] as string[] }
const saved: string[] = []

beforeEach(() => {
  inView.length = 0
  urls.made = 0
  urls.ended.length = 0
  saved.length = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        inView.push(() => notify([{ isIntersecting: true }]))
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  URL.createObjectURL = () => `blob:${++urls.made}`
  URL.revokeObjectURL = (url) => void urls.ended.push(url)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

function open(files: MessageFileView[], handlers: Handlers = {}) {
  const server = serveContract({
    readMe: () => me,
    listMessages: () => [guestMessage('Ecco', { files })],
    downloadFile: () => new Response('bytes'),
    ...handlers,
  })
  return { server, ...renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />) }
}
const scrollTo = () => act(async () => inView.forEach((notify) => notify()))

test('each file has its name and its size, and a picture is fetched once it comes into view', async () => {
  const { server, unmount } = open([file(), pdf])
  const list = within(await screen.findByRole('list', { name: '2 allegati' }))
  expect(list.getAllByRole('listitem').map((item) => item.querySelector('[aria-hidden]')?.textContent)).toEqual([
    'guasto.jpg1,4 MB',
    'contratto.pdf820 KB',
  ])
  expect(server.received('downloadFile')).toEqual([])
  await scrollTo()
  await vi.waitFor(() => expect(document.querySelector('img')?.src).toBe('blob:1'))
  expect(server.received('downloadFile').map(({ params }) => params.id)).toEqual([file().id])
  unmount()
  expect(urls.ended).toEqual(['blob:1'])
})

test('a file is saved by its name, with a press of a key', async () => {
  const { server, user } = open([pdf])
  const button = await screen.findByRole('button', { name: 'Scarica contratto.pdf, 820 KB' })
  button.focus()
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(saved).toEqual(['contratto.pdf']))
  expect(server.received('downloadFile').map(({ params }) => params.id)).toEqual([pdf.id])
})

test('the name of its button is its own words, and no label beside them', async () => {
  open([pdf])
  const button = await screen.findByRole('button', { name: 'Scarica contratto.pdf, 820 KB' })
  expect(button.hasAttribute('aria-label')).toBe(false)
})

test.each([
  ['foto.jpg.exe', 'application/octet-stream'],
  ['pagina.html', 'text/plain'],
  ['conto.pdf', 'application/x-executable'],
])('a file that may start a program says so before it is saved: %s', async (name, mediaType) => {
  open([file({ name, mediaType, bytes: 20 })])
  const risk = 'Può far partire un programma: aprilo solo se te lo aspettavi.'
  await screen.findByRole('button', { name: `Scarica ${name}, 20 byte. ${risk}` })
  expect(screen.getByRole('list').textContent).toContain(`20 byte${risk}`)
})

test('nothing of the kind is said of a document, nor of what the host sent', async () => {
  const mine = { ...guestMessage('Ecco', { files: [file({ name: 'mappa.html', mediaType: 'text/plain' })] }) }
  open([pdf], {
    listMessages: () => [guestMessage('Ecco', { files: [pdf] }), { ...mine, id: pdf.id, kind: 'host_reply' }],
  })
  await screen.findByRole('button', { name: /mappa/ })
  expect(document.body.textContent).not.toContain('Può far partire')
})

test('a stored file with nothing in it has its size like any other', async () => {
  open([file({ name: 'nota.txt', mediaType: 'text/plain', bytes: 0 })])
  const list = await screen.findByRole('list', { name: '1 allegato' })
  expect(list.querySelector('[aria-hidden]')?.textContent).toBe('nota.txt0 byte')
})

test('a file with nothing in it says that, and not that it was too large', async () => {
  open([file({ name: 'nota.txt', mediaType: 'text/plain', bytes: 0, isStored: false, missing: 'too_large' })])
  expect((await screen.findByRole('list', { name: '1 allegato' })).textContent).toBe(
    'nota.txtVuoto: nel file non c’è niente.',
  )
})

test('a small file for which there was no room beside the others says that', async () => {
  open([file({ name: 'nota.txt', mediaType: 'text/plain', bytes: 3, isStored: false, missing: 'too_large' })])
  expect((await screen.findByRole('list', { name: '1 allegato' })).textContent).toBe(
    'nota.txt3 byteNon tenuto: il messaggio ha troppi allegati. Si trova dove è arrivato.',
  )
})

test('a file that was too large is named, with where it lies, and offers nothing to press', async () => {
  open([film])
  expect((await screen.findByRole('list', { name: '1 allegato' })).textContent).toBe(
    'film.mp431 MBTroppo grande: si trova dove è arrivato.',
  )
  expect(screen.queryByRole('button', { name: /film/ })).toBeNull()
})

test.each([['lost', 'image.jpgWhatsApp non ce l’ha più: chiedi all’ospite di inviarlo di nuovo.']] as const)(
  'a file of WhatsApp that is %s says so',
  async (missing, text) => {
    open([file({ name: 'image.jpg', bytes: 0, isStored: false, missing })])
    expect((await screen.findByRole('list', { name: '1 allegato' })).textContent).toBe(text)
  },
)

test('a file that is late says that it is tried again, and turns no wheel', async () => {
  const coming = file({ name: 'image.jpg', bytes: 0, isStored: false, missing: 'coming' })
  const sent = guestMessage('Ecco', { files: [coming] })
  const late = { ...sent, createdAt: new Date(Date.now() - 11 * 60_000).toISOString() }
  const now = { ...sent, createdAt: new Date().toISOString() }
  const { unmount } = open([], { listMessages: () => [late] })
  const list = () => screen.findByRole('list', { name: '1 allegato' })
  expect((await list()).textContent).toMatch(/^image\.jpgWhatsApp non l’ha ancora consegnato/)
  expect((await list()).querySelector('.animate-spin')).toBeNull()
  unmount()
  open([], { listMessages: () => [now] })
  expect((await list()).textContent).toBe('image.jpgSta arrivando…')
  expect((await list()).querySelector('.animate-spin')).not.toBeNull()
})

const DOCUMENT = [{ code: 'sent_document' as const, params: {} }]
test.each([
  ['that came with words', 'contratto.pdf\nEcco il contratto', [pdf], ['Documento', 'Ecco il contratto']],
  ['that came alone', 'contratto.pdf', [pdf], ['Documento']],
  ['in whose name is a folder', '../contratto.pdf', [pdf], ['Documento']],
  ['whose name is not in the text', 'Firma contratto.pdf', [pdf], ['Documento', 'Firma contratto.pdf']],
  ['that was kept by its name alone', 'id (1).pdf\nEcco', [], ['Documento · id (1).pdf', 'Ecco']],
] as const)('the name of a document is none of the guest’s words: one %s', async (_, text, files, words) => {
  open([], { listMessages: () => [guestMessage(text, { files: [...files], reasons: DOCUMENT })] })
  await screen.findByText(words[0])
  const bubble = screen.getByRole('article').firstElementChild
  expect([...(bubble?.querySelectorAll('p') ?? [])].map((one) => one.textContent)).toEqual([...words])
})

test('a picture that is coming, and one that cannot be had, say so, and the file can still be asked for', async () => {
  let answer: () => Response | Promise<never> = never
  const { server, user } = open([file()], { downloadFile: () => answer() })
  await screen.findByRole('list', { name: '1 allegato' })
  await scrollTo()
  expect(await screen.findByTitle('Caricamento anteprima…')).toBeDefined()
  answer = () => {
    throw new AppError('upstream_unavailable', { code: 'database_away' })
  }
  await user.click(screen.getByRole('button', { name: 'Scarica guasto.jpg, 1,4 MB' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Non è stato possibile scaricarlo. Riprova.')
  answer = () => new Response('bytes')
  await user.click(screen.getByRole('button', { name: 'Scarica guasto.jpg, 1,4 MB' }))
  await vi.waitFor(() => expect(saved).toEqual(['guasto.jpg']))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(server.received('downloadFile')).toHaveLength(3)
})

test('a picture that the browser cannot draw, or that is refused, says that there is none to see', async () => {
  open([file()], {
    downloadFile: () => {
      throw notFound('Message')
    },
  })
  await screen.findByRole('list', { name: '1 allegato' })
  await scrollTo()
  expect(await screen.findByTitle('Anteprima non disponibile')).toBeDefined()
  expect(document.querySelector('img')).toBeNull()
})

test('a message without files has no list of them', async () => {
  open([])
  expect(await screen.findByText('Ecco')).toBeDefined()
  expect(screen.queryByRole('list', { name: /allegat/ })).toBeNull()
})
