import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CreatePaidUserForm } from './create-paid-user-form.tsx'

const expiresAt = '2026-05-07T10:32:00.000Z'
const user = { id: '1', firstName: '', lastName: '', email: 'nina@locanda.test', username: 'nina', isAdmin: false }

test('a temporary password is shown once, with the time until which it works', async () => {
  serveContract({
    createPaidUser: () => ({
      success: true,
      user: { ...user, status: 'active' as const, tempPassword: 'T-abc!9', tempPasswordExpiresAt: expiresAt },
    }),
  })
  const app = renderApp(<CreatePaidUserForm />)
  expect(screen.getByText(/^Works for 72 hours unless it is changed before/)).toBeTruthy()
  await app.user.type(screen.getByLabelText('Email'), user.email)
  await app.user.click(screen.getByRole('button', { name: 'Create user' }))
  const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(expiresAt),
  )
  expect((await screen.findByText(/^For nina@locanda.test/)).textContent).toContain(`It works until ${until}.`)
  expect(screen.getByText('T-abc!9')).toBeTruthy()
})
