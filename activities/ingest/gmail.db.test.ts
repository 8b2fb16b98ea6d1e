import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { addGoogleMailbox, appAt } from '#tests/mailbox/google-source.ts'
import { guestMail, type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { type GoogleStandIn, startGoogle } from '#tests/stand-ins/google/google.ts'
import type { GoogleFault } from '#tests/stand-ins/google/google-faults.ts'
import { pollSource } from './watch-source.ts'

let google: GoogleStandIn
let bench: MailBench
beforeAll(async () => {
  google = await startGoogle()
  bench = await openMailBench(inject('parts'), { google: appAt(google) })
})
afterEach(() => google.faults.clear())
afterAll(async () => {
  await bench.close()
  await google.close()
})

async function connected(options: { filterFrom?: string } = {}) {
  const host = await bench.anotherHost()
  const source = await addGoogleMailbox(host, google, options)
  const look = () =>
    pollSource(bench.deps, { hostId: host.hostId, sourceId: source.sourceId }, new AbortController().signal)
  const texts = async () => (await host.messages()).map(({ text }) => text)
  const shown = async () => (await host.source(source.sourceId)) as { state: string; fault: { code: string } | null }
  return { ...host, ...source, look, texts, shown }
}
const mail = (body: string, more: object = {}) => guestMail({ body, ...more })

describe('a mailbox connected with Google', () => {
  test('brings in what came in the first days, then what is new, each once', async () => {
    const box = await connected()
    box.mailbox.receive(mail('Long ago'), { at: new Date(Date.now() - 30 * 86_400_000) })
    for (const text of ['One', 'Two', 'Three']) box.mailbox.receive(mail(text))
    expect(await box.look()).toBe('again')
    expect(await box.texts()).toEqual(['One', 'Two', 'Three'])
    const asked = google.calls.length
    box.mailbox.receive(mail('Four'))
    await box.look()
    expect(google.calls.slice(asked)).toEqual(['history.list', 'messages.get'])
    await box.look()
    expect(await box.texts()).toEqual(['One', 'Two', 'Three', 'Four'])
    expect((await box.shown()).state).toBe('active')
  })

  test('reads all again where Google no longer knows so far back, and stores nothing twice', async () => {
    const box = await connected()
    box.mailbox.receive(mail('Before'))
    await box.look()
    box.mailbox.receive(mail('While nobody looked'))
    box.mailbox.forgetHistory()
    const asked = google.calls.length
    await box.look()
    expect(google.calls.slice(asked, asked + 3)).toEqual(['history.list', 'getProfile', 'messages.list'])
    expect(await box.texts()).toEqual(['Before', 'While nobody looked'])
    box.mailbox.receive(mail('After'))
    await box.look()
    expect(await box.texts()).toEqual(['Before', 'While nobody looked', 'After'])
  })

  test('reads what lies in the archive or comes out of spam, and no draft, spam or mail of its own', async () => {
    const box = await connected()
    await box.look()
    for (const label of ['SPAM', 'TRASH', 'DRAFT', 'SENT']) box.mailbox.receive(mail(label), { labels: [label] })
    box.mailbox.receive(mail('Filed by a filter'), { labels: ['Label_7'] })
    const spam = box.mailbox.receive(mail('Not spam at all'), { labels: ['SPAM'] })
    await box.look()
    expect(await box.texts()).toEqual(['Filed by a filter'])
    box.mailbox.relabel(spam.id, { added: ['INBOX'], removed: ['SPAM'] })
    await box.look()
    expect(await box.texts()).toEqual(['Filed by a filter', 'Not spam at all'])
  })

  test('brings in more than a page, in the order in which it came', async () => {
    const box = await connected()
    await box.look()
    const many = Array.from({ length: 45 }, (_, at) => `Mail ${at}`)
    for (const text of many) box.mailbox.receive(mail(text))
    await box.look()
    expect((await box.texts()).toSorted()).toEqual(many.toSorted())
  })

  /** 25 mails, of which the line lets 20 through. */
  async function twentyOf(
    box: Awaited<ReturnType<typeof connected>>,
    prepare: (ids: string[]) => void,
    at = new Date(),
  ) {
    const many = Array.from({ length: 25 }, (_, index) => `Mail ${index}`)
    prepare(many.map((text) => box.mailbox.receive(mail(text), { at }).id))
    const lost = Array.from({ length: 4 }, () => 'hang up' as const)
    google.faults.add('messages.get', ...Array.from({ length: 20 }, () => 'ok' as const), ...lost)
    expect(await box.look()).toBe('unreachable')
    expect(await box.texts()).toHaveLength(20)
    google.faults.clear()
    return many
  }

  test('brings in what came behind a line that broke, though the last mail before it was moved since', async () => {
    const box = await connected()
    await box.look()
    const many = await twentyOf(box, (ids) => {
      const last = ids[19] ?? ''
      box.mailbox.relabel(last, { removed: ['INBOX'] })
      box.mailbox.relabel(last, { added: ['INBOX'] })
    })
    await box.look()
    expect((await box.texts()).toSorted()).toEqual(many.toSorted())
  })

  test('brings in what came behind a line that broke, though Google knows no longer so far back', async () => {
    const box = await connected()
    await box.look()
    const daysAgo = (days: number) => Date.now() - days * 86_400_000
    const where = { sourceId: box.sourceId }
    await bench.deps.engineDb.mailboxCursor.updateMany({ where, data: { lastUid: BigInt(daysAgo(5)) } })
    const many = await twentyOf(box, () => undefined, new Date(daysAgo(3)))
    box.mailbox.forgetHistory()
    await box.look()
    expect((await box.texts()).toSorted()).toEqual(many.toSorted())
  })

  test('takes only whom the host wants to hear from', async () => {
    const box = await connected({ filterFrom: 'marco@guest.test' })
    box.mailbox.receive(mail('Yes'))
    box.mailbox.receive(mail('No', { from: 'shop@elsewhere.test' }))
    await box.look()
    expect(await box.texts()).toEqual(['Yes'])
  })

  test('keeps a mail that Google does not hand over for later, and reads all others', async () => {
    const box = await connected()
    await box.look()
    box.mailbox.receive(mail('Withheld'))
    box.mailbox.receive(mail('Given'))
    google.faults.add('messages.get', { status: 500 })
    await box.look()
    expect(await box.texts()).toEqual(['Given'])
    await bench.deps.engineDb.refusedMail.updateMany({
      where: { sourceId: box.sourceId },
      data: { nextAt: new Date(0) },
    })
    await box.look()
    expect((await box.texts()).toSorted()).toEqual(['Given', 'Withheld'])
    expect(await bench.deps.engineDb.refusedMail.count({ where: { sourceId: box.sourceId } })).toBe(0)
  })

  test.each([403, 410, 413])('a mail that Google refuses with %i keeps no other from coming in', async (status) => {
    const box = await connected()
    await box.look()
    box.mailbox.receive(mail('Refused'))
    box.mailbox.receive(mail('Given'))
    google.faults.add('messages.get', { status, reason: 'messageNotAvailable' })
    expect(await box.look()).toBe('again')
    expect(await box.texts()).toEqual(['Given'])
    expect(await bench.deps.engineDb.refusedMail.count({ where: { sourceId: box.sourceId } })).toBe(1)
  })

  test('a line that breaks over one mail keeps no other from coming in', async () => {
    const box = await connected()
    await box.look()
    box.mailbox.receive(mail('Broken off'))
    box.mailbox.receive(mail('Given'))
    google.faults.add('messages.get', 'hang up')
    await box.look()
    expect(await box.texts()).toEqual(['Given'])
  })

  /** With a film of so many megabytes behind its words. */
  function withFilm(body: string, megabytes: number) {
    const [head = ''] = mail(body).split('\r\n\r\n')
    const kept = head.split('\r\n').filter((line) => !/^content-/i.test(line))
    const line = `${'A'.repeat(76)}\r\n`
    const film = ['--b', 'Content-Type: video/mp4; name=film.mp4', 'Content-Transfer-Encoding: base64']
    const words = ['--b', 'Content-Type: text/plain; charset=utf-8', '', body]
    const start = [...kept, 'Content-Type: multipart/mixed; boundary=b', '', ...words, ...film, '', ''].join('\r\n')
    return `${start}${line.repeat(Math.ceil((megabytes * 1024 * 1024) / line.length))}\r\n--b--\r\n`
  }

  test.each([2, 37])('a mail of %i MB comes in with its words, in its place among others', async (megabytes) => {
    const box = await connected()
    await box.look()
    const texts = ['Before', 'The water comes through the ceiling', 'Is there parking?']
    const [before = '', large = '', after = ''] = texts
    for (const raw of [mail(before), withFilm(large, megabytes), mail(after)]) box.mailbox.receive(raw)
    await box.look()
    expect((await box.messages()).map(({ status }) => status)).toEqual(['received', 'received', 'received'])
    expect(await box.texts()).toEqual(texts)
    expect((await box.shown()).state).toBe('active')
  })

  test('shows a mail that Google never hands over as a stub in the end', async () => {
    const box = await connected()
    await box.look()
    const withheld = box.mailbox.receive(mail('Withheld'))
    for (let tries = 0; tries < 5; tries += 1) {
      box.mailbox.receive(mail(`Given ${tries}`))
      google.faults.add('messages.get', ...(tries === 0 ? [{ status: 500 }] : (['ok', { status: 500 }] as const)))
      await box.look()
      await bench.deps.engineDb.refusedMail.updateMany({
        where: { sourceId: box.sourceId },
        data: { nextAt: new Date(0) },
      })
    }
    const messages = await box.messages()
    expect(messages.filter(({ status }) => status === 'unreadable')).toHaveLength(1)
    expect(box.mailbox.messages.has(withheld.id)).toBe(true)
  })

  test('goes on where Google says when to come back, and asks nothing of it before', async () => {
    const box = await connected()
    await box.look()
    box.mailbox.receive(mail('Later'))
    google.faults.add('history.list', { status: 429, reason: 'rateLimitExceeded', retryAfter: 3_000 })
    expect(await box.look()).toBe('unreachable')
    expect((await box.shown()).fault).toMatchObject({ code: 'google_busy' })
    const asked = google.calls.length
    expect(await box.look()).toBe('unreachable')
    expect(google.calls.length).toBe(asked)
  })

  test('is read again after a quarter of an hour, however long Google wants to be left alone', async () => {
    const box = await connected()
    await box.look()
    box.mailbox.receive(mail('We are locked out'))
    google.faults.add('history.list', { status: 429, reason: 'rateLimitExceeded', retryAfter: 20 * 3_600 })
    expect(await box.look()).toBe('unreachable')
    const at = { hostId: box.hostId, sourceId: box.sourceId }
    const later = { ...bench.deps, now: () => new Date(Date.now() + 16 * 60_000) }
    expect(await pollSource(later, at, new AbortController().signal)).toBe('again')
    expect(await box.texts()).toEqual(['We are locked out'])
  })

  test('an access token that is over is renewed, unseen', async () => {
    const box = await connected()
    await box.look()
    google.signIn.expireAccess()
    box.mailbox.receive(mail('Still there'))
    expect(await box.look()).toBe('again')
    expect(await box.texts()).toEqual(['Still there'])
  })

  test('an access that was taken back stops the source, and says so', async () => {
    const box = await connected()
    await box.look()
    google.signIn.revoke(box.refreshToken)
    expect(await box.look()).toBe('auth_error')
    expect(await box.shown()).toMatchObject({ state: 'auth_error', fault: { code: 'google_access_revoked' } })
  })

  const REFUSALS: [string, GoogleFault, string, string][] = [
    ['the Gmail API is off', { status: 403, reason: 'accessNotConfigured' }, 'auth_error', 'google_api_off'],
    ['too little was given', { status: 403, reason: 'insufficientPermissions' }, 'auth_error', 'google_scopes_missing'],
    ['a Workspace does not allow it', { status: 403, reason: 'domainPolicy' }, 'auth_error', 'google_not_allowed'],
    ['something that nobody knows', { status: 418, reason: 'teapot' }, 'unreachable', 'google_refused'],
    [
      'an hour too many',
      { status: 403, reason: 'dailyLimitExceeded', retryAfter: 9_000 },
      'unreachable',
      'google_busy',
    ],
    ['an outage', { status: 503, retryAfter: 9_000 }, 'unreachable', 'google_busy'],
    ['a line that fails', 'hang up', 'unreachable', 'mail_unreachable'],
  ]
  test.each(REFUSALS)('%s is told as what it is', async (_, fault, state, code) => {
    const box = await connected()
    google.faults.add('getProfile', fault)
    expect(await box.look()).toBe(state)
    expect((await box.shown()).fault).toMatchObject({ code })
  })

  test('a client that Google does not know stops the source with what the operator has to do', async () => {
    const box = await connected()
    google.faults.add('token', { status: 401, error: 'invalid_client' })
    expect(await box.look()).toBe('auth_error')
    expect((await box.shown()).fault).toMatchObject({ code: 'google_client_refused' })
  })

  test('the same mail by IMAP before and by Google now is one message', async () => {
    const box = await connected()
    const raw = mail('Once', { id: `<${randomUUID()}@guest.test>` })
    const byPassword = await box.addMailbox()
    await box.deliver(raw)
    await pollSource(bench.deps, byPassword, new AbortController().signal)
    box.mailbox.receive(raw)
    await box.look()
    const [one, ...others] = await box.messages()
    expect([one?.text, others.map(({ sourceId }) => sourceId === one?.sourceId)]).toEqual(['Once', []])
  })
})
