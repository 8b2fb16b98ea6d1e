import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChatView } from '#api/contract/chats.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { chat, me } from '#tests/web/rows.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { GuestName } from './guest-name.tsx'

function open(over: Partial<ChatView> = {}, handlers: Handlers = {}) {
  const server = serveContract({
    readMe: () => me,
    nameGuest: ({ body }) => chat({ ...over, sender: body.name || 'Mia Keller', isNamedByHost: body.name !== '' }),
    ...handlers,
  })
  return { server, ...renderApp(<GuestName chat={chat(over)} />) }
}
const opener = () => screen.getByRole('button', { name: 'Cambia il nome dell’ospite' })
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome dell’ospite' })
const names = (server: ReturnType<typeof open>['server']) => server.received('nameGuest').map(({ body }) => body.name)

test.each<[string, Partial<ChatView>, string]>([
  ['the messages', {}, ''],
  ['the host before', { isNamedByHost: true }, 'Mia Keller'],
])('a guest is renamed by keys alone, and that is taken back to what %s said', async (_, over, before) => {
  const { server, user } = open(over)
  opener().focus()
  await user.keyboard('{Enter}')
  expect([document.activeElement === box(), box().value]).toEqual([true, 'Mia Keller'])
  await user.clear(box())
  await user.keyboard('Mia e Leo{Enter}')
  await expect.poll(() => names(server)).toEqual(['Mia e Leo'])
  await expect.poll(() => document.activeElement === opener()).toBe(true)
  await user.click(await notices().findByRole('button', { name: 'Annulla' }))
  await expect.poll(() => names(server)).toEqual(['Mia e Leo', before])
  expect(await notices().findByText('Nome di prima')).toBeDefined()
})

test('Escape asks before it throws a name away, and a refusal names the field and keeps what was written', async () => {
  const refuse = () => {
    throw new AppError('unexpected', { code: 'unexpected' })
  }
  const { server, user } = open({}, { nameGuest: refuse })
  await user.click(opener())
  await user.type(box(), ' e Leo{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Continua a scrivere' }))
  await user.type(box(), '{Enter}')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Nome dell’ospite: /)
  expect([box().value, names(server), loggedFailures().length]).toEqual(['Mia Keller e Leo', ['Mia Keller e Leo'], 1])
})
