import { mkdtempSync } from 'node:fs'
import { chmod, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openImapSession } from '#activities/channels/imap/imap-session.ts'
import { ingestRead } from '#activities/ingest/ingest-read.ts'
import { openSource } from '#activities/ingest/open-source.ts'
import { loadPosition } from '#activities/ingest/progress.ts'
import { watchSource } from '#activities/ingest/watch-source.ts'
import { inHost } from '#prisma/host-scope.ts'
import { type Dovecot, startDovecot } from '#tests/mailbox/dovecot.ts'
import { openMailboxes } from '#tests/mailbox/dovecot-mailboxes.ts'
import { guestMail, until } from '#tests/mailbox/mail-bench.ts'

const parts = inject('parts')
const never = new AbortController().signal
const folder = mkdtempSync(join(tmpdir(), 'locanda-rights-'))
/** A folder that nobody may put anything into. */
const CLOSED = 'Chiusa'
/** One in which nobody may mark or take away anything. */
const LOCKED = 'Sola'
const DAY_MS = 86_400_000
const mailboxes = openMailboxes(parts)
let dovecot: Dovecot
const mailbox = (inbound?: Parameters<typeof mailboxes.add>[1]) => mailboxes.add(dovecot, inbound)

const takeAway = (box: Awaited<ReturnType<typeof mailbox>>) =>
  dovecot.as(box, async (client) => {
    await client.mailboxCreate('Altrove')
    await client.mailboxOpen('INBOX')
    await client.messageMove('401,403', 'Altrove', { uid: true })
    await client.messageDelete('405', { uid: true })
  })

