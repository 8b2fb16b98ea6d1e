import { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type FetchedItem, fetchEach } from '#activities/channels/imap/fetch-each.ts'
import { DOVECOT_PASSWORD } from '#scripts/parts/dovecot/dovecot-configuration.ts'
import { type Dovecot, startDovecot } from '#tests/mailbox/dovecot.ts'
import { guestMail } from '#tests/mailbox/mail-bench.ts'

const parts = inject('parts')
const user = 'each@locanda.test'
const SIZES = { uid: true, size: true }
const MAILS = { uid: true, internalDate: true, source: { start: 0, maxLength: 1_000_000 } }
let dovecot: Dovecot
let client: ImapFlow

async function fetched(query: typeof SIZES | typeof MAILS): Promise<FetchedItem[]> {
  const items: FetchedItem[] = []
  await fetchEach(client, { range: '1:*', query }, (item) => void items.push(item))
  return items
}

describe.skipIf(parts.dovecot === undefined)('mails that are fetched from Dovecot', () => {
  beforeAll(async () => {
    dovecot = await startDovecot(parts.dovecot ?? '')
    const mails = ['uno', 'due', 'tre'].map((body) => guestMail({ from: `${body}@guest.test`, body }))
    await dovecot.put(user, mails)
    const { host, imap: port } = dovecot
    const auth = { user, pass: DOVECOT_PASSWORD }
    // As the product signs in: without CONDSTORE, whose numbers would stand in every answer.
    const off = { secure: false, doSTARTTLS: false, logger: false, disableAutoEnable: true } as const
    client = new ImapFlow({ host, port, auth, ...off })
    await client.connect()
    await client.mailboxOpen('INBOX')
  })
  afterAll(async () => {
    await client?.logout()
    await dovecot?.close()
  })

  test('are what the library makes of them, and none of them is taken apart by it', async () => {
    for (const query of [SIZES, MAILS]) {
      const ours = await fetched(query)
      const theirs = await client.fetchAll('1:*', query, { uid: true })
      expect(ours).toHaveLength(3)
      // A number in the folder and a hash of its own are what the library adds.
      expect(theirs.map(({ seq, id, ...item }) => [item, seq > 0, id === ''])).toEqual(
        ours.map((item) => [item, true, false]),
      )
    }
  })

  test('are each handed to whoever asked for them, however many ask at once', async () => {
    const [sizes, mails, again] = await Promise.all([fetched(SIZES), fetched(MAILS), fetched(SIZES)])
    expect(sizes.map(({ uid, size = 0, source }) => [uid, size > 0, source])).toEqual(
      [1, 2, 3].map((uid) => [uid, true, undefined]),
    )
    expect(mails.map(({ uid, size, source }) => [uid, size, source !== undefined])).toEqual(
      [1, 2, 3].map((uid) => [uid, undefined, true]),
    )
    expect(again).toEqual(sizes)
  })

  test('leave the next command to the library, and the next UID above those that were seen', async () => {
    await dovecot.put(user, [guestMail({ from: 'quattro@guest.test', body: 'quattro' })])
    await client.noop()
    expect((await fetched(SIZES)).map(({ uid }) => uid)).toEqual([1, 2, 3, 4])
    expect(client.mailbox === false ? 0 : client.mailbox.uidNext).toBe(5)
    expect(await client.search({ all: true }, { uid: true })).toEqual([1, 2, 3, 4])
  })
})
