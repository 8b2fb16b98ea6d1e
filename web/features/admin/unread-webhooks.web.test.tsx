import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { UnreadWebhooks } from './unread-webhooks.tsx'

const at = '2026-11-22T12:00:00.000Z'
const row = {
  key: '1',
  why: 'no_number' as const,
  phoneNumberId: null,
  body: '{"text":"Ciao"}',
  many: 2,
  firstAt: at,
  lastAt: at,
}

test('an administrator sees what reached no host, how often and with its content', async () => {
  const lost = { ...row, key: '2', why: 'no_source' as const, phoneNumberId: '42', body: null, many: 5 }
  serveContract({ listUnreadWebhooks: () => [row, lost] })
  renderApp(<UnreadWebhooks />)
  expect(await screen.findByText('WhatsApp notifications that reached no host (7)')).toBeDefined()
  expect(screen.getByText('no source has the number 42')).toBeDefined()
  expect(screen.getByText('{"text":"Ciao"}')).toBeDefined()
})

test('nothing is said where there is none', async () => {
  const server = serveContract({ listUnreadWebhooks: () => [] })
  renderApp(<UnreadWebhooks />)
  await waitFor(() => expect(server.received('listUnreadWebhooks')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(screen.queryByRole('table')).toBeNull()
})
