import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { UnsentFileView } from '#api/contract/message-files.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { requestsByFetch } from '#tests/web/requests-by-fetch.ts'
import { CHAT_ID, chat, guestMessage, me } from '#tests/web/rows.ts'
import { AppError } from '#workflows/domain/errors.ts'
import Conversation from './conversation.tsx'

beforeEach(requestsByFetch)

const LIMITS = { transport: 'mail', files: 3, fileBytes: 2_000_000, allBytes: 3_000_000 } as const
const file = (name: string) => new File(['x'], name)

test('a file that cannot go is brought into sight, and one that can moves nothing', async () => {
  const shown: (string | null)[] = []
  Element.prototype.scrollIntoView = function (this: Element, how) {
    shown.push(this.textContent)
    expect(how).toEqual({ block: 'nearest' })
  }
  const kept: UnsentFileView[] = []
  serveContract({
    readMe: () => me,
    listMessages: () => [guestMessage('Dov’è la chiave?')],
    listUnsentFiles: () => ({ files: kept, limits: LIMITS }),
    addUnsentFile: ({ query: { name } }) => {
      if (name.endsWith('.exe')) throw new AppError('rule_refused', { code: 'file_is_program' })
      const id = '00000000-0000-4000-8000-0000000f0001'
      const stored = { id, placeId: CHAT_ID, name, mediaType: 'image/jpeg', bytes: 820_000 }
      kept.push(stored)
      return stored
    },
  })
  const { user } = renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />)
  const box = await screen.findByRole('textbox', { name: 'Type your message...' })
  const composer = within(box.closest('form') as HTMLElement)
  await user.upload(await composer.findByLabelText('Allega file'), [file('foto.jpg'), file('gioco.exe')])
  const rows = within(await composer.findByRole('list', { name: 'Allegati da inviare' }))
  await rows.findByText(/È un programma/)
  expect(shown).toEqual([expect.stringMatching(/^gioco\.exe.*È un programma/)])
  await user.click(rows.getByRole('button', { name: 'Togli gioco.exe' }))
})
