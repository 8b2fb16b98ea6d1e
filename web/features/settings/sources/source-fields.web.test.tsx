import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import SourceDialog from './source-dialog.tsx'

const FILLED = {
  Gmail: { 'Gmail address': 'casa@gmail.com', 'App password': 'abcd' },
  WhatsApp: { 'Phone number ID': '1055', 'Access token': 'EAAG' },
  'Email (IMAP/POP3)': { Host: 'mx.host.test', User: 'villa@host.test', Password: 'secret' },
}
const long = (length: number) => 'x'.repeat(length)

test.each([
  ['Gmail', 'Name', long(201), 'Name must have at most 200 characters'],
  ['Gmail', 'Gmail address', ' ', 'Gmail address is required'],
  ['Gmail', 'App password', long(2001), 'App password must have at most 2000 characters'],
  ['Gmail', 'Owner email', long(321), 'Owner email must have at most 320 characters'],
  ['Gmail', 'Only from', long(2001), 'Only from must have at most 2000 characters'],
  ['WhatsApp', 'Phone number ID', '', 'Phone number ID is required'],
  ['WhatsApp', 'Display phone number', long(101), 'Display phone number must have at most 100 characters'],
  [
    'WhatsApp',
    'WhatsApp business account ID',
    long(101),
    'WhatsApp business account ID must have at most 100 characters',
  ],
  ['WhatsApp', 'App ID', '\u0007', 'App ID must be one line'],
  ['Email (IMAP/POP3)', 'Port', '70000', 'Port must be at most 65535'],
  ['Email (IMAP/POP3)', 'Host', long(256), 'Host must have at most 255 characters'],
  ['Email (IMAP/POP3)', 'Auth timeout (ms)', '5', 'Auth timeout (ms) must be at least 1000'],
  ['Email (IMAP/POP3)', 'Poll interval (s)', '1', 'Poll interval (s) must be at least 10'],
  ['Email (IMAP/POP3)', 'Initial sync (days)', '-1', 'Initial sync (days) must be at least 0'],
  ['Email (IMAP/POP3)', 'Inbox folder', 'a\u0007b', 'Inbox folder must be one line'],
] as const)('of a %s source, a bad %s is told at its field by its name', async (type, label, value, sentence) => {
  const server = serveContract({})
  const { user } = renderApp(<SourceDialog open onOpenChange={() => {}} source={undefined} />)
  const dialog = within(screen.getByRole('dialog'))
  const field = (name: string) => dialog.getAllByLabelText<HTMLInputElement>(name)[0] as HTMLInputElement
  await user.click(dialog.getByRole('button', { name: type }))
  for (const [name, given] of Object.entries({ ...FILLED[type], [label]: value }))
    fireEvent.change(field(name), { target: { value: given } })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const [alert] = await dialog.findAllByRole('alert')
  expect(alert?.textContent).toBe(sentence)
  expect(field(label).getAttribute('aria-describedby')).toContain(alert?.id ?? 'none')
  expect(server.received('createEmailSource')).toEqual([])
})
