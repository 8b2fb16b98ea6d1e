import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Dovecot, startDovecot } from '#tests/mailbox/dovecot.ts'
import { openMailboxes } from '#tests/mailbox/dovecot-mailboxes.ts'
import { filePart, mailOf, multipart, photoOf, textPart } from '#tests/mailbox/mail-with-files.ts'

const parts = inject('parts')
const mailboxes = openMailboxes(parts)
let dovecot: Dovecot

describe.skipIf(parts.dovecot === undefined)('files in a mailbox of Dovecot', () => {
  beforeAll(async () => {
    dovecot = await startDovecot(parts.dovecot ?? '', {})
  })
  afterAll(async () => {
    await mailboxes.close()
    await dovecot?.close()
  })

  test.each(['imap', 'pop3'] as const)('a film of 11 MB is named by %s, and not kept', async (protocol) => {
    const box = await mailboxes.add(dovecot, { protocol })
    const film = filePart('video/mp4', 'film.mp4', photoOf(11_000_000))
    const photo = filePart('image/jpeg', 'a.jpg', photoOf(9_000))
    await dovecot.put(box.user, [mailOf(multipart('mixed', 'm', [textPart('Il film'), film, photo]))])
    expect(await box.look()).toBe('again')
    const where = { hostId: box.hostId }
    const files = await box.deps.engineDb.messageFile.findMany({ where, orderBy: { position: 'asc' } })
    expect(files.map(({ name, sha256 }) => [name, sha256])).toEqual([
      ['film.mp4', null],
      ['a.jpg', expect.any(String)],
    ])
    expect(Math.round((files[0]?.bytes ?? 0) / 1_000_000)).toBe(11)
  })
})