describe.skipIf(parts.dovecot === undefined)('IMAP as Dovecot speaks it', () => {
  beforeAll(async () => {
    await chmod(folder, 0o755)
    await writeFile(join(folder, 'rights'), `${CLOSED} owner lr\n${LOCKED} owner lrip\n`)
    const more = [
      'protocol imap {\n  mail_max_userip_connections = 3\n}',
      `mail_plugins = acl\nplugin {\n  acl = vfile:${join(folder, 'rights')}\n}`,
      `namespace inbox {\n${[CLOSED, LOCKED].map((name) => `  mailbox ${name} {\n    auto = create\n  }\n`).join('')}}`,
    ]
    dovecot = await startDovecot(parts.dovecot ?? '', { more: more.join('\n') })
  })
  afterAll(async () => {
    await mailboxes.close()
    await dovecot?.close()
    await rm(folder, { recursive: true })
  })

  test('a folder that was made anew, with another UIDVALIDITY, is read again and nothing of it stored twice', async () => {
    const box = await mailbox({ inboxFolder: 'Ospiti' })
    const mails = ['uno', 'due'].map((body) => guestMail({ from: `${body}@guest.test`, body }))
    const make = () => dovecot.as(box, (client) => client.mailboxCreate('Ospiti'))
    await make()
    await dovecot.put(box.user, mails, 'Ospiti')
    expect(await box.look()).toBe('again')
    const cursor = () => box.deps.engineDb.mailboxCursor.findFirstOrThrow({ where: { hostId: box.hostId } })
    const before = await cursor()
    await dovecot.as(box, (client) => client.mailboxDelete('Ospiti'))
    await make()
    await dovecot.put(box.user, [...mails, guestMail({ from: 'tre@guest.test', body: 'tre' })], 'Ospiti')
    expect(await box.look()).toBe('again')
    expect(await box.texts()).toEqual(['due', 'tre', 'uno'])
    expect((await cursor()).uidValidity).not.toBe(before.uidValidity)
  })

  test('mails that the host moves or deletes while they are fetched are no stubs, and all others come in', async () => {
    const box = await mailbox()
    // Of yesterday: history starts no replies.
    const date = `Date: ${new Date(Date.now() - DAY_MS).toUTCString()}`
    await dovecot.fill(
      box.user,
      Array.from({ length: 405 }, (_, at) => guestMail({ from: `g${at}@guest.test`, body: `mail-${at}` })).map((mail) =>
        mail.replace(/^Date:.*$/m, date),
      ),
    )
    const source = await openSource(box.deps, box.source)
    if (source.type === 'whatsapp') throw new Error('a mailbox')
    const session = await openImapSession(box.deps, source)
    const position = await inHost(box.deps.db, box.hostId, (tx) => loadPosition(tx, source))
    let isFirst = true
    for await (const batch of session.batches(position, never)) {
      // The third chunk is listed by now, and not asked for before the first is stored.
      if (isFirst) await takeAway(box)
      isFirst = false
      await ingestRead(box.deps, source, batch)
    }
    session.close()
    const texts = await box.texts()
    expect(texts).not.toContain('unreadable')
    expect(texts).toHaveLength(402)
  })

  test('other programs that flag, move and delete while the mailbox is watched bring nothing in twice', async () => {
    const box = await mailbox()
    await box.put(['uno', 'due', 'tre'])
    const stop = new AbortController()
    const watching = watchSource(box.deps, box.source, stop.signal)
    await until(box.texts, (texts) => texts.length === 3)
    await dovecot.as(box, async (client) => {
      await client.mailboxOpen('INBOX')
      await client.messageFlagsAdd('1:3', ['\\Flagged'], { uid: true })
      await client.messageDelete('1', { uid: true })
      await client.messageCopy('2', 'INBOX', { uid: true })
    })
    await box.put(['quattro'])
    await until(box.texts, (texts) => texts.includes('quattro'))
    expect(await box.texts()).toEqual(['due', 'quattro', 'tre', 'uno'])
    stop.abort()
    expect(await watching).toBe('again')
  })

  test('a server that ends during IDLE is a named state at once, and nothing of what came meanwhile is missing', async () => {
    const box = await mailbox()
    await box.put(['uno'])
    const watching = watchSource(box.deps, box.source, never)
    await until(box.texts, (texts) => texts.length === 1)
    await dovecot.restart()
    expect(await watching).toBe('unreachable')
    expect((await box.row()).fault).toMatchObject({ code: expect.stringMatching(/^mail_/) })
    await until(
      () =>
        box.put(['due']).then(
          () => true,
          () => false,
        ),
      Boolean,
    )
    expect(await box.look()).toBe('again')
    expect(await box.texts()).toEqual(['due', 'uno'])
    expect((await box.row()).fault).toBeNull()
  })

  test.each(['Archivio', 'Fatte/2026', 'Già risposte è più'])(
    'an archive folder that is not there is made: %s',
    async (folder) => {
      const box = await mailbox({ archiveFolder: folder, seenOnFetch: true })
      await box.put(['uno'])
      expect(await box.look()).toBe('again')
      expect((await box.row()).fault).toBeNull()
      await dovecot.as(box, async (client) => {
        expect(await client.mailboxOpen(folder)).toMatchObject({ exists: 1 })
        expect((await client.mailboxOpen('INBOX')).exists).toBe(0)
      })
    },
  )

  test('an archive folder that cannot be made is named to the host, and mails come in all the same', async () => {
    const folder = `x${'y'.repeat(300)}`
    const box = await mailbox({ archiveFolder: folder })
    await box.put(['uno'])
    expect(await box.look()).toBe('again')
    expect(await box.texts()).toEqual(['uno'])
    expect(await box.row()).toMatchObject({
      state: 'active',
      fault: { code: 'mail_archive_missing', params: { folder } },
    })
  })

  test('an archive folder that takes nothing is named too, and the mails stay where they are', async () => {
    const box = await mailbox({ archiveFolder: CLOSED })
    await box.put(['uno'])
    expect(await box.look()).toBe('again')
    expect(await box.texts()).toEqual(['uno'])
    expect((await box.row()).fault).toEqual({ code: 'mail_archive_refused', params: { folder: CLOSED } })
    await dovecot.as(box, async (client) => {
      expect((await client.mailboxOpen('INBOX')).exists).toBe(1)
    })
  })

  test('a folder that may only be read is named, before its first mail and after, and mails come in all the same', async () => {
    const box = await mailbox({ inboxFolder: LOCKED, seenOnFetch: true })
    const fault = { code: 'mail_seen_refused', params: { folder: LOCKED } }
    expect(await box.look()).toBe('again')
    expect(await box.row()).toMatchObject({ state: 'active', fault })
    for (const body of ['uno', 'due']) {
      await box.put([body], LOCKED)
      expect(await box.look()).toBe('again')
      expect(await box.row()).toMatchObject({ state: 'active', fault })
    }
    expect(await box.texts()).toEqual(['due', 'uno'])
    const moving = await mailbox({ inboxFolder: LOCKED, archiveFolder: 'Fatte', seenOnFetch: true })
    await moving.put(['tre'], LOCKED)
    expect(await moving.look()).toBe('again')
    expect(await moving.row()).toMatchObject({
      state: 'active',
      fault: { code: 'mail_archive_refused', params: { folder: 'Fatte' } },
    })
    expect(await moving.texts()).toEqual(['tre'])
  })

  test('mails are never archived into the folder that they are read from, where they would be new at every look', async () => {
    const box = await mailbox({ archiveFolder: 'Inbox' })
    await box.put(['uno'])
    expect(await box.look()).toBe('again')
    expect(await box.look()).toBe('again')
    expect((await box.row()).fault).toEqual({ code: 'mail_archive_is_inbox', params: { folder: 'Inbox' } })
    await dovecot.as(box, async (client) => {
      await client.mailboxOpen('INBOX')
      expect((await client.fetchAll('1:*', { uid: true })).map(({ uid }) => uid)).toEqual([1])
    })
  })

  test('a server that cannot move mails by themselves moves none: what the host marked as deleted is still there', async () => {
    const old = await startDovecot(parts.dovecot ?? '', { more: 'imap_capability = IMAP4rev1 IDLE LITERAL+ NAMESPACE' })
    const box = await mailboxes.add(old, { archiveFolder: 'Done', filterFrom: 'airbnb.test', seenOnFetch: true })
    await old.put(
      box.user,
      ['doctor@private.test', 'x@airbnb.test'].map((from) => guestMail({ from })),
    )
    await old.as(box, async (client) => {
      await client.mailboxOpen('INBOX')
      await client.messageFlagsAdd('1', ['\\Deleted'], { uid: true })
    })
    expect(await box.look()).toBe('again')
    await box.look()
    expect((await box.row()).fault).toEqual({ code: 'mail_archive_refused', params: { folder: 'Done' } })
    await old.as(box, async (client) => {
      await client.mailboxOpen('INBOX')
      const mails = await client.fetchAll('1:*', { flags: true, uid: true })
      expect(mails.map(({ uid, flags }) => [uid, flags?.has('\\Seen')])).toEqual([
        [1, false],
        [2, true],
      ])
    })
    await old.close()
  })

  test('a folder of a name that is no ASCII is read', async () => {
    const box = await mailbox({ inboxFolder: 'Ospiti/Più ☀' })
    await dovecot.as(box, (client) => client.mailboxCreate('Ospiti/Più ☀'))
    await box.put(['uno'], 'Ospiti/Più ☀')
    expect(await box.look()).toBe('again')
    expect(await box.texts()).toEqual(['uno'])
  })

  test('more connections than the server allows are tried again, and no wrong password', async () => {
    const box = await mailbox()
    const others = await Promise.all([1, 2, 3].map(() => dovecot.signedIn(box)))
    expect(await box.look()).toBe('unreachable')
    expect((await box.row()).fault).toMatchObject({ code: 'mail_too_many_connections' })
    for (const other of others) await other.logout()
    expect(await box.look()).toBe('again')
  })

  test('a mail without a sender on its envelope is kept, and answered by nobody but the host', async () => {
    const box = await mailbox()
    await dovecot.put(box.user, [`Return-Path: <>\r\n${guestMail({ body: 'Non consegnata' })}`])
    await box.look()
    const doubts = [{ code: 'maybe_automatic' }]
    expect(await box.messages()).toMatchObject([{ text: 'Non consegnata', isAutomatic: false, doubts }])
  })
})
