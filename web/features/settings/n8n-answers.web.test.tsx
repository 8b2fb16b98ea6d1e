import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OutboxView } from '#api/contract/n8n.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { N8nAnswers } from './n8n-answers.tsx'

const asked: OutboxView = {
  ...{ isConfigured: true, waiting: 0, delivered: 12, givenUp: 0, dropped: 0 },
  ...{ waitingSince: null, nextTryAt: null, lastFault: null },
  ...{ writesDrafts: true, answerUrl: 'https://locanda.test/api/webhooks/n8n/answer' },
  ...{ answered: 0, lastAnswer: null, lastRefused: null },
}
const refused = { fault: { code: 'n8n_not_asked', params: {} }, at: '2026-11-22T05:30:00.000Z' } as const

test('an administrator reads where n8n answers, and that it has not yet', () => {
  renderApp(<N8nAnswers outbox={asked} />)
  screen.getByText('https://locanda.test/api/webhooks/n8n/answer')
  screen.getByText('No answer in the last week.')
})

test('the last answer says whether it was taken', () => {
  const lastAnswer = { at: '2026-11-22T05:30:00.000Z', isTaken: true }
  const { unmount } = renderApp(<N8nAnswers outbox={{ ...asked, answered: 1, lastAnswer }} />)
  screen.getByText(/^1 answer in a week, the last one .*: taken and checked\.$/)
  unmount()
  renderApp(<N8nAnswers outbox={{ ...asked, answered: 1_000, lastAnswer: { ...lastAnswer, isTaken: false } }} />)
  screen.getByText(/^1000\+ answers in a week, .*: waiting for the worker\.$/)
})

test('why the last one was refused is said, and how often', () => {
  const { unmount } = renderApp(<N8nAnswers outbox={{ ...asked, lastRefused: { ...refused, many: 3 } }} />)
  expect(screen.getByRole('status').textContent).toMatch(/: no such question was asked of n8n.* \(3 times\)$/)
  unmount()
  renderApp(<N8nAnswers outbox={{ ...asked, lastRefused: { ...refused, many: 1 } }} />)
  expect(screen.getByRole('status').textContent).not.toMatch(/times/)
})

test('where n8n is asked for none it says how that is switched on', () => {
  renderApp(<N8nAnswers outbox={{ ...asked, writesDrafts: false }} />)
  screen.getByText(/N8N_WRITES_DRAFTS/)
  expect(screen.queryByText('No answer in the last week.')).toBe(null)
})
