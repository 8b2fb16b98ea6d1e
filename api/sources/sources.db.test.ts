import { describe, expect, test } from 'vitest'
import { EmailSourceView, SourceView, WhatsappSourceView } from '#api/contract/sources.ts'
import { open } from '#prisma/vault/seal.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, auditsOf, givenChat, givenDraft, givenSource } from '#tests/api/given.ts'
import { type HostAtApi, newHost } from '#tests/api/signed-in-host.ts'

const { api, anna, bruno } = await apiWithHosts({ ALLOWED_PRIVATE_SERVERS: '127.0.0.1' })

let serial = 0
const fresh = () => `box-${Date.now()}-${serial++}`
const email = (more: object = {}) => ({
  name: 'Casa',
  inbound: { host: '127.0.0.1', port: '3143', tls: 'none', user: fresh(), pass: 'secret-1', ...more },
})
const gmail = (more: object = {}) => ({ emailUser: `${fresh()}@gmail.com`, emailPass: 'abcd efgh ijkl mnop', ...more })
const whatsapp = (more: object = {}) => ({ phoneNumberId: ` ${fresh()} `, accessToken: ' token-1 ', ...more })
const BODIES = { gmail, email, whatsapp }

type Type = keyof typeof BODIES
const CREATE = { gmail: 'createGmailSource', email: 'createEmailSource', whatsapp: 'createWhatsappSource' } as const
const UPDATE = { gmail: 'updateGmailSource', email: 'updateEmailSource', whatsapp: 'updateWhatsappSource' } as const

const create = (host: HostAtApi, type: Type, body: object = BODIES[type]()) => host.attempt(CREATE[type], { body })
const created = async (host: HostAtApi, type: Type, body: object = BODIES[type]()) =>
  SourceView.parse((await create(host, type, body)).body)
const update = (host: HostAtApi, { id, type }: { id: string; type: Type }, body: object) =>
  host.attempt(UPDATE[type], { params: { id }, body })
const remove = async (host: HostAtApi, id: string) => (await host.attempt('deleteSource', { params: { id } })).status
const secretOf = async (hostId: string, sourceId: string, name: string) => {
  const row = await asOwner().sourceSecret.findUnique({ where: { sourceId_name: { sourceId, name } } })
  return row === null ? null : open(api.deps.ring, { hostId, owner: sourceId, name }, row)
}

