import { screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SourceView } from '#api/contract/sources.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { notices, renderApp } from '#tests/web/render-app.tsx'
import { AppError } from '#workflows/domain/errors.ts'
import { GmailForm } from './gmail-form.tsx'
import { GoogleReturn } from './google-return.tsx'
import { sourceDetails } from './source-details.ts'

const source: SourceView & { type: 'gmail' } = {
  ...{ id: '00000000-0000-4000-8000-0000000000a1', type: 'gmail', name: 'Home', identifier: 'casa@gmail.com' },
  ...{ state: 'active', fault: null, sendFault: null, lastSyncedAt: null },
  ...{ createdAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-20T10:00:00Z' },
  gmailConfig: { emailUser: 'casa@gmail.com', ownerEmail: 'casa@gmail.com', signIn: 'google' },
}
const ADDRESS = 'https://accounts.google.test/auth?state=sealed-1&code_challenge=x'
const STATE_KEY = 'locanda.google'
beforeEach(() => sessionStorage.removeItem(STATE_KEY))

const form = (of?: typeof source) => (
  <GmailForm source={of} onSaved={() => undefined} onCancel={() => undefined} cancelLabel="Cancel" />
)
const Place = () => <p>{useLocation().search}</p>
function comeBack(at: string, handlers: Handlers) {
  const server = serveContract(handlers)
  renderApp(
    <>
      <GoogleReturn />
      <Place />
    </>,
    { at },
  )
  return server
}

test('the button leaves for Google with the address that is in the form, and keeps the state for this tab', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const server = serveContract({ beginGoogleSignIn: () => ({ address: ADDRESS }) })
  const { user } = renderApp(form())
  await user.type(screen.getByLabelText('Gmail address'), 'casa@gmail.com')
  await user.click(screen.getByRole('button', { name: 'Connect with Google' }))
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(ADDRESS))
  expect(sessionStorage.getItem(STATE_KEY)).toBe('sealed-1')
  expect(server.received('beginGoogleSignIn')).toMatchObject([{ body: { emailUser: 'casa@gmail.com' } }])
})

test('without an application at Google the button says what the operator has to set', async () => {
  serveContract({
    beginGoogleSignIn: () => {
      throw new AppError('rule_refused', { code: 'google_not_set_up' })
    },
  })
  const { user } = renderApp(form())
  await user.click(screen.getByRole('button', { name: 'Connect with Google' }))
  expect((await screen.findByRole('alert')).textContent).toContain('GOOGLE_CLIENT_ID')
})

test('of a mailbox that is connected the form tests no password, and the card says by whom it is let in', () => {
  serveContract({})
  renderApp(form(source))
  screen.getByRole('button', { name: 'Connect with Google again' })
  expect(screen.queryByRole('button', { name: 'Test connection' })).toBeNull()
  expect(sourceDetails(source)).toContainEqual(['Sign-in', 'Google'])
})

test('what Google sends back is connected once, and leaves the address', async () => {
  sessionStorage.setItem(STATE_KEY, 'sealed-1')
  const server = comeBack('/general-settings?state=sealed-1&code=4/abc&scope=x', { connectGoogle: () => source })
  await notices().findByText('Connected with Google')
  expect(server.received('connectGoogle')).toMatchObject([{ body: { code: '4/abc', state: 'sealed-1' } }])
  screen.getByText('?tab=sources')
  expect(sessionStorage.getItem(STATE_KEY)).toBeNull()
})

test.each([
  ['a return that this tab did not ask for', 'sealed-other', 'code=4/abc&', 'begun elsewhere'],
  ['a person who said no', 'sealed-1', 'error=access_denied&', 'nothing was connected'],
])('%s connects nothing', async (_, kept, query, text) => {
  sessionStorage.setItem(STATE_KEY, kept)
  const server = comeBack(`/general-settings?${query}state=sealed-1`, {})
  expect((await screen.findByRole('alert')).textContent).toContain(text)
  expect(server.received('connectGoogle')).toEqual([])
})

test('what the API refuses is said', async () => {
  sessionStorage.setItem(STATE_KEY, 'sealed-1')
  comeBack('/general-settings?state=sealed-1&code=4/abc', {
    connectGoogle: () => {
      throw new AppError('rule_refused', { code: 'google_scopes_missing' })
    },
  })
  expect((await screen.findByRole('alert')).textContent).toContain('leave both boxes ticked')
})
