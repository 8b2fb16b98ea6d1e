import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { addWhatsapp } from '#tests/mailbox/whatsapp-source.ts'
import { paceNumber } from './pace-number.ts'

const DAY_MS = 24 * 3_600_000

let bench: MailBench
let number: { hostId: string; sourceId: string }
beforeAll(async () => {
  bench = await openMailBench(inject('parts'))
  number = await addWhatsapp(bench)
})
afterAll(() => bench.close())

/** As PostgreSQL wrote it while its clock was a day ahead. */
const ahead = () => new Date(Date.now() + DAY_MS)

test('a number that was to send next by a clock that was set back since sends now, and keeps its pace from then on', async () => {
  const { engineDb, db } = bench.deps
  const { hostId, sourceId } = number
  await engineDb.numberPace.create({ data: { hostId, sourceId, nextAt: ahead() } })
  const pace = paceNumber({ db, config: { whatsapp: { ...bench.deps.whatsapp, messagesPerSecond: 20 } } }, number)
  await pace.takeTurn()
  const { nextAt } = await engineDb.numberPace.findUniqueOrThrow({ where: { sourceId } })
  expect(nextAt.getTime()).toBeLessThan(Date.now() + DAY_MS / 2)
})
