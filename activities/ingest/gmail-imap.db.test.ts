import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { ALL_MAIL } from '#activities/channels/account/mail-account.ts'
import { pollSource, watchSource } from '#activities/ingest/watch-source.ts'
import type { EmailConfig } from '#prisma/source-config.ts'
import { readCounts } from '#prisma/source-counts.ts'
import { guestMail, type MailBench, openMailBench, until } from '#tests/mailbox/mail-bench.ts'
import { type GmailImapScript, startGmailImap } from '#tests/stand-ins/google/gmail-imap.ts'
import { createGmailMailbox } from '#tests/stand-ins/google/gmail-mailbox.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
let bench: MailBench
beforeAll(async () => {
  bench = await openMailBench(inject('parts'))
})
afterAll(() => bench.close())

type Inbound = Partial<EmailConfig['inbound']>

/** A Gmail account and its source. */
async function account(inbound: Inbound = {}, script: GmailImapScript = {}) {
  const host = await bench.anotherHost()
  const mailbox = createGmailMailbox(host.address)
  const gmail = await startGmailImap(mailbox, script)
  onTestFinished(() => gmail.close())
  const at = { host: '127.0.0.1', port: gmail.port, inboxFolder: ALL_MAIL, ...inbound }
  const source = await host.addMailbox(at)
  const { messageSource, mailboxCursor, refusedMail } = bench.deps.engineDb
  const where = { id: source.sourceId }
  return {
    ...host,
    ...{ mailbox, gmail, source },
    look: () => pollSource(bench.deps, source, new AbortController().signal),
    texts: async () => (await host.messages()).map(({ text }) => text).toSorted(),
    row: () => host.source(source.sourceId),
    cursors: () => mailboxCursor.findMany({ where: { sourceId: source.sourceId }, orderBy: { folder: 'asc' } }),
    triesOfRefused: (tries: number) =>
      refusedMail.updateMany({ where: { sourceId: source.sourceId }, data: { tries, nextAt: new Date(0) } }),
    refused: () => refusedMail.count({ where: { sourceId: source.sourceId } }),
    async change(data: Parameters<typeof messageSource.update>[0]['data']) {
      await messageSource.update({ where, data })
    },
    /** As the source read before it was told to read all mail. */
    async reads(inboxFolder: string) {
      const { config } = await messageSource.findUniqueOrThrow({ where })
      const of = config as EmailConfig
      await messageSource.update({ where, data: { config: { ...of, inbound: { ...of.inbound, inboxFolder } } } })
    },
  }
}
const mail = (body: string, more: Parameters<typeof guestMail>[0] = {}) => guestMail({ body, ...more })

