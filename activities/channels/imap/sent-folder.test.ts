import type { ImapFlow } from 'imapflow'
import { expect, test } from 'vitest'
import { sentFolder, sentFolders } from './sent-folder.ts'

const mailbox = (...folders: [name: string, specialUse?: string | undefined, ...flags: string[]][]) =>
  ({
    list: async () =>
      folders.map(([name, specialUse, ...flags]) => ({
        name,
        path: `INBOX.${name}`,
        specialUse,
        flags: new Set(flags),
      })),
  }) as unknown as ImapFlow

test('every folder of what was sent is found, the marked one first', async () => {
  const box = mailbox(['Sent Messages'], ['Trash', '\\Trash'], ['Ausgang', '\\Sent'], ['Sent', undefined, '\\Noselect'])
  expect(await sentFolders(box)).toEqual(['INBOX.Ausgang', 'INBOX.Sent Messages'])
  expect(await sentFolder(box)).toBe('INBOX.Ausgang')
  expect(await sentFolder(mailbox(['Archivio']))).toBeNull()
})

test.each(['Sent', 'SENT ITEMS', 'Posta inviata', 'Gesendete Elemente', 'Envoyés', 'Elementos enviados', 'Wysłane'])(
  '%s is one',
  async (name) => {
    expect(await sentFolders(mailbox(['Resent bills'], [name]))).toEqual([`INBOX.${name}`])
  },
)
