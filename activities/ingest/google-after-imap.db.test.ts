import { expect, inject, onTestFinished, test } from 'vitest'
import { addGoogleMailbox, appAt } from '#tests/mailbox/google-source.ts'
import { guestMail, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { startGoogle } from '#tests/stand-ins/google/google.ts'
import { pollSource } from './watch-source.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('a mailbox connected with Google brings in what came since it was last read by IMAP, however long ago', async () => {
  const google = await startGoogle()
  onTestFinished(() => google.close())
  const bench = await openMailBench(inject('parts'), { google: appAt(google) })
  onTestFinished(() => bench.close())
  const { hostId, sourceId, mailbox } = await addGoogleMailbox(bench, google)
  const before = { connectedAt: daysAgo(100), wholeLookAt: daysAgo(20) }
  await bench.deps.engineDb.messageSource.update({ where: { id: sourceId }, data: before })
  mailbox.receive(guestMail({ body: 'Long ago' }), { at: daysAgo(30) })
  mailbox.receive(guestMail({ body: 'While it had stopped' }), { at: daysAgo(15) })
  await pollSource(bench.deps, { hostId, sourceId }, new AbortController().signal)
  expect((await bench.messages()).map(({ text }) => text)).toEqual(['While it had stopped'])
})

test('a mail that names no other joins its guest’s where Google has both in one thread', async () => {
  const google = await startGoogle()
  onTestFinished(() => google.close())
  const bench = await openMailBench(inject('parts'), { google: appAt(google) })
  onTestFinished(() => bench.close())
  const { hostId, sourceId, mailbox } = await addGoogleMailbox(bench, google)
  const look = () => pollSource(bench.deps, { hostId, sourceId }, new AbortController().signal)
  const { threadId } = mailbox.receive(guestMail({ body: 'One', subject: 'Arrivo' }))
  await look()
  mailbox.receive(guestMail({ body: 'Two', subject: 'Chiavi' }), { threadId })
  mailbox.receive(guestMail({ body: 'Of another', subject: 'Chiavi', from: 'eva@guest.test' }), { threadId })
  await look()
  const chatOf = new Map((await bench.messages()).map(({ text, chatId }) => [text, chatId]))
  expect(chatOf.get('Two')).toBe(chatOf.get('One'))
  expect(chatOf.get('Of another')).not.toBe(chatOf.get('One'))
})