describe('Gmail by app password', () => {
  test('reads once what a filter filed, and neither spam nor bin, drafts nor what was sent', async () => {
    const box = await account()
    await box.look()
    for (const label of ['SPAM', 'TRASH', 'DRAFT', 'SENT']) box.mailbox.receive(mail(label), { labels: [label] })
    box.mailbox.receive(mail('Filed'), { labels: ['Ospiti', 'CATEGORY_UPDATES'] })
    box.mailbox.receive(mail('In three places'), { labels: ['INBOX', 'Ospiti', 'IMPORTANT', 'Casa Blu'] })
    expect(await box.look()).toBe('again')
    await box.look()
    expect(await box.texts()).toEqual(['Filed', 'In three places'])
    expect(await box.row()).toMatchObject({ state: 'active', fault: null })
  })

  test('reads what comes out of spam, however old', async () => {
    const box = await account()
    await box.look()
    const spam = box.mailbox.receive(mail('No spam at all'), { labels: ['SPAM'], at: daysAgo(40) })
    await box.look()
    box.mailbox.relabel(spam.id, { added: ['INBOX'], removed: ['SPAM'] })
    await box.look()
    expect(await box.texts()).toEqual(['No spam at all'])
  })

  test('looks no second time at what it leaves out', async () => {
    const box = await account()
    await box.look()
    box.mailbox.receive(mail('Draft'), { labels: ['DRAFT'] })
    box.mailbox.receive(mail('Sent'), { labels: ['SENT'] })
    await box.look()
    expect(await box.cursors()).toMatchObject([{ folder: ALL_MAIL, lastUid: 2n }])
    box.gmail.commands.length = 0
    await box.look()
    expect(box.gmail.commands.filter((command) => /ENVELOPE/.test(command))).toEqual([])
  })

  test('a form that the mailbox sends to itself comes in, also before it has its place in the inbox', async () => {
    const box = await account()
    await box.look()
    const form = (body: string, to: string) =>
      mail(body, { from: box.address, headers: ['Reply-To: Marco <marco@guest.test>'] }).replace(
        'host@locanda.test',
        to,
      )
    box.mailbox.receive(form('Is the house free in May?', box.address), { labels: ['SENT'] })
    box.mailbox.receive(form('To a guest', 'marco@guest.test'), { labels: ['SENT'] })
    await box.look()
    expect(await box.texts()).toEqual(['Is the house free in May?'])
  })

  test('a mail that is labelled while the mailbox is watched comes in at once', async () => {
    const box = await account()
    const stop = new AbortController()
    const watching = watchSource(bench.deps, box.source, stop.signal)
    await until(
      async () => box.gmail.commands.includes('IDLE'),
      (isIdle) => isIdle,
    )
    box.mailbox.receive(mail('While you looked'), { labels: ['Ospiti'] })
    expect(await until(box.texts, (texts) => texts.length > 0)).toEqual(['While you looked'])
    stop.abort()
    await watching
  })
})

describe('a source that read the inbox of Gmail', () => {
  test('goes over to all mail without a double or a loss, and asks nothing of what was filed before', async () => {
    const box = await account({ inboxFolder: 'INBOX' })
    await box.change({ connectedAt: daysAgo(30) })
    box.mailbox.receive(mail('Known'), { at: daysAgo(2) })
    box.mailbox.receive(mail('Filed long ago', { from: 'a@guest.test' }), { labels: ['Ospiti'], at: daysAgo(2) })
    await box.look()
    expect(await box.texts()).toEqual(['Known'])
    const wholeLookAt = daysAgo(1)
    await box.change({ wholeLookAt })
    box.mailbox.receive(mail('Came meanwhile'), { at: daysAgo(0.5) })
    box.mailbox.receive(mail('Filed meanwhile', { from: 'b@guest.test' }), { labels: ['Ospiti'], at: daysAgo(0.5) })
    await box.reads(ALL_MAIL)
    await box.look()
    await box.look()
    const seen = (await box.messages()).map(({ text, isHistory }) => [text, isHistory]).toSorted()
    expect(seen).toEqual([
      ['Came meanwhile', false],
      ['Filed long ago', true],
      ['Filed meanwhile', false],
      ['Known', false],
    ])
    expect(await box.cursors()).toMatchObject([{ folder: 'INBOX' }, { folder: ALL_MAIL, lastUid: 4n }])
    box.gmail.folders.renumber()
    await box.look()
    expect((await box.messages()).map(({ text, isHistory }) => [text, isHistory]).toSorted()).toEqual(seen)
  })

  test('forgets what the inbox had not handed over, as it comes in from all mail', async () => {
    const box = await account({ inboxFolder: 'INBOX' })
    await box.look()
    const tried = { tries: 1, firstAt: new Date(), nextAt: new Date(0) }
    const of = { hostId: box.hostId, sourceId: box.source.sourceId }
    await bench.deps.engineDb.refusedMail.create({ data: { ...of, uidl: 'imap:11:1:INBOX', ...tried } })
    box.mailbox.receive(mail('Handed over now'))
    await box.reads(ALL_MAIL)
    await box.look()
    expect([await box.texts(), await box.refused()]).toEqual([['Handed over now'], 0])
  })

  test('reads the inbox on, and says so, where the account hides its folder of all mail', async () => {
    const box = await account({}, { hidden: ['[Gmail]/Tutti i messaggi'] })
    box.mailbox.receive(mail('In the inbox'))
    box.mailbox.receive(mail('Filed'), { labels: ['Ospiti'] })
    expect(await box.look()).toBe('again')
    expect(await box.texts()).toEqual(['In the inbox'])
    expect(await box.row()).toMatchObject({ state: 'active', fault: { code: 'mail_all_mail_hidden' } })
  })

  test('takes no other folder for it where the list of folders is refused', async () => {
    const answers: Record<string, string> = { LIST: 'NO [UNAVAILABLE] Temporary error' }
    const box = await account({}, { answers })
    expect(await box.look()).toBe('unreachable')
    expect(box.gmail.commands.filter((command) => /^(?:SELECT|EXAMINE)/.test(command))).toEqual([])
  })
})

