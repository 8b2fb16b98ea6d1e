import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createMailReader, type MailReader } from '#activities/channels/reader/mail-reader.ts'
import { createMailRoom, type EnterRoom } from '#activities/channels/reader/mail-room.ts'
import type { SourceDeps } from '#activities/deps.ts'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { addGoogleMailbox, appAt } from '#tests/mailbox/google-source.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { filePart, mailOf, multipart, photoOf, textPart } from '#tests/mailbox/mail-with-files.ts'
import { type GoogleStandIn, startGoogle } from '#tests/stand-ins/google/google.ts'
import { startPop3Server } from '#tests/stand-ins/pop3-server.ts'

const MB = 1024 * 1024
const HOSTS = 3
/** As written in base64: about 1.4 MB each. */
const PHOTO_BYTES = MB
const UNENDING = { waitingPerHost: Number.POSITIVE_INFINITY }
/** A chunk of a folder has both mails of a host. */
const LINE = { atOnce: 3 * MB, perHost: 3 * MB, ...UNENDING }
const never = new AbortController().signal

let google: GoogleStandIn
let bench: MailBench
let reader: MailReader
/** What is held now of large ones, and the most that ever was. */
let held = 0
let most = 0
beforeAll(async () => {
  google = await startGoogle()
  bench = await openMailBench(inject('parts'), { google: appAt(google) })
  reader = createMailReader(undefined, watched(createMailRoom({ large: LINE, small: LINE, mostMs: 600_000 })))
})
afterAll(async () => {
  await Promise.all([reader.close(), bench.close()])
  await google.close()
})

function watched(enter: EnterRoom): EnterRoom {
  return async (mails) => {
    const leave = await enter(mails)
    const bytes = mails.bytes > MB ? mails.bytes : 0
    held += bytes
    most = Math.max(most, held)
    let isIn = true
    return () => {
      if (isIn) held -= bytes
      isIn = false
      leave()
    }
  }
}

const large = (seed: number) =>
  mailOf(
    multipart('mixed', 'm', [textPart(`Foto ${seed}`), filePart('image/jpeg', 'a.jpg', photoOf(PHOTO_BYTES, seed))]),
    { from: `guest-${seed}@guest.test` },
  )
const MAILS = [1, 2]

type Host = Awaited<ReturnType<MailBench['anotherHost']>>
/** A mailbox with the large mails, by each way that mails come. */
const WAYS: Record<string, (host: Host) => Promise<{ hostId: string; sourceId: string }>> = {
  async IMAP(host) {
    for (const seed of MAILS) await host.deliver(large(seed))
    return host.addMailbox()
  },
  async POP3(host) {
    const { port } = await startPop3Server({ mails: MAILS.map((seed) => Buffer.from(large(seed))) })
    return host.addMailbox({ protocol: 'pop3', port })
  },
  async Gmail(host) {
    const source = await addGoogleMailbox(host, google)
    for (const seed of MAILS) source.mailbox.receive(large(seed))
    return source
  },
}

const deps = (): SourceDeps => ({ ...bench.deps, mailReader: reader })

test.each(Object.entries(WAYS))(
  'large mails of some hosts at once are held one after the other: %s',
  async (_, way) => {
    most = 0
    const hosts = await Promise.all(Array.from({ length: HOSTS }, () => bench.anotherHost()))
    const sources = await Promise.all(hosts.map(way))
    const looks = sources.map((source) => pollSource(deps(), source, never))
    expect(await Promise.all(looks)).toEqual(hosts.map(() => 'again'))
    for (const host of hosts)
      expect((await host.messages()).map(({ text }) => text).sort()).toEqual(MAILS.map((seed) => `Foto ${seed}`))
    expect(most).toBeGreaterThan(PHOTO_BYTES)
    expect(most).toBeLessThanOrEqual(LINE.atOnce)
    expect(held).toBe(0)
  },
)
