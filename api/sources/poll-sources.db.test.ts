import { expect, test } from 'vitest'
import { storedFault } from '#prisma/sentence-columns.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenSource } from '#tests/api/given.ts'
import { newHost } from '#tests/api/signed-in-host.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

const { api } = await apiWithHosts()

test("'Leggi Email' pokes the mailboxes of this host only, names those that failed so far, and WhatsApp not at all", async () => {
  const dora = await newHost(api)
  expect(await dora.ask('pollSources', {})).toEqual({ polled: 0, troubled: [] })
  await givenSource(dora, {})
  await givenSource(dora, { type: 'whatsapp', config: {} })
  expect(await dora.ask('pollSources', {})).toEqual({ polled: 1, troubled: [] })
  const fault = say({ code: 'mail_unreachable', params: { detail: 'ECONNREFUSED' } })
  const where = { hostId: dora.id, type: 'email' } as const
  await asOwner().messageSource.updateMany({ where, data: { state: 'unreachable', fault: storedFault(fault) } })
  expect(await dora.ask('pollSources', {})).toMatchObject({ polled: 1, troubled: [{ fault }] })
  const told = () => asOwner().messageSource.findMany({ where: { hostId: dora.id, wakeOwedAt: { not: null } } })
  await expect.poll(told, { timeout: 20_000 }).toEqual([])
})
