import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { UserView } from '#api/contract/users.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { loggedFailures, renderApp } from '#tests/web/render-app.tsx'
import { say } from '#web/texts/say.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { AdminsTable } from './admins-table.tsx'
import { UserList } from './user-list.tsx'

const nina: UserView = {
  ...{ id: '1', firstName: 'Nina', lastName: 'Riva', email: 'nina@locanda.test', username: 'nina' },
  ...{ isAdmin: false, status: 'active' },
}
const list = <UserList search="">{(users) => <AdminsTable users={users} />}</UserList>

test('it loads, and shows whom it found', async () => {
  serveContract({ searchUsers: () => [nina] })
  renderApp(list)
  screen.getByText(say.basics.common.loading)
  await screen.findByText('Nina Riva')
  expect(screen.queryByText(say.basics.common.loading)).toBe(null)
})

test('nobody is said to be nobody', async () => {
  serveContract({ searchUsers: () => [] })
  renderApp(list)
  await screen.findByText(say.admin.empty)
})

test('what could not be loaded can be tried again', async () => {
  let isAway = true
  serveContract({
    searchUsers: () => {
      if (isAway) throw new TypeError('away')
      return [nina]
    },
  })
  const { user } = renderApp(list)
  await screen.findByText(say.admin.failedToLoad)
  isAway = false
  await user.click(screen.getByRole('button', { name: say.basics.errors.retry }))
  await screen.findByText('Nina Riva')
  loggedFailures()
})

test('who may not see them reads that', async () => {
  serveContract({
    searchUsers: () => {
      throw new AppError('forbidden', { code: 'forbidden' })
    },
  })
  renderApp(list)
  await screen.findByText(say.basics.errors.forbidden)
  loggedFailures()
})
