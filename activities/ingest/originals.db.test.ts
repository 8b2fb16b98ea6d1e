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

const behindPhoto = () => {
  const photo = `${'QUJD'.repeat(19)}\r\n`.repeat(16_000)
  const file = ['Content-Type: image/jpeg; name="mare.jpg"', 'Content-Transfer-Encoding: base64']
  const words = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable']
  const parts = ['--b', ...file, '', photo, '--b', ...words, '', 'C=27=C3=A8 un parcheggio?', '--b--']
  const headers = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b']
  return guestMail({ headers, body: parts.join('\r\n') })
}

test.each(['imap', 'pop3'] as const)('words behind a photo of more than 1 MB arrive by %s', async (protocol) => {
  const own = await openMailBench(inject('parts'))
  const source = await own.addMailbox({ protocol })
  await own.deliver(behindPhoto())
  await own.deliver(guestMail({ from: 'dopo@guest.test', body: 'Dopo' }))
  await pollSource(own.deps, source, never)
  expect((await own.messages()).map(({ text }) => text).sort()).toEqual(["C'è un parcheggio?", 'Dopo'])
  const { file, isWhole } = await own.deps.engineDb.messageOriginal.findFirstOrThrow({
    where: { hostId: own.hostId, message: { text: { startsWith: 'C' } } },
  })
  expect([isWhole, gunzipSync(file).toString()]).toEqual([false, expect.stringContaining('mare.jpg')])
  await own.close()
})