describe('connecting a source', () => {
  test('an email source gets every default, seals its password and never shows it', async () => {
    const answer = await create(anna, 'email')
    expect(answer.status).toBe(201)
    const source = EmailSourceView.parse(answer.body)
    expect(source.emailConfig).toMatchObject({ pollIntervalSec: 60, initialSyncSinceDays: 7 })
    expect(source.emailConfig.inbound).toMatchObject({
      port: 3143,
      authTimeout: 10_000,
      inboxFolder: 'INBOX',
      seenOnFetch: false,
    })
    expect(answer.text).not.toContain('secret-1')
    expect(await secretOf(anna.id, source.id, 'pass')).toBe('secret-1')
    expect((await auditsOf(anna, 'source.create')).at(-1)).toMatchObject({
      subject: source.id,
      detail: { type: 'email' },
    })
  })

  test('a WhatsApp number and its token are trimmed', async () => {
    const body = whatsapp()
    const source = WhatsappSourceView.parse((await create(anna, 'whatsapp', body)).body)
    expect(source.whatsappConfig).toEqual({ phoneNumberId: body.phoneNumberId.trim() })
    expect(await secretOf(anna.id, source.id, 'accessToken')).toBe('token-1')
  })

  test.each([
    ['email without a password', 'email', email({ pass: '' }), 'Please fill at least host, user and password.'],
    ['email without a host', 'email', email({ host: ' ' }), 'Please fill at least host, user and password.'],
    ['email without anything', 'email', {}, 'Please fill at least host, user and password.'],
    ['gmail without a password', 'gmail', gmail({ emailPass: '' }), 'Please fill at least user and password.'],
    [
      'whatsapp without a token',
      'whatsapp',
      whatsapp({ accessToken: ' ' }),
      'Please fill at least phone number id and access token.',
    ],
  ] as const)('%s is refused with its text', async (_, type, body, text) => {
    const answer = await create(anna, type, body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: text, fields: expect.anything() })
  })

  test.each([
    ['email', email({ user: 'a\r\nQUIT' }), 'inbound.user'],
    ['email', email({ pass: 'a\nb' }), 'inbound.pass'],
    ['email', email({ inboxFolder: 'a\nb' }), 'inbound.inboxFolder'],
    ['gmail', gmail({ emailUser: 'a\u0000' }), 'emailUser'],
    ['whatsapp', whatsapp({ accessToken: 'a\nb' }), 'accessToken'],
    ['email', { ...email(), name: '\ud800' }, 'name'],
  ] as const)('%s takes nothing that could be a second command (%#)', async (type, body, field) => {
    const answer = await create(anna, type, body)
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { fields: { [field]: { code: expect.stringMatching(/^field_/) } } },
    ])
  })

  test('a list of senders is kept as it is meant, and one that nobody could be on is refused by its field', async () => {
    const filterFrom = ' *@Airbnb.com; Anna Rossi <A@B.it> @booking.com'
    const meant = 'airbnb.com, a@b.it, booking.com'
    const taken = await created(anna, 'email', email({ filterFrom }))
    expect(taken).toMatchObject({ emailConfig: { inbound: { filterFrom: meant } } })
    expect(await created(anna, 'gmail', gmail({ filterFrom }))).toMatchObject({ gmailConfig: { filterFrom: meant } })
    for (const [type, body, field] of [
      ['email', email({ filterFrom: 'airbnb' }), 'inbound.filterFrom'],
      ['gmail', gmail({ filterFrom: 'a@b.it, https://airbnb.com' }), 'filterFrom'],
    ] as const)
      expect(await create(anna, type, body)).toMatchObject({
        status: 400,
        body: { fields: { [field]: { code: 'field_not_senders' } } },
      })
  })

  test.each([
    ['INBOX', 'inbox'],
    ['Ospiti', 'Ospiti'],
  ])('an archive folder %s of what is read from %s is refused by name', async (archiveFolder, inboxFolder) => {
    expect(await create(anna, 'email', email({ archiveFolder, inboxFolder }))).toMatchObject({
      status: 400,
      body: { fields: { 'inbound.archiveFolder': { code: 'field_is_inbox' } } },
    })
  })

  test.each(['outlook.office365.com', 'imap-mail.outlook.com'])(
    'a password for %s is refused: it would never work',
    async (host) => {
      const answer = await create(anna, 'email', email({ host, port: 993 }))
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({
        error: expect.stringContaining('Outlook'),
        fields: { 'inbound.host': { code: 'outlook_not_yet' } },
      })
    },
  )

  test.each(['169.254.169.254', '10.0.0.1', '::ffff:10.0.0.1', '192.168.1.1', '0xa000001'])(
    'the inside address %s is refused',
    async (host) => {
      const answer = await create(anna, 'email', email({ host, port: 143 }))
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ fields: { 'inbound.host': { code: 'field_not_allowed' } } })
    },
  )

  test('an inside address for sending is refused as well', async () => {
    const answer = await create(anna, 'email', { ...email(), smtp: { host: '10.0.0.1', port: 25 } })
    expect(answer.body).toMatchObject({ kind: 'invalid_input', fields: { 'smtp.host': { code: 'field_not_allowed' } } })
  })

  test('the same mailbox twice is a conflict, also when ten come at once; another host may have it', async () => {
    const body = email()
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(anna, 'email', body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)])
    expect((await create(anna, 'email', body)).body).toMatchObject({ error: 'This source is already connected' })
    expect((await create(bruno, 'email', body)).status).toBe(201)
    const other = { ...email({ protocol: 'pop3', user: body.inbound.user.toUpperCase() }), identifier: 'Another name' }
    expect((await create(anna, 'email', other)).status).toBe(409)
  })

  test('nor is it another one under another name of its server: the host reads which', async () => {
    const body = { ...email(), name: 'Casa al mare' }
    const { user } = body.inbound
    const source = await created(anna, 'email', body)
    const again = email({ host: 'localhost', port: '3110', protocol: 'pop3', user: user.toUpperCase() })
    const answer = await create(anna, 'email', again)
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { error: 'This is the same mailbox as “Casa al mare”, which is already connected' },
    ])
    expect((await create(anna, 'email', email({ host: 'localhost' }))).status).toBe(201)
    expect((await create(bruno, 'email', again)).status).toBe(201)
    const moved = { ...body, inbound: { ...body.inbound, host: 'localhost' } }
    expect((await update(anna, source, moved)).status).toBe(200)
  })

  test('a WhatsApp number belongs to one host, whoever comes first', async () => {
    const body = whatsapp()
    const answers = await Promise.all([create(anna, 'whatsapp', body), create(bruno, 'whatsapp', body)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })
})

