import { screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { UnsentFileView } from '#api/contract/message-files.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { never, notices, renderApp } from '#tests/web/render-app.tsx'
import { requestsByFetch } from '#tests/web/requests-by-fetch.ts'
import { CHAT_ID, chat, guestMessage, hostReply, inSeconds, me } from '#tests/web/rows.ts'
import { setConnection } from '#web/live/connection.ts'
import Conversation from './conversation.tsx'
import { FileName } from './file-name.tsx'

beforeEach(requestsByFetch)

const open = () => renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)

test('never says that the AI thinks where a line swallows what is asked for', async () => {
  serveContract({ readMe: () => me, listMessages: () => never() })
  setConnection('reconnecting')
  onTestFinished(() => setConnection('live'))
  open()
  expect(await screen.findByText('Non disponibile offline.')).toBeDefined()
  expect(screen.queryByText('AI is thinking...')).toBeNull()
})

test('a file that found no line goes up by itself when it is back, and the reply with it', async () => {
  let isThere = false
  const files: UnsentFileView[] = []
  const limits = { transport: 'mail', files: 3, fileBytes: 2_000_000, allBytes: 3_000_000 } as const
  const server = serveContract({
    readMe: () => me,
    listMessages: () => [guestMessage('Dov’è la chiave?')],
    listUnsentFiles: () => ({ files, limits }),
    addUnsentFile: ({ params, query: { name } }) => {
      if (!isThere) throw new TypeError('there is no line')
      const added = { id: CHAT_ID, placeId: params.id, name, mediaType: 'application/pdf', bytes: 1_000 }
      files.push(added)
      return added
    },
    writeManualReply: ({ body }) => ({ ...hostReply(body.text), undoUntil: inSeconds(30) }),
  })
  const { user } = open()
  await screen.findByText('Dov’è la chiave?')
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Type your message...' })
  const form = within(box.closest('form') as HTMLElement)
  await user.upload(await form.findByLabelText('Allega file'), new File(['a'], 'foto.pdf'))
  const list = within(await form.findByRole('list', { name: 'Allegati da inviare' }))
  await list.findByText('Si carica da solo quando torna la linea.')
  await user.type(box, 'Ecco.{Enter}')
  expect(await notices().findByText('Aspetta che gli allegati siano caricati.')).toBeDefined()
  expect(box.value).toBe('Ecco.')
  isThere = true
  window.dispatchEvent(new Event('online'))
  await list.findByRole('button', { name: 'Togli foto.pdf' })
  await expect.poll(() => screen.queryByRole('progressbar')).toBeNull()
  await expect.poll(() => files).toHaveLength(1)
  await expect
    .poll(async () => {
      if (server.received('writeManualReply').length === 0) await user.type(box, '{Enter}')
      return server.received('writeManualReply').map(({ body }) => body.files)
    })
    .toEqual([[CHAT_ID]])
})

test('a long name shows how it ends', () => {
  const name = `${'planimetria '.repeat(12)}del piano.pdf`
  renderApp(<FileName name={name} />)
  expect(screen.getByTitle(name).lastElementChild?.textContent).toBe(name.slice(-12))
  expect(screen.getByTitle(name).textContent).toBe(name)
})

test('files that were read before stay as they are where they cannot be read anew', async () => {
  let isThere = true
  const file = { id: CHAT_ID, placeId: CHAT_ID, name: 'foto.pdf', mediaType: 'application/pdf', bytes: 1_000 } as const
  const limits = { transport: 'mail', files: 3, fileBytes: 2_000_000, allBytes: 3_000_000 } as const
  const server = serveContract({
    readMe: () => me,
    listMessages: () => [guestMessage('Dov’è la chiave?')],
    listUnsentFiles: () => {
      if (!isThere) throw new TypeError('there is no line')
      return { files: [file], limits }
    },
  })
  const { client } = open()
  await screen.findByText('foto.pdf')
  isThere = false
  const asked = server.received('listUnsentFiles').length
  await client.refetchQueries({ queryKey: ['unsent-files'] })
  expect(server.received('listUnsentFiles').length).toBeGreaterThan(asked)
  screen.getByText('foto.pdf')
  expect(screen.queryByText('Non è stato possibile caricare gli allegati.')).toBeNull()
})
