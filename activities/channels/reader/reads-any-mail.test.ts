import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createMailReader } from './mail-reader.ts'
import { createMailRoom } from './mail-room.ts'
import { ReaderAway } from './reader-away.ts'
import { readsAnyMail } from './reads-any-mail.ts'

test('a reader that works reads a mail as guests write them, and one that fails at each does not', async () => {
  expect(await readsAnyMail()).toBe(true)
  expect(await readsAnyMail(() => Promise.reject(new TypeError('of ours')))).toBe(false)
})

test('where not even such a mail is read none is a stub: whoever waits is told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'locanda-reader-'))
  const file = join(folder, 'thread.ts')
  const { href } = new URL('./reader-thread.ts', import.meta.url)
  // A fault of ours that every mail meets, with words or without.
  writeFileSync(
    file,
    `Map.groupBy = Array.prototype.flatMap = () => { throw new TypeError('of ours') }\nawait import('${href}')\n`,
  )
  const reader = createMailReader(
    { timeoutMs: 2_000, heapMegabytes: 96, slowMs: 250 },
    createMailRoom(),
    pathToFileURL(file),
  )
  onTestFinished(async () => {
    await reader.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const raw = new Uint8Array(Buffer.from('From: Marco <marco@guest.test>\r\nSubject: Arrivo\r\n\r\nCiao\r\n'))
  const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: [], now: new Date() }
  await expect(reader.read({ raw, receivedAt: new Date(), truncated: false }, context)).rejects.toThrow(ReaderAway)
})

test('a thread that hangs with a mail and uses nothing is ended, and the mail is a stub', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'locanda-reader-'))
  const file = join(folder, 'thread.ts')
  // It says that it is there, and nothing of what it is handed.
  const says = "import { parentPort } from 'node:worker_threads'\nparentPort.on('message', () => undefined)\n"
  writeFileSync(file, `${says}parentPort.postMessage({ said: 'up', cpuMs: 1 })\n`)
  const limits = { timeoutMs: 50, heapMegabytes: 96, slowMs: 250 }
  const reader = createMailReader(limits, createMailRoom(), pathToFileURL(file))
  onTestFinished(async () => {
    await reader.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const raw = new Uint8Array(Buffer.from('From: Marco <marco@guest.test>\r\n\r\nCiao\r\n'))
  const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: [], now: new Date() }
  expect((await reader.read({ raw, receivedAt: new Date(), truncated: false }, context)).raw).toEqual(raw)
})

test('what a thread compiles for its first mail is not of that mail’s time', async () => {
  // A fourth of what it took to read the first one before.
  const reader = createMailReader({ timeoutMs: 300, heapMegabytes: 96, slowMs: 250 }, createMailRoom())
  onTestFinished(() => reader.close())
  const mail = 'From: Airbnb <automated@airbnb.com>\r\nSubject: Notice\r\n\r\nYour message could not be delivered.\r\n'
  const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: [], now: new Date() }
  const raw = new Uint8Array(Buffer.from(mail))
  const read = await reader.read({ raw, receivedAt: new Date(), truncated: false }, context)
  expect(read).toMatchObject({ text: 'Your message could not be delivered.' })
})
