import { gunzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { guestMail, openMailBench } from '#tests/mailbox/mail-bench.ts'

const never = new AbortController().signal

test('the mail as it came is kept beside its message; of a large one the headers and the texts', async () => {
  const own = await openMailBench(inject('parts'))
  const source = await own.addMailbox()
  const small = guestMail({ body: 'Piccola' })
  const photo = `${'QUJD'.repeat(19)}\r\n`.repeat(5_000)
  const parts = ['--b', 'Content-Type: image/jpeg', '', photo, '--b', 'Content-Type: text/plain', '', 'Grande', '--b--']
  await own.deliver(small)
  await own.deliver(
    guestMail({
      headers: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'],
      body: parts.join('\r\n'),
    }),
  )
  await pollSource(own.deps, source, never)
  const rows = await own.deps.engineDb.message.findMany({ where: { hostId: own.hostId }, include: { original: true } })
  const fileOf = (text: string) => {
    const original = rows.find((row) => row.text === text)?.original
    return { ...original, text: gunzipSync(original?.file ?? Buffer.alloc(0)).toString() }
  }
  expect(fileOf('Piccola')).toMatchObject({ isWhole: true, text: expect.stringContaining(small.trim()) })
  const large = fileOf('Grande')
  expect(large).toMatchObject({ isWhole: false, text: expect.stringContaining('Content-Type: image/jpeg') })
  expect(large.text.length).toBeLessThan(2_000)
  await own.close()
})