describe('all mail of Gmail', () => {
  test('is read again from the last whole look on where its numbers are others, and nothing is stored twice', async () => {
    const box = await account()
    box.mailbox.receive(mail('Before'), { labels: ['Ospiti'] })
    await box.look()
    box.gmail.folders.renumber()
    box.mailbox.receive(mail('After'), { labels: ['Ospiti'] })
    await box.look()
    expect((await box.messages()).map(({ text, isHistory }) => [text, isHistory])).toEqual([
      ['Before', false],
      ['After', false],
    ])
  })

  test('has one stub for a mail that Gmail never hands over, whatever its number there', async () => {
    const withheld = new Set<string>()
    const box = await account({}, { withheld })
    withheld.add(box.mailbox.receive(mail('Withheld'), { labels: ['Ospiti'] }).id)
    box.mailbox.receive(mail('Given'))
    for (const _ of ['under one number', 'under another']) {
      await box.look()
      await box.triesOfRefused(4)
      await box.look()
      box.gmail.folders.renumber()
    }
    expect((await box.messages()).map(({ status }) => status).toSorted()).toEqual(['received', 'unreadable'])
  })

  test('is counted without what left from it', async () => {
    const box = await account()
    box.mailbox.receive(mail('One'), { labels: ['Ospiti'] })
    box.mailbox.receive(mail('Two'))
    await box.look()
    for (const label of ['DRAFT', 'SENT']) box.mailbox.receive(mail(label), { labels: [label] })
    await box.look()
    await box.change({ countAskedAt: new Date(Date.now() + 60_000) })
    await box.look()
    await box.change({ countAskedAt: new Date(Date.now() + 120_000) })
    await box.look()
    expect(readCounts((await box.row()).counts)).toMatchObject({ atSource: 2, stored: 2, waiting: 0, missing: 0 })
  })

  test.each([
    ['the folder of all mail', ALL_MAIL],
    ['a label', 'Fatto'],
  ])('is archived into %s by taking the inbox’s label away, and only what passes the filter', async (_, folder) => {
    const box = await account({ archiveFolder: folder, seenOnFetch: true, filterFrom: 'guest.test' })
    const guests = box.mailbox.receive(mail('Guest'))
    const banks = box.mailbox.receive(mail('Bank', { from: 'bank@private.test' }))
    await box.look()
    await box.look()
    expect([...guests.labelIds]).toEqual(folder === ALL_MAIL ? [] : [folder])
    expect([...banks.labelIds]).toEqual(['INBOX', 'UNREAD'])
    expect(await box.row()).toMatchObject({ fault: null })
    expect(await box.texts()).toEqual(['Guest'])
  })

  test('joins two mails of one guest that name no other where Gmail has them in one thread', async () => {
    const box = await account()
    const { threadId } = box.mailbox.receive(mail('One', { subject: 'Arrivo' }))
    await box.look()
    box.mailbox.receive(mail('Two', { subject: 'Chiavi' }), { threadId })
    box.mailbox.receive(mail('Of another', { subject: 'Chiavi', from: 'eva@guest.test' }), { threadId })
    await box.look()
    const chatOf = new Map((await box.messages()).map(({ text, chatId }) => [text, chatId]))
    expect(chatOf.size).toBe(3)
    expect(chatOf.get('Two')).toBe(chatOf.get('One'))
    expect(chatOf.get('Of another')).not.toBe(chatOf.get('One'))
  })
})