describe('changing a source', () => {
  test.each([
    ['gmail', { emailPass: '' }, 'emailPass', 'abcd efgh ijkl mnop'],
    ['whatsapp', { accessToken: null }, 'accessToken', 'token-1'],
  ] as const)('a blank secret of %s keeps the current one', async (type, blank, name, secret) => {
    const body = BODIES[type]()
    const source = await created(anna, type, body)
    const answer = await update(anna, source, { ...body, ...blank, name: 'Renamed' })
    expect(answer.body).toMatchObject({ id: source.id, name: 'Renamed', state: 'connecting' })
    expect(await secretOf(anna.id, source.id, name)).toBe(secret)
  })

  test('email needs its password again, and the old one for sending does not outlive a new server', async () => {
    const body = { ...email(), smtp: { host: '127.0.0.1', port: 3025, tls: 'none', pass: 'smtp-secret' } }
    const source = await created(anna, 'email', body)
    expect(await secretOf(anna.id, source.id, 'smtpPass')).toBe('smtp-secret')
    expect((await update(anna, source, { ...body, inbound: { ...body.inbound, pass: '' } })).status).toBe(400)
    const { pass: _, ...elsewhere } = { ...body.smtp, host: '127.0.0.1', port: 3465 }
    expect((await update(anna, source, { ...body, smtp: elsewhere })).status).toBe(200)
    expect(await secretOf(anna.id, source.id, 'smtpPass')).toBeNull()
  })

  test('how far a mailbox was read is forgotten where the source is pointed at another one, and there alone', async () => {
    const body = email()
    const source = await created(anna, 'email', body)
    const of = { hostId: anna.id, sourceId: source.id }
    await asOwner().mailboxCursor.create({ data: { ...of, folder: 'INBOX', uidValidity: '1', lastUid: 99n } })
    await asOwner().seenUidl.create({ data: { ...of, uidl: 'uid-1' } })
    const known = async () => [
      await asOwner().mailboxCursor.count({ where: of }),
      await asOwner().seenUidl.count({ where: of }),
    ]
    expect((await update(anna, source, { ...body, name: 'Renamed' })).status).toBe(200)
    expect(await known()).toEqual([1, 1])
    expect((await update(anna, source, email())).status).toBe(200)
    expect(await known()).toEqual([0, 0])
  })

  test("another host's source, another type and an unknown one are not found", async () => {
    const body = gmail()
    const source = await created(anna, 'gmail', body)
    expect((await update(bruno, source, body)).status).toBe(404)
    expect((await update(anna, { id: source.id, type: 'whatsapp' }, whatsapp())).status).toBe(404)
    expect((await update(anna, { id: anna.id, type: 'gmail' }, body)).body).toMatchObject({ error: 'Source not found' })
  })
})

describe('disconnecting a source', () => {
  test('wipes its secrets, ends its drafts, keeps its chats; the second time it is not found', async () => {
    const source = await created(anna, 'gmail')
    const chat = await givenChat(anna, { sourceId: source.id, lastMessageStatus: 'pending' })
    const draft = await givenDraft(chat)
    expect(await remove(bruno, source.id)).toBe(404)
    expect(await remove(anna, source.id)).toBe(204)
    expect(await remove(anna, source.id)).toBe(404)
    expect(await secretOf(anna.id, source.id, 'emailPass')).toBeNull()
    expect((await asOwner().message.findUniqueOrThrow({ where: { id: draft.id } })).status).toBe('superseded')
    expect(await anna.ask('getChat', { params: { id: chat.id } })).toMatchObject({ lastMessageStatus: 'superseded' })
    expect((await anna.ask('listSources', {})).map(({ id }) => id)).not.toContain(source.id)
    expect((await auditsOf(anna, 'source.delete')).at(-1)).toMatchObject({ subject: source.id })
  })

  test('connected again it is the same source, so that it brings nothing in twice', async () => {
    const body = email()
    const source = await created(anna, 'email', body)
    await remove(anna, source.id)
    expect((await create(anna, 'email', body)).body).toMatchObject({ id: source.id })
    expect(await secretOf(anna.id, source.id, 'pass')).toBe('secret-1')
  })
})

describe('the list of sources', () => {
  test('shows a legacy flat email config in the one shape', async () => {
    const clara = await newHost(api)
    const config = {
      inboundHost: 'imap.example.com',
      inboundUser: 'clara',
      inboundPort: 'x',
      seenOnFetch: 'y',
      inboundPass: 'legacy-secret',
    }
    await givenSource(clara, { config })
    const answer = await clara.attempt('listSources', {})
    expect(answer.body).toMatchObject([
      {
        emailConfig: {
          pollIntervalSec: 60,
          inbound: { host: 'imap.example.com', port: 993, seenOnFetch: true, tls: 'ssl' },
        },
      },
    ])
    expect(answer.text).not.toContain('legacy-secret')
  })
})

test('what came for a number whose source is deleted unread is counted, and read by nobody', async () => {
  const { id } = await created(anna, 'whatsapp')
  const phoneNumberId = fresh()
  const body = { metadata: { phone_number_id: phoneNumberId }, messages: [] }
  const of = { hostId: anna.id, sourceId: id }
  await asOwner().webhookEvent.createMany({
    data: [
      { ...of, body },
      { ...of, body, readAt: new Date() },
    ],
  })
  expect(await remove(anna, id)).toBe(204)
  expect(await asOwner().webhookEvent.count({ where: of })).toBe(1)
  expect(await asOwner().unreadWebhook.findMany({ where: { phoneNumberId } })).toMatchObject([
    { why: 'no_source', many: 1, body: null },
  ])
})
