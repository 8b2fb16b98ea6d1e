import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { SourceView } from '#api/contract/sources.ts'
import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { never, notices, renderApp } from '#tests/web/render-app.tsx'
import AskBeforeLeaving from '#web/shell/ask-before-leaving.tsx'
import { AppError, type FieldErrors } from '#workflows/domain/errors.ts'
import SourceDialog from './source-dialog.tsx'

const ID = '00000000-0000-4000-8000-0000000000a1'
const common = {
  id: ID,
  state: 'active',
  fault: null,
  sendFault: null,
  lastSyncedAt: null,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
} as const
const gmail: SourceView = {
  ...common,
  type: 'gmail',
  name: 'Home',
  identifier: 'casa@gmail.com',
  gmailConfig: { emailUser: 'casa@gmail.com', ownerEmail: 'anna@host.test' },
}
const whatsapp: SourceView = {
  ...common,
  type: 'whatsapp',
  name: 'Phone',
  identifier: '+39 055 1',
  whatsappConfig: { phoneNumberId: '1055', displayPhoneNumber: '+39 055 1' },
}
const email: SourceView = {
  ...common,
  type: 'email',
  name: 'Villa',
  identifier: 'villa@host.test',
  emailConfig: {
    name: 'Villa',
    identifier: 'villa@host.test',
    pollIntervalSec: 60,
    initialSyncSinceDays: 7,
    inbound: {
      protocol: 'imap',
      host: 'mx.host.test',
      port: 993,
      tls: 'ssl',
      user: 'villa@host.test',
      authTimeout: 10_000,
      tlsRejectUnauthorized: true,
      inboxFolder: 'INBOX',
      seenOnFetch: false,
    },
  },
}

function openDialog(handlers: Handlers, source?: SourceView) {
  const server = serveContract(handlers)
  const onOpenChange = vi.fn<(open: boolean) => void>()
  const { user } = renderApp(<SourceDialog open onOpenChange={onOpenChange} source={source} />)
  const dialog = within(screen.getByRole('dialog'))
  const field = (label: string) => dialog.getAllByLabelText<HTMLInputElement>(label)[0] as HTMLInputElement
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      await user.clear(field(label))
      if (value !== '') await user.type(field(label), value)
    }
  }
  return {
    server,
    user,
    dialog,
    field,
    fill,
    onOpenChange,
    press: (name: string) => user.click(dialog.getByRole('button', { name })),
  }
}

const refuse = (fields: FieldErrors) => (): never => {
  throw new AppError('invalid_input', { code: 'gmail_source_incomplete', fields })
}

const HTML = { 'content-type': 'text/html' }
const GMAIL = {
  Name: 'Home',
  'Gmail address': 'casa@gmail.com',
  'App password': 'abcd efgh',
  'Owner email': 'anna@host.test',
}
const WHATSAPP = { 'Phone number ID': ' 1055 ', 'Access token': ' EAAG ', 'Display phone number': '+39 055 1' }
const EMAIL = { Name: 'Villa', Host: 'mx.host.test', User: 'villa@host.test', Password: 'secret' }

test.each([
  [
    'Gmail',
    'createGmailSource',
    GMAIL,
    gmail,
    { emailUser: 'casa@gmail.com', emailPass: 'abcd efgh', ownerEmail: 'anna@host.test' },
  ],
  [
    'WhatsApp',
    'createWhatsappSource',
    WHATSAPP,
    whatsapp,
    { phoneNumberId: '1055', accessToken: 'EAAG', displayPhoneNumber: '+39 055 1' },
  ],
  [
    'Email (IMAP/POP3)',
    'createEmailSource',
    EMAIL,
    email,
    {
      name: 'Villa',
      pollIntervalSec: 60,
      initialSyncSinceDays: 7,
      inbound: {
        host: 'mx.host.test',
        port: 993,
        tls: 'ssl',
        user: 'villa@host.test',
        pass: 'secret',
        inboxFolder: 'INBOX',
      },
    },
  ],
] as const)(
  'a new %s source is sent as it was filled in, and the dialog closes',
  async (type, name, values, answer, sent) => {
    const { server, fill, press, onOpenChange } = openDialog({ [name]: () => answer })
    await press(type)
    await fill(values)
    await press('Save')
    expect(await notices().findByText('Source saved')).toBeDefined()
    expect(server.received(name)[0]?.body).toMatchObject(sent)
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  },
)

test.each([
  ['Gmail', 'createGmailSource', GMAIL, 'emailUser', 'Gmail address'],
  ['WhatsApp', 'createWhatsappSource', WHATSAPP, 'phoneNumberId', 'Phone number ID'],
  ['Email (IMAP/POP3)', 'createEmailSource', EMAIL, 'inbound.host', 'Host'],
] as const)(
  'what the server refuses of a %s source stands at its field and above the buttons',
  async (type, name, values, path, label) => {
    const { dialog, field, fill, press, onOpenChange } = openDialog({
      [name]: refuse({ [path]: { code: 'field_not_allowed', params: {} } }),
    })
    await press(type)
    await fill(values)
    await press('Save')
    const alerts = await dialog.findAllByRole('alert')
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      `${label} is not allowed`,
      'Please fill at least user and password.',
    ])
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(field(label).getAttribute('aria-describedby')).toContain(alerts[0]?.id ?? 'none')
    expect(document.activeElement).toBe(field(label))
    expect(onOpenChange).not.toHaveBeenCalled()
  },
)

