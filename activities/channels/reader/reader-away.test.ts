import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createMailReader } from './mail-reader.ts'
import { createMailRoom } from './mail-room.ts'
import { ReaderAway } from './reader-away.ts'

const LIMITS = { timeoutMs: 2_000, heapMegabytes: 96, slowMs: 250 }
const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: ['anna@casa.test'], now: new Date() }
const mail = (words: string) => ({
  raw: new Uint8Array(Buffer.from(`From: Marco <marco@guest.test>\r\nSubject: Arrivo\r\n\r\n${words}\r\n`)),
  receivedAt: new Date(),
  truncated: false,
})

/** As where the installation is half of one version and half of another. */
function brokenReader() {
  const folder = mkdtempSync(join(tmpdir(), 'locanda-reader-'))
  const file = join(folder, 'thread.ts')
  writeFileSync(file, "import './not-there.ts'\n")
  const reader = createMailReader(LIMITS, createMailRoom(), pathToFileURL(file))
  onTestFinished(async () => {
    await reader.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const mend = () => {
    const whole = new URL('./reader-thread.ts', import.meta.url).href
    writeFileSync(file, `import '${whole}'\n`)
  }
  return { reader, mend }
}

test('where no thread starts, no mail is a stub for it: whoever waits is told', async () => {
  const { reader } = brokenReader()
  const read = await Promise.allSettled(['uno', 'due', 'tre'].map((words) => reader.read(mail(words), context)))
  expect(read.map((one) => one.status === 'rejected' && one.reason instanceof ReaderAway)).toEqual([true, true, true])
})

test('one that starts again in time reads what waited, in its order', async () => {
  const { reader, mend } = brokenReader()
  const reading = Promise.all(['uno', 'due'].map((words) => reader.read(mail(words), context)))
  setTimeout(mend, 300)
  expect((await reading).map(({ text, raw }) => [text, raw])).toEqual([
    ['uno', null],
    ['due', null],
  ])
  expect((await reader.read(mail('tre'), context)).text).toBe('tre')
})
