import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'
import { ingestBatch } from '#activities/ingest/ingest-batch.ts'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { inHost } from '#prisma/host-scope.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { airbnbMail, byAlias, relayMail, vrboMail } from '#tests/mailbox/relay-mail.ts'

const never = new AbortController().signal
const benches: MailBench[] = []
afterAll(async () => {
  for (const bench of benches) await bench.close()
})
let parent: MailBench
beforeAll(async () => {
  parent = await openMailBench(inject('parts'))
  benches.push(parent)
})

/** A host of their own, whose mailbox is read after each mail. */
async function openHost() {
  const host = await parent.anotherHost()
  const source = await host.addMailbox()
  const receive = async (...mails: string[]) => {
    for (const mail of mails) {
      await host.deliver(mail)
      await pollSource(host.deps, source, never)
    }
  }
  /** As if the platform's domain had signed them. */
  const receiveProved = async (...mails: string[]) => {
    const now = new Date()
    const context = { hostId: host.hostId, channel: 'email' as const, ownAddresses: [], now }
    const unasked = () => Promise.reject(new Error('no name server is asked'))
    for (const mail of mails) {
      const raw = new Uint8Array(Buffer.from(mail))
      const read = await readMail({ raw, receivedAt: now, truncated: false }, context, unasked)
      const message = { ...read, authentication: 'pass', isReplyToProved: true } as const
      await ingestBatch(host.deps, {
        ...source,
        messages: [message],
        progress: { kind: 'none' },
        historyBefore: new Date(0),
      })
    }
  }
  const codes = async () =>
    (await host.messages()).map(({ doubts }) => (doubts as { code: string }[]).map(({ code }) => code))
  return { ...host, source, receive, receiveProved, codes }
}

const confirmStay = ({ hostId, deps }: Pick<MailBench, 'hostId' | 'deps'>, id: string) =>
  inHost(deps.db, hostId, (tx) =>
    tx.chat.updateMany({
      where: { id, hostId },
      data: { stayConfirmedBy: 'relay', stayAddress: 'emma1@reply.airbnb.com' },
    }),
  )

/** Nothing of the platform's stands below the words, and it links to nothing. */
const bareMail = (words: string) =>
  relayMail({
    from: 'Airbnb <express@airbnb.com>',
    replyTo: '"Emma (Airbnb)" <mallory@reply.airbnb.com>',
    body: `EMMA\nBooker\n\n${words}`,
  })

const VICTIM = '123456789'
const emma = { name: 'Emma', thread: VICTIM }
const link = `https://www.airbnb.com/hosting/thread/${VICTIM}`

test.each([
  ['in their words', airbnbMail({ name: 'Mallory', words: `Vedi ${link}`, thread: '987654321' })],
  [
    'in an end of a mail of their own making',
    airbnbMail({ name: 'Mallory', words: `Ciao\n\nReply\n${link}`, thread: '987654321' }),
  ],
  ['where the platform says nothing itself', airbnbMail({ name: 'Mallory', words: `Ciao\n\nReply\n${link}` })],
  [
    'under the same first name, where the platform says nothing',
    airbnbMail({ name: 'Emma', words: `Ciao\n\nReply\n${link}` }),
  ],
  ['under the same first name, in a mail that ends with their words', bareMail(`Ciao\n\nReply\n${link}`)],
  [
    'under the same first name, with all that stands at the end of a mail',
    bareMail(`Ciao\n\nReply\n${link}\n\nYou can also respond by replying directly to this email.\n\nAirbnb Ireland UC`),
  ],
  [
    'under the same first name, where the platform names another',
    airbnbMail({ name: 'Emma', words: `Ciao\n\nReply\n${link}`, thread: '987654321' }),
  ],
])(
  'a guest who pastes another guest’s link %s neither joins that chat nor moves where its replies go',
  async (_, mail) => {
    const host = await openHost()
    await host.receiveProved(airbnbMail({ ...emma, words: 'Buongiorno', token: 'emma1' }))
    const [before] = await host.chats()
    await confirmStay(host, before?.id ?? '')
    await host.receiveProved(mail)
    const [emmas, ...others] = await host.chats()
    expect(emmas).toMatchObject({
      sender: 'Emma',
      replyTo: 'emma1@reply.airbnb.com',
      stayAddress: 'emma1@reply.airbnb.com',
      headSeq: 1,
    })
    expect(others).toHaveLength(1)
  },
)

test('who writes under another guest’s key with another name has one chat of their own, which waits for the host', async () => {
  const host = await openHost()
  const tom = { name: 'Tom', thread: VICTIM }
  await host.receiveProved(
    airbnbMail({ ...emma, words: 'Buongiorno' }),
    airbnbMail({ ...tom, words: 'Hi' }),
    airbnbMail({ ...emma, words: 'Grazie' }),
    airbnbMail({ ...tom, words: 'Thanks' }),
  )
  expect((await host.chats()).map(({ sender, headSeq }) => [sender, headSeq])).toEqual([
    ['Emma', 2],
    ['Tom', 2],
  ])
  expect(await host.codes()).toEqual([[], ['other_guest_named'], [], ['other_guest_named']])
})

