import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { SourceId } from '#activities/channels/account/source.ts'
import { pollSource } from '#activities/ingest/watch-source.ts'
import type { EmailConfig } from '#prisma/source-config.ts'
import { guestMail, type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { startPop3Server } from '#tests/stand-ins/pop3-server.ts'
import { startRefusingImap } from '#tests/stand-ins/refusing-imap.ts'

const DAY = 86_400_000
const NO = 'NO [SERVERBUG] cannot read it now'
const never = new AbortController().signal
const closing: (() => void)[] = []
let shared: MailBench
beforeAll(async () => {
  shared = await openMailBench(inject('parts'))
})
afterEach(() => {
  for (const close of closing.splice(0)) close()
})
afterAll(() => shared.close())

type Host = Pick<MailBench, 'deps' | 'hostId'>

/** A host whose days pass as the test says. */
async function aging() {
  const bench = await shared.anotherHost()
  let at = Date.now()
  const deps = { ...bench.deps, now: () => new Date(at) }
  return {
    bench,
    arrive: (body: string) => bench.deliver(guestMail({ from: `${body}@guest.test`, body })),
    look: (source: SourceId, daysLater = 0) => {
      at += daysLater * DAY
      return pollSource(deps, source, never)
    },
    texts: async () => (await bench.messages()).map(({ text }) => text).sort(),
    dated: (days: number, body: string) => {
      const written = new Date(at + days * DAY).toUTCString()
      const mail = guestMail({ from: `${body}@guest.test`, body })
      return Buffer.from(mail.replace(/^Date: .*$/m, `Date: ${written}`))
    },
  }
}

/** GreenMail never begins a folder anew: what the server's own change does to us is the same when ours is what differs. */
const cursorBecomes = ({ deps, hostId }: Host, data: { uidValidity?: string; lastUid: bigint }) =>
  deps.engineDb.mailboxCursor.updateMany({ where: { hostId }, data })
/** As the host edits it. */
async function setInbound(
  bench: Pick<MailBench, 'deps' | 'source'>,
  { sourceId }: SourceId,
  inbound: Partial<EmailConfig['inbound']>,
) {
  const config: unknown = (await bench.source(sourceId)).config
  const before = config as EmailConfig
  const data = { config: { ...before, inbound: { ...before.inbound, ...inbound } } }
  await bench.deps.engineDb.messageSource.update({ where: { id: sourceId }, data })
}
const OTHER = { uidValidity: '1', lastUid: 99n }
const cursorOf = ({ deps, hostId }: Host) => deps.engineDb.mailboxCursor.findFirst({ where: { hostId } })

describe('a mailbox that moved while its source had stopped for twenty days', () => {
  test('brings in by IMAP what came since it was last read', async () => {
    const { bench, arrive, look, texts } = await aging()
    const source = await bench.addMailbox()
    await arrive('before')
    await look(source)
    await arrive('meanwhile')
    await cursorBecomes(bench, OTHER)
    expect(await look(source, 20)).toBe('again')
    expect(await texts()).toEqual(['before', 'meanwhile'])
  })

  test('brings in by POP3 what came since, where whoever else reads it had emptied it', async () => {
    const { bench, look, texts, dated } = await aging()
    const mails = [dated(0, 'before')]
    const server = await startPop3Server({ mails })
    closing.push(server.close)
    const source = await bench.addMailbox({ protocol: 'pop3', port: server.port })
    await look(source)
    mails.splice(0)
    await look(source)
    mails.push(dated(-10, 'long ago'), dated(5, 'meanwhile'))
    expect(await look(source, 20)).toBe('again')
    expect(await texts()).toEqual(['before', 'meanwhile'])
  })

  test('brings in what came since it was last read by the other protocol', async () => {
    const { bench, look, texts, dated } = await aging()
    const server = await startPop3Server({ mails: [dated(-10, 'long ago'), dated(5, 'meanwhile')] })
    closing.push(server.close)
    const source = await bench.addMailbox()
    await look(source)
    await setInbound(bench, source, { protocol: 'pop3', port: server.port, host: '127.0.0.1' })
    await look(source, 20)
    expect(await texts()).toEqual(['meanwhile'])
  })

  test('and was never read before brings in what came since it was connected', async () => {
    const { bench, arrive, look, texts } = await aging()
    const source = await bench.addMailbox({ user: 'nobody@locanda.test' }, 'secret')
    await arrive('meanwhile')
    await setInbound(bench, source, { user: bench.address })
    await look(source, 20)
    expect(await texts()).toEqual(['meanwhile'])
  })
})

test('only a look that ended well counts as one at all of a mailbox', async () => {
  const { bench, arrive, look, texts } = await aging()
  const script = { refuses: [] as number[] | 'all', answer: NO }
  const proxy = await startRefusingImap(inject('parts').imap, script)
  closing.push(proxy.close)
  const source = await bench.addMailbox({ host: '127.0.0.1', port: proxy.port })
  await arrive('before')
  await look(source)
  script.refuses = 'all'
  await arrive('meanwhile')
  expect(await look(source, 20)).toBe('unreachable')
  script.refuses = []
  await cursorBecomes(bench, OTHER)
  expect(await look(source)).toBe('again')
  expect(await texts()).toEqual(['before', 'meanwhile'])
})

describe('a folder that was restored, and counts its mails from a lower number again', () => {
  test('is read on, and what comes then, too', async () => {
    const { bench, arrive, look, texts } = await aging()
    const source = await bench.addMailbox()
    await arrive('before')
    await look(source)
    await cursorBecomes(bench, { lastUid: 99n })
    await arrive('restored')
    expect(await look(source)).toBe('again')
    expect(await texts()).toEqual(['before', 'restored'])
    expect(await cursorOf(bench)).toMatchObject({ lastUid: 2n })
    await arrive('after')
    await look(source)
    expect(await texts()).toEqual(['after', 'before', 'restored'])
  })

  test('has none of its mails filed for one that had the number before', async () => {
    const { bench, arrive, look, texts } = await aging()
    const source = await bench.addMailbox({ filterFrom: 'guest.test', archiveFolder: 'Done' })
    await bench.deliver(guestMail({ from: 'doctor@private.test' }))
    await look(source)
    await bench.deps.engineDb.mailboxCursor.updateMany({
      where: { hostId: bench.hostId },
      data: { lastUid: 99n, unfiled: [1n] },
    })
    await arrive('restored')
    await look(source)
    expect(await texts()).toEqual(['restored'])
    expect(await cursorOf(bench)).toMatchObject({ lastUid: 2n, unfiled: [] })
  })

  test('has a mail asked for again that is not handed over, though another had its number before', async () => {
    const { bench, arrive, look, texts } = await aging()
    const script = { refuses: [2], answer: NO }
    const proxy = await startRefusingImap(inject('parts').imap, script)
    closing.push(proxy.close)
    const source = await bench.addMailbox({ host: '127.0.0.1', port: proxy.port })
    for (const body of ['uno', 'due', 'tre']) await arrive(body)
    await look(source)
    await cursorBecomes(bench, { lastUid: 99n })
    await look(source)
    script.refuses = []
    await look(source, 1)
    expect(await texts()).toEqual(['due', 'tre', 'uno'])
  })
})
