import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageWithNext, serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat, guestMessage, me } from '#tests/web/rows.ts'
import Conversation from './conversation.tsx'

const SOUGHT = '0198c5a0-0000-7000-8000-000000000999'

const open = (place?: { at: string }) =>
  renderApp(<Conversation chatId={CHAT_ID} chat={chat()} onDetails={undefined} />, place)

test('reads older messages when asked, until there are none', async () => {
  const server = serveContract({
    readMe: () => me,
    listMessages: ({ query }) =>
      query.cursor === undefined
        ? new PageWithNext([guestMessage('The newest')], 'older')
        : [guestMessage('The oldest')],
  })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Messaggi precedenti' }))
  const log = within(screen.getByRole('log'))
  expect(await log.findByText('The oldest')).toBeDefined()
  expect(log.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('The oldest'),
    expect.stringContaining('The newest'),
  ])
  expect(screen.queryByRole('button', { name: 'Messaggi precedenti' })).toBeNull()
  expect(server.received('listMessages').at(-1)?.query.cursor).toBe('older')
})

test('older messages that two ask for at once are shown once', async () => {
  const answer = Promise.withResolvers<void>()
  const server = serveContract({
    readMe: () => me,
    listMessages: async ({ query }) => {
      if (query.cursor === undefined) return new PageWithNext([guestMessage('The newest')], 'older')
      await answer.promise
      return [guestMessage('The oldest', { id: SOUGHT })]
    },
  })
  // Whose message the address names is led to it: one more who asks for the page.
  const { user } = open({ at: `/#${SOUGHT}` })
  const older = await screen.findByRole('button', { name: /Messaggi precedenti/ })
  await user.click(older)
  await user.click(older)
  const asked = () => server.received('listMessages').filter(({ query }) => query.cursor === 'older').length
  await expect.poll(asked).toBe(2)
  expect(older.getAttribute('aria-busy')).toBe('true')
  answer.resolve()
  await screen.findByText('The oldest')
  await expect.poll(() => screen.queryByRole('button', { name: /Messaggi precedenti/ })).toBeNull()
  expect([screen.getAllByText('The oldest').length, asked()]).toEqual([1, 2])
})
