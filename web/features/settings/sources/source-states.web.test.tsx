import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { SourceView } from '#api/contract/sources.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { notices, renderApp } from '#tests/web/render-app.tsx'
import SourceDialog from './source-dialog.tsx'

const common = {
  id: '00000000-0000-4000-8000-0000000000a1',
  ...({ state: 'active', fault: null, sendFault: null, lastSyncedAt: null } as const),
  ...{ createdAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-20T10:00:00Z' },
}
const inbound = {
  ...({ protocol: 'imap', host: 'mx.host.test', port: 993, tls: 'ssl', user: 'villa@host.test' } as const),
  ...{ authTimeout: 10_000, tlsRejectUnauthorized: true, inboxFolder: 'INBOX', seenOnFetch: false },
}
const email: SourceView = {
  ...common,
  type: 'email',
  ...{ name: 'Villa', identifier: 'villa@host.test' },
  emailConfig: {
    ...{ name: 'Villa', identifier: 'villa@host.test', pollIntervalSec: 60, initialSyncSinceDays: 7 },
    inbound,
  },
}
const gmail: SourceView = {
  ...common,
  type: 'gmail',
  ...{ name: 'Home', identifier: 'casa@gmail.com' },
  gmailConfig: { emailUser: 'casa@gmail.com', ownerEmail: 'anna@host.test' },
}

function open(handlers: Handlers = {}, source?: SourceView) {
  const server = serveContract(handlers)
  const onOpenChange = vi.fn<(isOpen: boolean) => void>()
  const { user } = renderApp(<SourceDialog open onOpenChange={onOpenChange} source={source} />)
  const dialog = within(screen.getByRole('dialog'))
  const field = (label: string) => dialog.getAllByLabelText<HTMLInputElement>(label)[0] as HTMLInputElement
  const press = (name: string) => user.click(dialog.getByRole('button', { name }))
  const turn = (name: string) => user.click(dialog.getByRole('switch', { name }))
  return { server, user, dialog, field, press, turn, onOpenChange }
}

const isOn = (control: HTMLElement) => control.getAttribute('aria-checked') === 'true'

test.each([
  ['a new source', undefined, 'Add Source'],
  ['one that is there', email, 'Edit Source'],
])('the dialog of %s says what it does', (_of, source, title) => {
  open({}, source)
  expect(screen.getByRole('dialog', { name: title })).toBeDefined()
})

test('while a source is saved its button shows it, keeps the focus and asks no second time', async () => {
  const saving = Promise.withResolvers<Extract<SourceView, { type: 'gmail' }>>()
  const { server, user, dialog, field, press, onOpenChange } = open({ createGmailSource: () => saving.promise })
  await press('Gmail')
  await user.type(field('Gmail address'), 'casa@gmail.com')
  await user.type(field('App password'), 'abcd')
  await press('Save')
  const save = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  const states = () => [save().disabled, save().getAttribute('aria-disabled'), save().getAttribute('aria-busy')]
  await waitFor(() => expect(states()).toEqual([false, 'true', 'true']))
  expect(document.activeElement).toBe(save())
  await user.click(save())
  expect(server.received('createGmailSource')).toHaveLength(1)
  expect(onOpenChange).not.toHaveBeenCalled()
  if (gmail.type === 'gmail') saving.resolve(gmail)
  await notices().findByText('Source saved')
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

test.each([
  ['Refuse certificates that cannot be verified', 'tlsRejectUnauthorized', true],
  ['Mark mails as seen when they are fetched', 'seenOnFetch', false],
] as const)('%s is shown as it is kept, and saved as it was turned', async (name, key, kept) => {
  const { server, user, dialog, field, press, turn } = open({ updateEmailSource: () => email }, email)
  await user.click(dialog.getByText('More settings'))
  const control = () => dialog.getByRole('switch', { name })
  expect(isOn(control())).toBe(kept)
  await turn(name)
  await waitFor(() => expect(isOn(control())).toBe(!kept))
  await user.type(field('Password'), 'secret')
  await press('Save')
  await notices().findByText('Source saved')
  expect(server.received('updateEmailSource')[0]?.body.inbound).toMatchObject({ [key]: !kept })
})

test('a preset of the host’s own leaves the servers, and what else was set, as they are', async () => {
  const { server, user, field, press, turn } = open({ createEmailSource: () => email })
  await press('Email (IMAP/POP3)')
  await user.selectOptions(field('Preset'), 'Local dev test server')
  await turn('Refuse certificates that cannot be verified')
  await user.selectOptions(field('Preset'), 'Custom')
  expect([field('Host').value, field('Port').value, field('TLS').value]).toEqual(['127.0.0.1', '3143', 'none'])
  await user.type(field('User'), 'villa@host.test')
  await user.type(field('Password'), 'secret')
  await press('Save')
  await notices().findByText('Source saved')
  expect(server.received('createEmailSource')[0]?.body.inbound).toMatchObject({
    ...{ host: '127.0.0.1', port: 3143, tls: 'none', tlsRejectUnauthorized: true },
  })
})

test.each([
  ['a mailbox', email, 'updateEmailSource'],
  ['a Gmail mailbox', gmail, 'updateGmailSource'],
] as const)('Cancel leaves %s as it is', async (_of, source, call) => {
  const { server, user, field, press, onOpenChange } = open({}, source)
  await user.type(field('Name'), ' by the sea')
  await press('Cancel')
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  expect(server.received(call)).toEqual([])
})

test('what opens a new source is asked for with no word of one that is kept', async () => {
  const { dialog, press } = open()
  await press('Email (IMAP/POP3)')
  expect(dialog.queryByText('Enter the password again to save.')).toBeNull()
  await press('Other type')
  await press('Gmail')
  expect(dialog.getByText(/^A Google app password;/)).toBeDefined()
  await press('Other type')
  await press('WhatsApp')
  expect(dialog.queryByText('Leave blank to keep the current one.')).toBeNull()
})

test('what most mailboxes never need is sent as it was filled in, with a server for outgoing mail', async () => {
  const { server, user, dialog, field, press } = open({ updateEmailSource: () => email }, email)
  await user.click(dialog.getByText('More settings'))
  await user.click(dialog.getByText('Outgoing mail (SMTP)'))
  const retype = async (box: HTMLInputElement | undefined, value: string) => {
    if (box === undefined) throw new Error(`no box for ${value}`)
    await user.clear(box)
    await user.type(box, value)
  }
  const outgoing = (label: string) => dialog.getAllByLabelText<HTMLInputElement>(label)[1]
  await retype(field('Archive folder'), 'Done')
  await retype(field('Poll interval (s)'), '90')
  await retype(field('Initial sync (days)'), '3')
  await retype(field('Only from'), 'booking.com')
  await retype(field('Password'), 'secret')
  await retype(outgoing('Host'), 'out.host.test')
  await retype(outgoing('Port'), '587')
  await user.selectOptions(dialog.getAllByLabelText('TLS')[1] ?? document.body, 'STARTTLS')
  await retype(outgoing('User'), 'out')
  await retype(outgoing('Password'), 'other')
  await press('Save')
  await notices().findByText('Source saved')
  expect(server.received('updateEmailSource')[0]?.body).toMatchObject({
    ...{ pollIntervalSec: 90, initialSyncSinceDays: 3 },
    inbound: { archiveFolder: 'Done', filterFrom: 'booking.com', pass: 'secret' },
    smtp: { host: 'out.host.test', port: 587, tls: 'starttls', user: 'out', pass: 'other' },
  })
})
