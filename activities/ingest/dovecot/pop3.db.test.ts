import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Dovecot, startDovecot } from '#tests/mailbox/dovecot.ts'
import { openMailboxes } from '#tests/mailbox/dovecot-mailboxes.ts'
import { guestMail } from '#tests/mailbox/mail-bench.ts'

const parts = inject('parts')
const mailboxes = openMailboxes(parts)
let dovecot: Dovecot
const mailbox = () => mailboxes.add(dovecot, { protocol: 'pop3' })
type Box = Awaited<ReturnType<typeof mailbox>>

const seenUidls = ({ deps, hostId }: Box) =>
  deps.engineDb.seenUidl.findMany({ where: { hostId }, select: { uidl: true }, orderBy: { uidl: 'asc' } })

/** A session of another program, which holds the maildrop until it is ended. */
async function openMaildrop({ user }: Box) {
  const socket = connect({ port: dovecot.pop3, host: dovecot.host }).setEncoding('latin1')
  await once(socket, 'data')
  for (const line of [`USER ${user}`, 'PASS secret']) {
    socket.write(`${line}\r\n`)
    const [answer] = (await once(socket, 'data')) as [string]
    expect(answer).toMatch(/^\+OK/)
  }
  return async () => {
    socket.write('QUIT\r\n')
    await once(socket, 'close')
  }
}

describe.skipIf(parts.dovecot === undefined)('POP3 as Dovecot speaks it', { concurrent: true }, () => {
  beforeAll(async () => {
    dovecot = await startDovecot(parts.dovecot ?? '', { more: 'protocol pop3 {\n  pop3_lock_session = yes\n}' })
  })
  afterAll(async () => {
    await mailboxes.close()
    await dovecot?.close()
  })

  // Dovecot waits ten seconds for it.
  test('a maildrop that another session holds is tried again, and no wrong password', { timeout: 90_000 }, async () => {
    const box = await mailbox()
    await box.put(['uno'])
    const end = await openMaildrop(box)
    expect(await box.look()).toBe('unreachable')
    expect((await box.row()).fault).toMatchObject({ code: 'mail_mailbox_in_use' })
    await end()
    expect(await box.look()).toBe('again')
    expect(await box.texts()).toEqual(['uno'])
  })

  test('its names for mails stay the same over looks and deletions, and nothing comes in twice', async () => {
    const box = await mailbox()
    await box.put(['uno', 'due', 'tre'])
    await box.look()
    const before = await seenUidls(box)
    expect(before).toHaveLength(3)
    await dovecot.as(box, async (client) => {
      await client.mailboxOpen('INBOX')
      await client.messageDelete('2', { uid: true })
    })
    await box.put(['quattro'])
    expect(await box.look()).toBe('again')
    expect(await box.texts()).toEqual(['due', 'quattro', 'tre', 'uno'])
    const after = await seenUidls(box)
    expect(after).toHaveLength(3)
    expect(before.filter(({ uidl }) => after.some((one) => one.uidl === uidl))).toHaveLength(2)
  })

  test('bytes come as they lie there: dots at the beginning of lines, 8-bit characters, no end of line', async () => {
    const box = await mailbox()
    const head = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit']
    await dovecot.put(box.user, [guestMail({ headers: head, body: '.\r\n..due punti\r\n.è così' }).trimEnd()])
    await box.look()
    expect(await box.texts()).toEqual(['.\n..due punti\n.è così'])
  })

  test('a wrong password waits for the host', async () => {
    const box = await mailboxes.add(dovecot, { protocol: 'pop3' }, 'wrong')
    expect(await box.look()).toBe('auth_error')
    expect((await box.row()).fault).toMatchObject({ code: 'mail_sign_in_refused' })
  })
})
