import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { chat } from '#tests/web/rows.ts'
import { GuestName } from './guest-name.tsx'
import { StayDates } from './stay-dates.tsx'
import StayDialog from './stay-dialog.tsx'

function open() {
  serveContract({})
  let closed = 0
  const shown = chat()
  const { user } = renderApp(
    <StayDialog onClose={() => (closed += 1)}>
      <GuestName chat={shown} />
      <StayDates chat={shown} property={undefined} />
    </StayDialog>,
  )
  const close = () => user.click(screen.getByRole('button', { name: 'Chiudi' }))
  return { user, close, timesClosed: () => closed }
}
const question = () => screen.findByRole('alertdialog', { name: 'Scartare quello che hai scritto?' })

test.each([
  [
    'a name',
    async ({ user }: ReturnType<typeof open>) => {
      await user.click(screen.getByRole('button', { name: 'Cambia il nome dell’ospite' }))
      await user.type(screen.getByRole('textbox'), ' Junior')
    },
  ],
  [
    'dates',
    async ({ user }: ReturnType<typeof open>) => {
      await user.click(screen.getByRole('button', { name: 'Aggiungi le date' }))
      await user.type(screen.getByLabelText('Check-in'), '2026-12-01')
    },
  ],
])('asks before it takes %s along that was typed, by its button and by Escape', async (_what, type) => {
  const shown = open()
  await type(shown)
  await shown.close()
  const asks = within(await question())
  await shown.user.click(asks.getByRole('button', { name: 'Continua a scrivere' }))
  expect(shown.timesClosed()).toBe(0)
  screen.getByRole('button', { name: 'Chiudi' }).focus()
  await shown.user.keyboard('{Escape}')
  await shown.user.click(within(await question()).getByRole('button', { name: 'Scarta' }))
  await waitFor(() => expect(shown.timesClosed()).toBe(1))
})

test('closes at once where nothing was typed', async () => {
  const shown = open()
  await shown.close()
  expect(shown.timesClosed()).toBe(1)
})
