import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MailboxCheckView } from '#api/contract/mailbox-checks.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { AppError } from '#workflows/domain/errors.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import SourceDialog from './source-dialog.tsx'

const ID = '0b5f9c1e-7a1d-4d39-9d3e-3a5f4c8f0c11'
const waiting: MailboxCheckView = { id: ID, state: 'waiting', steps: [], found: null }
type Step = MailboxCheckView['steps'][number]
const step = (name: Step['step'], state: Step['state'] = 'passed', more: Partial<Step> = {}): Step => ({
  ...{ step: name, state, fault: null, mend: null },
  ...more,
})
const passed = (...names: Step['step'][]) => names.map((name) => step(name))

/** The dialog with a form of its type, and an API that tells of a test what is given, look by look. */
async function openForm(type: string, looks: Partial<MailboxCheckView>[], handlers: Handlers = {}) {
  let look = 0
  const server = serveContract({
    startCheck: () => waiting,
    readCheck: () => ({ ...waiting, ...looks[Math.min(look++, looks.length - 1)] }),
    ...handlers,
  })
  const { user } = renderApp(<SourceDialog open onOpenChange={() => {}} source={undefined} />)
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: type }))
  const field = (label: string) => dialog.getAllByLabelText<HTMLInputElement>(label)[0] as HTMLInputElement
  const lines = () => dialog.queryAllByRole('listitem').map(({ textContent }) => textContent)
  return { server, user, dialog, field, lines }
}
const EMAIL = 'Email (IMAP/POP3)'

test('each step is shown as it ends, and at last that all works', async () => {
  const { server, user, dialog, field, lines } = await openForm(EMAIL, [
    { state: 'running', steps: [step('name'), step('port', 'running')] },
    { state: 'done', steps: passed('name', 'port', 'tls', 'sign_in', 'folder', 'sending') },
  ])
  await user.type(field('Host'), 'imap.casa.test')
  await user.type(field('User'), 'anna@casa.test')
  await user.type(field('Password'), 'secret')
  await user.click(dialog.getByRole('button', { name: 'Test connection' }))
  expect(await dialog.findByText('Server name')).toBeDefined()
  expect(lines()).toEqual(['Server name works', 'Port …'])
  expect(await dialog.findByText('Everything works: you can save.')).toBeDefined()
  expect(lines()).toHaveLength(6)
  expect(dialog.getByRole('button', { name: 'Test again' })).toHaveProperty('disabled', false)
  expect(server.received('startCheck')[0]?.body).toMatchObject({
    type: 'email',
    inbound: { host: 'imap.casa.test', user: 'anna@casa.test', pass: 'secret' },
  })
  expect(field('Password').value).toBe('secret')
})

test('what fails is said with its way out, and what was typed stays', async () => {
  const fault = say({ code: 'mail_sign_in_refused' })
  const mend = { code: 'mend_gmail_app_password' as const, params: {} }
  const { server, user, dialog, field, lines } = await openForm('Gmail', [
    { state: 'done', steps: [...passed('name', 'port', 'tls'), step('sign_in', 'failed', { fault, mend })] },
  ])
  await user.type(field('Gmail address'), 'anna@gmail.com')
  await user.type(field('App password'), 'usual')
  // By keyboard alone.
  dialog.getByRole('button', { name: 'Test connection' }).focus()
  await user.keyboard('{Enter}')
  expect(await dialog.findByText(/2-Step Verification/)).toBeDefined()
  expect(lines().at(-1)).toMatch(/^Sign-in does not workThe mail server refused user or password/)
  expect(dialog.queryByText('Everything works: you can save.')).toBeNull()
  expect([field('Gmail address').value, field('App password').value]).toEqual(['anna@gmail.com', 'usual'])
  expect(server.received('startCheck')[0]?.body).toMatchObject({
    type: 'gmail',
    inbound: { user: 'anna@gmail.com', pass: 'usual' },
  })
  expect(server.received('createGmailSource')).toEqual([])
})

test('servers that were found are filled in, and nothing else', async () => {
  const server = { host: 'imap.hoster.test', port: 993, tls: 'ssl' as const, user: 'anna@casa.test' }
  const mend = { code: 'mend_look_at_server' as const, params: { server: 'imap.hoster.test' } }
  const { user, dialog, field } = await openForm(EMAIL, [
    {
      state: 'done',
      steps: [step('settings', 'ask', { mend })],
      found: { inbound: { ...server, protocol: 'imap' }, smtp: { ...server, host: 'smtp.hoster.test', port: 465 } },
    },
  ])
  await user.type(field('User'), 'anna@casa.test')
  await user.type(field('Password'), 'secret')
  await user.click(dialog.getByRole('button', { name: 'Test connection' }))
  expect(await dialog.findByText(/imap.hoster.test was found under another name/)).toBeDefined()
  expect(field('Host').value).toBe('imap.hoster.test')
  expect(dialog.getAllByLabelText<HTMLInputElement>('Host')[1]?.value).toBe('smtp.hoster.test')
  expect(field('Password').value).toBe('secret')
})

test.each([
  [
    'a refusal',
    { startCheck: () => Promise.reject(new AppError('rule_refused', { code: 'outlook_not_yet' })) },
    /Microsoft does not accept/,
  ],
  [
    'a line that is dead',
    { startCheck: () => Promise.reject(new TypeError('dead')) },
    'The test could not be followed. Try again.',
  ],
])('%s is told, and the test can be begun again', async (_, handlers, text) => {
  const { user, dialog } = await openForm('Gmail', [waiting], handlers)
  await user.click(dialog.getByRole('button', { name: 'Test connection' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(text)
  expect(dialog.getByRole('button', { name: 'Test connection' })).toHaveProperty('disabled', false)
})

test('a test that was broken off is told', async () => {
  const { user, dialog } = await openForm('Gmail', [{ state: 'lost', steps: passed('name') }])
  await user.click(dialog.getByRole('button', { name: 'Test connection' }))
  expect(await dialog.findByText('The test was broken off. Try again.')).toBeDefined()
})