test.each([
  ['gmail', gmail, 'updateGmailSource', 'App password', 'emailPass'],
  ['whatsapp', whatsapp, 'updateWhatsappSource', 'Access token', 'accessToken'],
] as const)(
  'a %s source is edited under its id, and a blank secret is sent blank: it stays',
  async (_type, source, name, label, secret) => {
    const { server, field, fill, press, dialog } = openDialog({ [name]: () => source }, source)
    expect(field(label).value).toBe('')
    expect(dialog.getByText('Leave blank to keep the current one.')).toBeDefined()
    await fill({ Name: 'Other' })
    await press('Save')
    await notices().findByText('Source saved')
    const [change] = server.received(name)
    expect(change?.params).toEqual({ id: ID })
    expect(change?.body).toMatchObject({ name: 'Other' })
    expect(change?.body).not.toHaveProperty(secret, expect.anything())
  },
)

test('a mail source needs its password again on edit', async () => {
  const { server, dialog, field, fill, press } = openDialog({ updateEmailSource: () => email }, email)
  expect(dialog.getByText('Enter the password again to save.')).toBeDefined()
  await press('Save')
  expect((await dialog.findByRole('alert')).textContent).toBe('Please fill at least host, user and password.')
  expect(document.activeElement).toBe(field('Password'))
  expect(server.received('updateEmailSource')).toEqual([])
  await fill({ Password: 'secret' })
  await press('Save')
  await notices().findByText('Source saved')
  expect(server.received('updateEmailSource')[0]?.body.inbound).toMatchObject({ host: 'mx.host.test', pass: 'secret' })
})

test('what was refused is said no more once it is tested anew', async () => {
  const { dialog, press } = openDialog({ startCheck: () => never() }, email)
  const refused = 'Please fill at least host, user and password.'
  await press('Save')
  await dialog.findByText(refused)
  await press('Test connection')
  await waitFor(() => expect(dialog.queryByText(refused)).toBeNull())
})

test('a preset and a kind of encryption fill in what they stand for', async () => {
  const { user, field, press } = openDialog({})
  await press('Email (IMAP/POP3)')
  await user.selectOptions(field('Preset'), 'Local dev test server')
  expect([field('Host').value, field('Port').value, field('TLS').value]).toEqual(['127.0.0.1', '3143', 'none'])
  await user.selectOptions(field('TLS'), 'STARTTLS')
  expect(field('Port').value).toBe('143')
  await user.selectOptions(field('Protocol'), 'POP3')
  expect(field('Port').value).toBe('110')
})

test.each([
  [
    'somebody in between answers',
    () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: HTML }),
    'Failed to save Gmail source',
  ],
  [
    'the server is broken',
    () => Promise.reject(new AppError('unexpected', { code: 'unexpected' })),
    'Unexpected error',
  ],
  ['the line is dead', () => Promise.reject(new TypeError('the line is dead')), 'Unexpected error'],
] as const)('where %s what was filled in stays, and the host is told', async (_case, createGmailSource, sentence) => {
  const { dialog, field, fill, press } = openDialog({ createGmailSource })
  await press('Gmail')
  await fill(GMAIL)
  await press('Save')
  expect((await dialog.findByRole('alert')).textContent).toBe(sentence)
  expect(field('Gmail address').value).toBe('casa@gmail.com')
})

test('the type can be chosen again; two are announced and cannot be chosen', async () => {
  const { dialog, press, onOpenChange } = openDialog({})
  for (const name of ['Outlook Coming Soon', 'Telegram Coming Soon']) {
    expect(dialog.getByRole('button', { name })).toHaveProperty('disabled', true)
  }
  await press('WhatsApp')
  await press('Other type')
  await press('Gmail')
  expect(dialog.getByLabelText('Gmail address')).toBeDefined()
  await press('Close')
  expect(onOpenChange.mock.lastCall?.[0]).toBe(false)
})

test.each([
  ['Gmail', 'Owner email', 'anna@host.test'],
  ['WhatsApp', 'Access token', 'EAAG'],
  ['Email (IMAP/POP3)', 'Host', 'mx.host.test'],
] as const)(
  'what was typed of a %s source survives Escape, and the browser asks before the page goes with it',
  async (type, label, value) => {
    const server = serveContract({})
    function Screen() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <AskBeforeLeaving />
          <button onClick={() => setOpen(true)}>Begin</button>
          <SourceDialog open={open} onOpenChange={setOpen} />
        </>
      )
    }
    const { user } = renderApp(<Screen />)
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const open = async () => {
      await user.click(screen.getByRole('button', { name: 'Begin' }))
      await user.click(await screen.findByRole('button', { name: new RegExp(`^${type.replaceAll(/[()]/g, '.')}`) }))
    }
    const field = () => screen.getAllByLabelText<HTMLInputElement>(label)[0] as HTMLInputElement
    const close = async () => {
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await open()
    await user.type(field(), value)
    await close()
    expect(asks()).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Begin' }))
    await screen.findByText('Begun, not saved')
    await close()
    await open()
    expect(field().value).toBe(value)
    await user.click(screen.getByRole('button', { name: 'Discard them' }))
    await close()
    expect(asks()).toBe(false)
    await open()
    expect(field().value).not.toBe(value)
    expect(server.received('createEmailSource')).toEqual([])
  },
)