test('what the host calls a guest stays, and whose mail it is goes on being told by what the mails say', async () => {
  const host = await openHost()
  await host.receiveProved(airbnbMail({ ...emma, words: 'Buongiorno' }))
  const [{ id } = { id: '' }] = await host.chats()
  await inHost(host.deps.db, host.hostId, (tx) =>
    tx.chat.updateMany({
      where: { id, hostId: host.hostId },
      data: { sender: 'Famiglia Rossi', toldSender: 'Emma' },
    }),
  )
  await host.receiveProved(
    airbnbMail({ ...emma, words: 'Grazie' }),
    airbnbMail({ name: 'Tom', thread: VICTIM, words: 'Hi' }),
  )
  expect((await host.chats()).map(({ sender, toldSender }) => [sender, toldSender])).toEqual([
    ['Famiglia Rossi', 'Emma'],
    ['Tom', null],
  ])
  expect(await host.codes()).toEqual([[], [], ['other_guest_named']])
})

test('a mail without an address for the answer joins its chat, waits for the host and moves nothing', async () => {
  const host = await openHost()
  const withoutReplyTo = airbnbMail({ ...emma, words: 'A che ora possiamo arrivare?' }).replace(/^Reply-To:.*\r\n/m, '')
  await host.receiveProved(airbnbMail({ ...emma, words: 'Buongiorno', token: 'emma1' }), withoutReplyTo)
  expect(await host.chats()).toMatchObject([{ sender: 'Emma', replyTo: 'emma1@reply.airbnb.com', headSeq: 2 }])
  expect((await host.codes()).map((codes) => codes.includes('maybe_notice'))).toEqual([false, true])
  expect((await host.messages()).map(({ isAutomatic }) => isAutomatic)).toEqual([false, false])
})

test('a name that grows or shrinks is the same guest', async () => {
  const host = await openHost()
  const [alias, interaction] = ['jan-7h2kz', '1f2e3d4c-aaaa-bbbb-cccc-123456789012']
  for (const name of ['Jan', 'Jan Hevey', 'Jan H', 'JAN HEVEY'])
    await host.receive(vrboMail({ name, words: name, alias, interaction }))
  expect((await host.chats()).map(({ headSeq }) => headSeq)).toEqual([4])
})

const EXPEDIA = 'm.expediapartnercentral.com'
test.each([
  ['of Expedia', (name: string) => byAlias(EXPEDIA, { name, words: 'Is there parking?', from: 'noreply' })],
  [
    'of Expedia, under one name',
    () => byAlias(EXPEDIA, { name: 'Expedia Guest', words: 'Is there parking?', from: 'noreply' }),
  ],
  ['of Vrbo', (name: string) => vrboMail({ name, words: 'Is there parking?' })],
  ['of Booking.com', (name: string) => relayMail({ from: `${name} <noreply@mchat.booking.com>`, body: 'Parking?' })],
])(
  'guests %s whose mails do not say which conversation they belong to share none, and wait for the host',
  async (_, mail) => {
    const host = await openHost()
    await host.receive(mail('Ann'), mail('Bea'))
    expect(await host.chats()).toHaveLength(2)
    const codes = await host.codes()
    expect(codes.map((all) => all.filter((code) => code !== 'maybe_notice'))).toEqual([
      ['no_conversation_named'],
      ['no_conversation_named'],
    ])
  },
)

test('a guest of Vrbo whose alias is not hexadecimal keeps one chat, and another guest has another', async () => {
  const host = await openHost()
  await host.receive(
    vrboMail({ name: 'Jan', words: 'Uno', alias: 'jan-7h2kz' }),
    vrboMail({ name: 'Ann', words: 'Due', alias: 'ann-9k1xy' }),
    vrboMail({ name: 'Jan', words: 'Tre', alias: 'jan-7h2kz', interaction: '1f2e3d4c-aaaa-bbbb-cccc-123456789012' }),
    vrboMail({ name: 'Jan', words: 'Quattro', alias: 'zz-1', interaction: '1f2e3d4c-aaaa-bbbb-cccc-123456789012' }),
  )
  expect((await host.chats()).map(({ sender, headSeq }) => [sender, headSeq])).toEqual([
    ['Jan', 3],
    ['Ann', 1],
  ])
})

const INTERACTION = '1f2e3d4c-aaaa-bbbb-cccc-123456789012'
const [ofAlias, ofInteraction, ofBoth] = [
  (name: string) => vrboMail({ name, words: 'Uno', alias: 'jan-7h2kz' }),
  (name: string) => vrboMail({ name, words: 'Due', interaction: INTERACTION }),
  (name: string) => vrboMail({ name, words: 'Tre', alias: 'jan-7h2kz', interaction: INTERACTION }),
]

test.each([
  ['the mail with both last', [ofAlias, ofInteraction, ofBoth]],
  ['the mail with both last, the others the other way round', [ofInteraction, ofAlias, ofBoth]],
  ['the mail with both in the midst', [ofAlias, ofBoth, ofInteraction]],
  ['the mail with both first', [ofBoth, ofInteraction, ofAlias]],
])('one conversation under two kinds of names is one chat: %s', async (_, mails) => {
  const host = await openHost()
  await host.receiveProved(...mails.map((mail) => mail('Jan')))
  expect((await host.chats()).map(({ headSeq, unreadCount }) => [headSeq, unreadCount])).toEqual([[3, 3]])
  await host.receiveProved(ofAlias('Jan'), ofInteraction('Jan'))
  expect((await host.chats()).map(({ headSeq }) => headSeq)).toEqual([5])
})

test('a mail that nobody proves to be the platform’s merges no chats, nor does one that names another guest’s', async () => {
  const host = await openHost()
  await host.receive(ofAlias('Jan'), ofInteraction('Jan'), ofBoth('Jan'))
  expect(await host.chats()).toHaveLength(2)
  const other = await openHost()
  await other.receiveProved(ofAlias('Ann'), ofInteraction('Jan'), ofBoth('Jan'))
  expect(await other.chats()).toHaveLength(2)
})
