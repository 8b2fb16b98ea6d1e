import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { appendSent } from '#activities/channels/imap/append-sent.ts'
import { lookUpSent } from '#activities/channels/imap/look-up-sent.ts'
import { openSource } from '#activities/ingest/open-source.ts'
import { type Dovecot, startDovecot } from '#tests/mailbox/dovecot.ts'
import { openMailboxes } from '#tests/mailbox/dovecot-mailboxes.ts'
import { guestMail } from '#tests/mailbox/mail-bench.ts'
import { rounds } from '#tests/rounds.ts'

const parts = inject('parts')
const mailboxes = openMailboxes(parts)
let dovecot: Dovecot
const PROTOCOLS = ['imap', 'pop3'] as const
const PASSWORD = 'pässwörd "€" \\ già'
const MOST_MAILS = 20

const multipart = (mark: string, ...inner: string[]) =>
  [
    `Content-Type: multipart/mixed; boundary=${mark}`,
    '',
    ...inner.flatMap((one) => [`--${mark}`, one]),
    `--${mark}--`,
  ].join('\r\n')
const textPart = (type: string, text: string) => `Content-Type: ${type}\r\n\r\n${text}`
/** A mail of twice the size up to which one is read as it came, or of 10 MB. */
const LINES = rounds({ usual: 27_000, long: 135_000 })
const PHOTO = `Content-Type: image/jpeg; name="il \\"mare\\".jpg"\r\nContent-Transfer-Encoding: base64\r\n\r\n${`${'A'.repeat(76)}\r\n`.repeat(
  LINES,
)}`
const PHOTO_BYTES = 57 * LINES
/** A whole mail of one multipart, whose headers end where its body begins. */
const mailOf = (entity: string) => {
  const [head = '', ...body] = entity.split('\r\n\r\n')
  return guestMail({ headers: head.split('\r\n'), body: body.join('\r\n\r\n') })
}
const WORDS = 'Possiamo arrivare alle 22?'

/** How a server tells the structure of a large mail, and where the words lie in it. */
const SHAPES = {
  'behind a photo': () => multipart('b', PHOTO, textPart('text/plain; charset=utf-8', WORDS)),
  'in a mail in a mail': () =>
    multipart('b', PHOTO, multipart('c', multipart('d', textPart('text/plain; charset="utf-8"', WORDS)))),
  'in a part that says no type': () => multipart('b', PHOTO, `\r\n${WORDS}`),
  'in a part of a broken type': () => multipart('b', textPart('text', WORDS), PHOTO),
  'in HTML alone': () => multipart('b', PHOTO, textPart('text/html; charset=utf-8', `<p>${WORDS}</p>`)),
  'in a multipart that is never closed': () =>
    multipart('b', textPart('text/plain; charset=utf-8', WORDS), PHOTO).replace(/--b--$/, ''),
  'in a text that is itself too large': () =>
    textPart('text/plain; charset=utf-8', `${WORDS}\r\n${'x y z\r\n'.repeat(11 * LINES)}`),
}

describe.skipIf(parts.dovecot === undefined)('mails as Dovecot keeps them', () => {
  beforeAll(async () => {
    dovecot = await startDovecot(parts.dovecot ?? '', {
      people: `anna-\u00e8:{PLAIN}${PASSWORD}::::::\n`,
      more: [
        'mail_plugins = quota',
        `plugin {\n  quota = count:Mails\n  quota_vsizes = yes\n  quota_rule = *:messages=${MOST_MAILS}\n}`,
      ].join('\n'),
    })
  })
  afterAll(async () => {
    await mailboxes.close()
    await dovecot?.close()
  })

  test.each(Object.entries(SHAPES))('of a large mail the words arrive, %s', async (_, make) => {
    const box = await mailboxes.add(dovecot)
    await dovecot.put(box.user, [mailOf(make()), guestMail({ from: 'dopo@guest.test', body: 'Dopo' })])
    expect(await box.look()).toBe('again')
    const texts = await box.texts()
    expect(texts).toHaveLength(2)
    expect(texts.join('\n')).toContain(WORDS)
    const files = await box.deps.engineDb.messageFile.findMany({
      where: { hostId: box.hostId },
      include: { content: true },
    })
    const seen = files.map(({ name, content }) => [name, content?.content.length])
    expect(seen).toEqual(make().includes(PHOTO) ? [['il mare .jpg', PHOTO_BYTES]] : [])
  })

  test.each(PROTOCOLS)('a name and a password that are no ASCII sign in over %s', async (protocol) => {
    const box = await mailboxes.add(dovecot, { protocol, user: 'anna-è' }, PASSWORD)
    expect(await box.look()).toBe('again')
  })

  test('what we send is filed in the folder marked as Sent, whatever its name, and found there', async () => {
    const box = await mailboxes.add(dovecot)
    const { account } = await openSource(box.deps, box.source)
    if (!('inbound' in account)) throw new Error('a mailbox')
    const { guard } = box.deps
    expect(await lookUpSent(guard, account, '<sent@casa.test>')).toBe('cannot_tell')
    const raw = Buffer.from(guestMail({ from: box.user, id: '<sent@casa.test>' }))
    expect(await appendSent(guard, account, raw)).toBe(true)
    expect(await lookUpSent(guard, account, '<sent@casa.test>')).toBe('found')
    await dovecot.as(box, async (client) => {
      expect(await client.mailboxOpen('Posta in uscita')).toMatchObject({ exists: 1 })
    })
  })

  test('a mailbox that is full is read and archived, and what does not fit into Sent is no failure', async () => {
    const box = await mailboxes.add(dovecot, { archiveFolder: 'Fatte' })
    const { account } = await openSource(box.deps, box.source)
    if (!('inbound' in account)) throw new Error('a mailbox')
    await box.put(Array.from({ length: MOST_MAILS }, (_, at) => `mail-${at}`))
    expect(await appendSent(box.deps.guard, account, Buffer.from(guestMail({})))).toBe(false)
    expect(await box.look()).toBe('again')
    expect(await box.texts()).toHaveLength(MOST_MAILS)
    await dovecot.as(box, async (client) => {
      expect(await client.mailboxOpen('Fatte')).toMatchObject({ exists: MOST_MAILS })
    })
  })
})
