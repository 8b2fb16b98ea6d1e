import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, guestMessage, me } from '#tests/web/rows.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import Conversation from './conversation.tsx'

async function open(handlers: Handlers = {}, hasFormatted = true) {
  const server = serveContract({
    readMe: () => me,
    listMessages: () => [guestMessage('Arrivo il 12', { hasFormatted })],
    readFormatted: ({ query: { images } }) => ({
      html: `<p>Arrivo il <b>12</b></p>${images === 'load' ? '<img src="data:image/png;base64,AA==">' : ''}`,
      remoteImages: images === 'load' ? 0 : 2,
      imagesLeftOut: 0,
      hiddenWords: '',
    }),
    ...handlers,
  })
  const { user, unmount } = renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)
  await screen.findByText('Arrivo il 12')
  return { server, user, unmount }
}

const show = () => screen.findByRole('button', { name: 'Mostra formattato' })
const frame = () => screen.findByTitle<HTMLIFrameElement>('La mail come è stata impaginata')

test('nothing of a page is asked for before its button is pressed; then it stands in a frame in which nothing runs', async () => {
  const { server, user } = await open()
  await show()
  expect(server.received('readFormatted')).toEqual([])
  await user.click(await show())
  const shown = await frame()
  expect(shown.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox')
  expect(shown.getAttribute('srcdoc')).toContain("default-src 'none'; img-src data:")
  expect(shown.getAttribute('srcdoc')).toContain('Arrivo il <b>12</b>')
  await user.click(screen.getByRole('button', { name: 'Nascondi formattato' }))
  expect(screen.queryByTitle('La mail come è stata impaginata')).toBeNull()
})

test.each([
  ['a short one has no blank room below it', '<p>Arrivo il <b>12</b></p>', /^(8|9|1[0-3])\dpx$|^1[0-3]\dpx$/],
  ['a longer one has more', `<p>${'Arrivo il dodici con due bambini. '.repeat(12)}</p>`, /^(3|4)\d\dpx$/],
  ['one of more than words has the room that a mail needs', '<table><tr><td>12</td></tr></table>', /^60dvh$/],
])('the frame is as high as its mail: %s', async (_, html, height) => {
  const { user } = await open({ readFormatted: () => ({ html, remoteImages: 0, imagesLeftOut: 0, hiddenWords: '' }) })
  await user.click(await show())
  expect((await frame()).style.getPropertyValue('--page')).toMatch(height)
})

test('pictures of the internet are loaded by a press of their own', async () => {
  const { server, user } = await open()
  await user.click(await show())
  expect(await screen.findByText(/^2 immagini da internet non sono state caricate\./)).toBeDefined()
  expect(server.received('readFormatted').map(({ query }) => query.images)).toEqual([undefined])
  await user.click(screen.getByRole('button', { name: 'Carica immagini' }))
  await expect.poll(async () => (await frame()).getAttribute('srcdoc')).toContain('<img src="data:')
  expect(screen.queryByText(/immagini da internet/)).toBeNull()
})

test('what does not come is said, and asked for again', async () => {
  let tries = 0
  const { user } = await open({
    readFormatted: () => {
      if (++tries === 1) throw new TypeError('the line is dead')
      return { html: '<p>Eccola</p>', remoteImages: 0, imagesLeftOut: 0, hiddenWords: '' }
    },
  })
  await user.click(await show())
  await user.click(await screen.findByRole('button', { name: 'Riprova' }))
  expect((await frame()).getAttribute('srcdoc')).toContain('Eccola')
})

test('of a mail that is kept no more that is said', async () => {
  const { user } = await open({
    readFormatted: () => {
      throw notFound('Message')
    },
  })
  await user.click(await show())
  expect(await screen.findByText('Questa mail non è più conservata come è arrivata.')).toBeDefined()
})

test('a mail without a page has no button', async () => {
  await open({}, false)
  expect(screen.queryByRole('button', { name: 'Mostra formattato' })).toBeNull()
})

test('what is too much to be shown is said, and not asked for again', async () => {
  const { user } = await open({
    readFormatted: () => {
      throw new AppError('rule_refused', { code: 'page_too_large' })
    },
  })
  await user.click(await show())
  expect((await screen.findByRole('alert')).textContent).toMatch(/^È impaginata in modo troppo complesso/)
  expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull()
})

test('pictures that are left out are counted', async () => {
  const { user } = await open({
    readFormatted: () => ({ html: '<p>Ciao</p>', remoteImages: 0, imagesLeftOut: 399, hiddenWords: '' }),
  })
  await user.click(await show())
  expect(await screen.findByText('399 immagini non sono mostrate: sarebbe troppo grande.')).toBeDefined()
})

test('an opened mail stays open, with its pictures, when it is drawn anew, as when it scrolls out of sight and back', async () => {
  const mail = guestMessage('Arrivo il 12', { hasFormatted: true })
  const { user, unmount } = await open({ listMessages: () => [mail] })
  await user.click(await show())
  await user.click(await screen.findByRole('button', { name: 'Carica immagini' }))
  await expect.poll(async () => (await frame()).getAttribute('srcdoc')).toContain('<img src="data:')
  unmount()
  await open({ listMessages: () => [mail] })
  await expect.poll(async () => (await frame()).getAttribute('srcdoc')).toContain('<img src="data:')
  await user.click(screen.getByRole('button', { name: 'Nascondi formattato' }))
})

test('words that its sender hid are told as that, and hidden characters are marked in the frame', async () => {
  const { user } = await open({
    readFormatted: () => ({
      html: '<p>foto<mark data-hidden="1"></mark>gnp.exe</p>',
      ...{ remoteImages: 0, imagesLeftOut: 0, hiddenWords: 'Cancel our stay' },
    }),
  })
  await user.click(await show())
  expect((await frame()).getAttribute('srcdoc')).toMatch(
    /foto<mark style="[^"]+">\[1 carattere nascosto\]<\/mark>gnp\.exe/,
  )
  await user.click(screen.getByText(/^Il mittente ha nascosto delle parole/))
  screen.getByText('Cancel our stay')
})
