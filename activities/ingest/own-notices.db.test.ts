import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { sendNotice } from '#activities/sending/send-notice.ts'
import { addGoogleMailbox, appAt } from '#tests/mailbox/google-source.ts'
import { guestMail, type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { type GoogleStandIn, startGoogle } from '#tests/stand-ins/google/google.ts'
import { startSmtpDrop } from '#tests/stand-ins/smtp-drop.ts'

let google: GoogleStandIn
let bench: MailBench
let drop: Awaited<ReturnType<typeof startSmtpDrop>>
beforeAll(async () => {
  ;[google, drop] = await Promise.all([startGoogle(), startSmtpDrop()])
  bench = await openMailBench(inject('parts'), { google: appAt(google) })
})
afterAll(async () => {
  drop.close()
  await bench.close()
  await google.close()
})

const KINDS = ['imap', 'pop3', 'google'] as const

/** A mailbox of a host of its own, and what lies in it once it was looked into. */
async function mailbox(kind: (typeof KINDS)[number]) {
  const host = await bench.anotherHost()
  const gmail = kind === 'google' ? await addGoogleMailbox(host, google) : null
  const source = gmail ?? (await host.addMailbox(kind === 'pop3' ? { protocol: 'pop3' } : {}))
  const receive = async (raw: string) => void (gmail ? gmail.mailbox.receive(raw) : await host.deliver(raw))
  const look = async () => {
    await pollSource(bench.deps, { hostId: host.hostId, sourceId: source.sourceId }, new AbortController().signal)
    return (await host.messages()).map(({ text }) => text)
  }
  const emergencies = () => bench.deps.engineDb.emergency.count({ where: { hostId: host.hostId } })
  return { ...host, address: gmail?.address ?? host.address, receive, look, emergencies }
}
type Mailbox = Awaited<ReturnType<typeof mailbox>>

const TEXT = ['Nome: Marco Rossi', 'Email: marco@guest.test', 'Messaggio: la casa brucia, potete venire?'].join('\n')

/** The bytes of what Locanda tells this host, as they left. */
async function notice({ hostId, address }: Mailbox, from = 'noreply@locanda.example'): Promise<string> {
  const server = { hostname: '127.0.0.1', port: drop.port, tls: 'none', rejectUnauthorized: true } as const
  const account = { ...server, address: from, user: '', pass: '' }
  const said = { key: randomUUID(), forHost: hostId, to: address, subject: 'EMERGENZA: incendio', text: TEXT }
  const deps = { ...bench.deps, config: { google: null } }
  const outcome = await sendNotice(deps, { account, source: null }, said)
  expect(outcome).toMatchObject({ outcome: 'sent' })
  return drop.mails.at(-1) ?? ''
}

/** As some providers hand it on: with a Message-ID of their own, and no word that a machine wrote it. */
const handedOn = (raw: string) =>
  raw
    .replace(/^Message-ID: .*$/m, () => `Message-ID: <${randomUUID()}@email.provider.test>`)
    .replace(/^(?:Auto-Submitted|X-Auto-Response-Suppress): .*\r\n/gm, '')

const QUESTION = 'Possiamo parcheggiare?'

test.each(KINDS)(
  'what Locanda tells a host is no guest’s in their mailbox (%s), whatever its provider makes of it',
  async (kind) => {
    const box = await mailbox(kind)
    for (const from of ['noreply@locanda.example', box.address]) {
      await box.receive(await notice(box, from))
      await box.receive(handedOn(await notice(box, from)))
    }
    await box.receive(guestMail({ body: QUESTION }))
    expect(await box.look()).toEqual([QUESTION])
    expect(await box.emergencies()).toBe(0)
  },
)

const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'mi').exec(raw)?.[1]?.trim() ?? ''

test('whoever copies a mark, or a Message-ID, of what Locanda wrote silences nothing', async () => {
  const box = await mailbox('imap')
  const raw = await notice(box)
  const mark = headerOf(raw, 'X-Locanda-Notice')
  expect(mark).toMatch(/^<.+>$/)
  // In one look with what it was copied from, too.
  await box.receive(raw)
  await box.receive(guestMail({ from: 'a@guest.test', headers: [`X-Locanda-Notice: ${mark}`], body: 'Col segno' }))
  await box.receive(guestMail({ from: 'b@guest.test', id: headerOf(raw, 'Message-ID'), body: 'Con il suo id' }))
  const made = `X-Locanda-Notice: <${randomUUID()}@locanda.example>`
  await box.receive(guestMail({ from: 'noreply@locanda.example', headers: [made], body: 'Inventato' }))
  await box.look()
  const asked = (await box.messages()).filter(({ isAutomatic }) => !isAutomatic).map(({ text }) => text)
  expect(asked.sort()).toEqual(['Col segno', 'Con il suo id'])
  expect((await box.messages()).map(({ text }) => text)).toContain('Inventato')
})
