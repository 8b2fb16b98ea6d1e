import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import type { ChatView } from '#api/contract/chats.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { chat, me } from '#tests/web/rows.ts'
import { say } from '#web/texts/say.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { StayDates } from './stay-dates.tsx'

const DAYS = { checkInDate: '2026-12-24', checkOutDate: '2026-12-28' }

function open(over: Partial<ChatView> = {}, handlers: Handlers = {}) {
  const server = serveContract({
    readMe: () => me,
    confirmStay: ({ body: { checkInDate, checkOutDate } }) =>
      chat({ checkInDate, checkOutDate, stayConfirmedBy: 'host' }),
    ...handlers,
  })
  return { server, ...renderApp(<StayDates chat={chat(over)} property={undefined} />) }
}

const day = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const confirmed = () => screen.queryByText('Confermate da te')

test.each<[string, Partial<ChatView>, RegExp, string]>([
  ['dates that a mail said', DAYS, /Nessuno ha confermato queste date/, 'Conferma le date'],
  ['no dates', {}, /^Finché non le aggiungi, codici e password non partono/, 'Aggiungi le date'],
  [
    'another address',
    { ...DAYS, stayConfirmedBy: 'host', isStayAddress: false },
    /da un altro indirizzo/,
    'Conferma le date',
  ],
])('%s are not vouched for, and that is said', (_name, over, said, toDo) => {
  open(over)
  expect(screen.getByText(said)).toBeDefined()
  expect(confirmed()).toBeNull()
  expect(screen.getByRole('button', { name: toDo })).toBeDefined()
})

test('dates that the host vouched for say so', () => {
  open({ ...DAYS, stayConfirmedBy: 'host' })
  expect(confirmed()).not.toBeNull()
})

test('the host confirms by keyboard what a mail said, and the keys stay where they were', async () => {
  const { server, user } = open(DAYS)
  await user.click(screen.getByRole('button', { name: 'Conferma le date' }))
  expect(document.activeElement).toBe(day('Check-in'))
  expect(screen.getByText('Codici e password andranno solo a mia@guest.test.')).toBeDefined()
  await user.keyboard('{Enter}')
  await expect
    .poll(() => server.received('confirmStay').map(({ body }) => body))
    .toEqual([{ ...DAYS, replyAddress: 'mia@guest.test' }])
  await expect.poll(() => document.activeElement?.textContent).toBe('Conferma le date')
})

test('Escape asks before say.inbox throws dates away, and leaves the conversation open', async () => {
  const { user } = open(DAYS)
  let left = 0
  const back = (event: KeyboardEvent) => event.key === 'Escape' && left++
  window.addEventListener('keydown', back)
  onTestFinished(() => window.removeEventListener('keydown', back))
  await user.click(screen.getByRole('button', { name: 'Conferma le date' }))
  await user.clear(day('Check-out'))
  await user.type(day('Check-out'), '2026-12-30')
  await user.keyboard('{Escape}')
  expect(left).toBe(0)
  await user.click(await screen.findByRole('button', { name: 'Continua a scrivere' }))
  expect(day('Check-out').value).toBe('2026-12-30')
  await user.click(screen.getByRole('button', { name: 'Annulla modifica' }))
  await user.click(await screen.findByRole('button', { name: 'Scarta' }))
  expect(screen.queryByLabelText('Check-out')).toBeNull()
})

test('a stay that ends before say.inbox begins is not sent', async () => {
  const { server, user } = open(DAYS)
  await user.click(screen.getByRole('button', { name: 'Conferma le date' }))
  await user.clear(day('Check-out'))
  await user.type(day('Check-out'), '2026-12-20')
  await user.click(screen.getByRole('button', { name: 'Conferma' }))
  expect(screen.getByRole('alert').textContent).toBe('Il check-out deve essere dopo il check-in')
  expect(server.received('confirmStay')).toEqual([])
})

test('the host can take the dates back', async () => {
  const { server, user } = open({ ...DAYS, stayConfirmedBy: 'host' })
  await user.click(screen.getByRole('button', { name: 'Cambia le date' }))
  await user.click(screen.getByRole('button', { name: 'Togli le date' }))
  await expect
    .poll(() => server.received('confirmStay').map(({ body }) => body))
    .toEqual([{ checkInDate: null, checkOutDate: null }])
})

test('what failed is said, and the dates stay in the form', async () => {
  const { user } = open(DAYS, {
    confirmStay: () => {
      throw new AppError('unexpected', { code: 'unexpected' })
    },
  })
  await user.click(screen.getByRole('button', { name: 'Conferma le date' }))
  await user.click(screen.getByRole('button', { name: 'Conferma' }))
  expect(await notices().findByText(say.inbox.draft.failed)).toBeDefined()
  expect(day('Check-in').value).toBe('2026-12-24')
  loggedFailures()
})
