import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ADMIN_ROLE } from '#api/contract/roles.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { me } from '#tests/web/rows.ts'
import AdminScreen from './admin-screen.tsx'

test('a host who is no administrator is told so kindly, and nothing is asked that would be refused', async () => {
  const server = serveContract({ readMe: () => me, searchUsers: () => [] })
  renderApp(<AdminScreen />, { at: '/admin' })
  await screen.findByText('This page is for administrators.')
  expect(screen.queryByText('Forbidden')).toBeNull()
  expect(server.received('searchUsers')).toEqual([])
})

test('an administrator sees the users', async () => {
  const server = serveContract({ readMe: () => ({ ...me, roles: [ADMIN_ROLE] }), searchUsers: () => [] })
  renderApp(<AdminScreen />, { at: '/admin' })
  await screen.findByRole('tab', { name: 'Users' })
  expect(server.received('searchUsers').length).toBeGreaterThan(0)
})
