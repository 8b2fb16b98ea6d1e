import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, me } from '#tests/web/rows.ts'
import FilesToSend from './files-to-send.tsx'

const file = (at: number, name: string) => ({
  id: `00000000-0000-4000-8000-0000000f000${at}`,
  ...{ placeId: CHAT_ID, name, mediaType: 'application/pdf', bytes: 3 },
})

test('whoever takes a file away goes on with the next, and then with the words that it was to go with', async () => {
  const files = [file(1, 'a.pdf'), file(2, 'b.pdf')]
  serveContract({
    readMe: () => me,
    listMessages: () => [],
    listUnsentFiles: () => ({ files, limits: { transport: 'mail', files: 3, fileBytes: 9, allBytes: 9 } }),
    removeUnsentFile: ({ params }) => {
      files.splice(0, files.length, ...files.filter(({ id }) => id !== params.id))
      return undefined
    },
  })
  const { user } = renderApp(
    <section tabIndex={-1}>
      <form>
        <FilesToSend chatId={CHAT_ID} placeId={CHAT_ID} />
        <textarea />
      </form>
    </section>,
  )
  const remove = (name: string) => screen.findByRole('button', { name: `Togli ${name}` })
  await user.click(await remove('a.pdf'))
  expect(document.activeElement).toBe(await remove('b.pdf'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  await expect.poll(() => screen.queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
