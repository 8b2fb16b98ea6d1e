import { screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID, chat } from '#tests/web/rows.ts'
import { WaitingGuests } from './waiting-guests.tsx'

function Address() {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}

const show = () =>
  renderApp(
    <>
      <Address />
      <WaitingGuests />
    </>,
  )

const counts = (approve: number, answer: number) => ({ approve, answer, automatic: 0, all: 50 })

test('guests who wait are counted, whatever they wait for, and the key opens whom it presses most', async () => {
  const server = serveContract({ countChats: () => counts(2, 3), listChats: () => [chat()] })
  const { user } = show()
  await screen.findByText('5')
  screen.getByText('ospiti aspettano te')
  screen.getByText('2 da approvare · 3 da rispondere')
  const link = screen.getByRole('link', { name: 'Leggi e approva' })
  await waitFor(() => expect(link.getAttribute('href')).toBe(`/chat/${CHAT_ID}?tab=da-approvare`))
  expect(server.received('listChats')[0]?.query).toMatchObject({ queue: 'approve', limit: 1 })
  await user.keyboard('n')
  expect(screen.getByTestId('address').textContent).toBe(`/chat/${CHAT_ID}?tab=da-approvare`)
})

test('where no draft waits those who have no answer come next', async () => {
  serveContract({ countChats: () => counts(0, 1), listChats: () => [chat()] })
  show()
  await screen.findByText('ospite aspetta te')
  const link = screen.getByRole('link', { name: 'Leggi e rispondi' })
  await waitFor(() => expect(link.getAttribute('href')).toBe(`/chat/${CHAT_ID}?tab=da-rispondere`))
})

test('nobody who waits is said in words, and there is nothing to press', async () => {
  serveContract({ countChats: () => counts(0, 0) })
  show()
  await screen.findByText('Nessuno aspetta te.')
  expect(screen.queryByRole('link')).toBeNull()
})

test('what cannot be counted is said, and counted again on demand', async () => {
  const server = serveContract({
    countChats: () => {
      throw new TypeError('away')
    },
  })
  const { user } = show()
  await screen.findByText('Non riesco a contare chi aspetta.')
  server.serve('countChats', () => counts(1, 0))
  server.serve('listChats', () => [])
  await user.click(screen.getByRole('button', { name: 'Riprova' }))
  await screen.findByText('ospite aspetta te')
  loggedFailures()
})
