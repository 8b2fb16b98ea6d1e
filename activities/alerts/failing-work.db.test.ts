import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createFailingWork } from '#activities/process/failing-work.ts'
import { asOwner } from '#tests/api/given.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink, type SmtpSink } from '#tests/reply/smtp-sink.ts'
import { createTellFailingWork } from './tell-failing-work.ts'

const MINUTE = 60_000
const ADMINISTRATOR = 'admin-of-work@locanda.test'
let bench: SendBench
let sink: SmtpSink
beforeAll(async () => {
  sink = await openSmtpSink()
  bench = await openSendBench(inject('parts'))
  await bench.sendThrough(sink.port)
  const { kcSub, hostId } = bench
  await asOwner().accountState.updateMany({ where: { roles: { has: 'app-admin' } }, data: { roles: [] } })
  const account = { access: 'enabled' as const, roles: ['app-admin'], rolesAt: new Date() }
  await asOwner().accountState.upsert({ where: { kcSub }, create: { kcSub, ...account }, update: account })
  await bench.inHost((tx) => tx.appSettings.create({ data: { hostId, email: ADMINISTRATOR, language: 'en' } }))
})
afterAll(async () => {
  await asOwner().accountState.deleteMany({ where: { kcSub: bench.kcSub } })
  await bench.close()
  await sink.close()
})

test('what fails at every turn for half an hour is mailed to the administrators once a day, and what goes well again is not', async () => {
  let ahead = 0
  const failing = createFailingWork(() => ahead)
  const tell = createTellFailingWork({ ...bench.deps, now: () => new Date(Date.now() + ahead) }, failing)
  const fails = (name: string) => failing.watch(name, () => Promise.reject(new Error('no'))).catch(() => undefined)
  await fails('wake owed workflows')
  await fails('words of messages')
  ahead = 29 * MINUTE
  await tell()
  expect(sink.mails).toEqual([])
  await failing.watch('words of messages', async () => undefined)
  ahead = 31 * MINUTE
  await fails('wake owed workflows')
  await tell()
  await tell()
  await expect.poll(() => sink.mails.length).toBe(1)
  expect(sink.mails[0]).toContain('- wake owed workflows')
  expect(sink.mails[0]).not.toContain('words of messages')
  ahead = 25 * 60 * MINUTE
  sink.mood = 'refuses-content'
  await tell()
  sink.mood = 'takes'
  sink.mails.length = 0
  await bench.sendThrough(sink.port)
  ahead += 5 * MINUTE
  await tell()
  await expect.poll(() => sink.mails.length).toBe(1)
})
