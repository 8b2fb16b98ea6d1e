import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OutboxView } from '#api/contract/n8n.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, notices, renderApp } from '#tests/web/render-app.tsx'
import { OutboxCard } from './outbox-card.tsx'

const calm: OutboxView = {
  ...{ isConfigured: true, waiting: 0, delivered: 12, givenUp: 0, dropped: 0 },
  ...{ waitingSince: null, nextTryAt: null, lastFault: null },
  ...{ writesDrafts: false, answerUrl: null, answered: 0, lastAnswer: null, lastRefused: null },
}
const stuck: OutboxView = {
  ...calm,
  ...{ waiting: 3, givenUp: 1, waitingSince: '2026-11-22T05:00:00.000Z', nextTryAt: '2026-11-22T06:00:00.000Z' },
  lastFault: { fault: { code: 'n8n_not_published', params: {} }, at: '2026-11-22T05:30:00.000Z' },
}
const button = () => screen.queryByRole('button', { name: 'Try again now' })

test('what stands still says why, and is tried again', async () => {
  const api = serveContract({ retryOutbox: () => ({ retried: 4 }), readOutbox: () => calm })
  const { user } = renderApp(<OutboxCard outbox={stuck} />)
  screen.getByText(/Last error, .*The workflow is not published in n8n/)
  await user.click(screen.getByRole('button', { name: 'Try again now' }))
  await screen.findByText('4 announcements are tried again.')
  expect(api.received('retryOutbox')).toHaveLength(1)
})

test('where nothing waits there is nothing to try, nor where no n8n is set', () => {
  serveContract({})
  renderApp(<OutboxCard outbox={calm} />)
  expect(button()).toBe(null)
  renderApp(<OutboxCard outbox={{ ...stuck, isConfigured: false }} />)
  expect(button()).toBe(null)
  screen.getByText('No n8n address is set, so nothing is announced.')
})

test('a thousand is said to be more', () => {
  serveContract({})
  renderApp(<OutboxCard outbox={{ ...calm, delivered: 1_000 }} />)
  screen.getByText('1000+')
})

test('a try that fails says so', async () => {
  serveContract({
    retryOutbox: () => {
      throw new TypeError('away')
    },
  })
  const { user } = renderApp(<OutboxCard outbox={stuck} />)
  await user.click(screen.getByRole('button', { name: 'Try again now' }))
  await notices().findByText('The announcements could not be tried again.')
  loggedFailures()
})
