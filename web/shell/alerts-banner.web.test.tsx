import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AlertView } from '#api/contract/alerts.ts'
import { ADMIN_ROLE } from '#api/contract/roles.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { me } from '#tests/web/rows.ts'
import { paths } from '#web/lib/paths.ts'
import AdminScreen from '#web/screens/admin-screen.tsx'
import { NO_TROUBLE } from '#workflows/domain/alerts.ts'
import AlertsBanner from './alerts-banner.tsx'

const alert = (last: string, more: Partial<AlertView>): AlertView => ({
  id: `00000000-0000-4000-8000-0000000000b${last}`,
  host: 'anna@host.test',
  hosts: 1,
  counts: { ...NO_TROUBLE, send_failed: 12 },
  beganAt: '2026-11-22T10:00:00Z',
  endedAt: null,
  ...more,
})
const both = () => [alert('1', {}), alert('2', { host: null, hosts: 7, endedAt: '2026-11-22T11:00:00Z' })]

test('what goes on is said, with where to look; what is over is not', async () => {
  serveContract({ listAlerts: both })
  renderApp(<AlertsBanner />)
  const said = (await screen.findByRole('status')).textContent
  expect(said).toContain('Molti problemi per anna@host.test: 12 risposte non consegnate.')
  expect(said).not.toContain('7 host')
  const link = screen.getByRole('link', { name: 'Guarda nell’amministrazione' })
  expect(link.getAttribute('href')).toBe(paths.adminTab('alerts'))
})

test('without any nothing is shown', async () => {
  const server = serveContract({ listAlerts: () => [] })
  const { container } = renderApp(<AlertsBanner />)
  await waitFor(() => expect(server.received('listAlerts')).toHaveLength(1))
  expect(container.querySelector('p')).toBeNull()
})

test('the administration shows what goes on and what is over', async () => {
  const readMe = () => ({ ...me, roles: [ADMIN_ROLE] })
  serveContract({ readMe, listAlerts: both, listUnreadWebhooks: () => [], searchUsers: () => [] })
  renderApp(<AdminScreen />, { at: paths.adminTab('alerts') })
  const rows = await screen.findAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('State'),
    expect.stringMatching(/going on.*Much trouble for anna@host.test: 12 replies not delivered/),
    expect.stringMatching(/over.*Much trouble for 7 hosts/),
  ])
})
