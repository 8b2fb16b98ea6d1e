import { expect, test } from 'vitest'
import { EmailSourceView } from '#api/contract/sources.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner } from '#tests/api/given.ts'

const { anna } = await apiWithHosts({ ALLOWED_PRIVATE_SERVERS: '127.0.0.1,localhost' })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

let serial = 0
type Inbound = { host: string; port: string; tls: string; user: string; pass: string }

/** A mailbox known for a hundred days and last read three days ago. */
async function known(domain: string) {
  const user = `casa-${Date.now()}-${serial++}${domain}`
  const inbound: Inbound = { host: '127.0.0.1', port: '3143', tls: 'none', user, pass: 'p' }
  const { body } = await anna.attempt('createEmailSource', { body: { name: 'Casa', inbound } })
  const { id } = EmailSourceView.parse(body)
  const before = { connectedAt: daysAgo(100), wholeLookAt: daysAgo(3) }
  await asOwner().messageSource.update({ where: { id }, data: { ...before, state: 'unreachable' } })
  const cursor = { hostId: anna.id, sourceId: id, folder: 'INBOX', uidValidity: '1', lastUid: 99n }
  await asOwner().mailboxCursor.create({ data: cursor })
  return {
    id,
    inbound,
    before,
    edit: async (changed: Partial<Inbound>) => {
      const edited = { name: 'Casa', inbound: { ...inbound, ...changed } }
      const { status } = await anna.attempt('updateEmailSource', { params: { id }, body: edited })
      expect(status).toBe(200)
      const { connectedAt, wholeLookAt, movedAt } = await asOwner().messageSource.findUniqueOrThrow({ where: { id } })
      const cursors = await asOwner().mailboxCursor.count({ where: { sourceId: id } })
      return { connectedAt, wholeLookAt, isMoved: movedAt !== null, cursors }
    },
  }
}

test.each([
  ['at another provider, by its address', '@casa.test', 'imap.new-provider.test'],
  ['by another name of the same server', '', 'localhost'],
])('a mailbox %s is known since it was, and read from its last look on, by new numbers', async (_, domain, host) => {
  const { before, edit } = await known(domain)
  expect(await edit({ host })).toEqual({ ...before, isMoved: false, cursors: 0 })
})

test('another mailbox is known from now on, and was never read', async () => {
  const { edit } = await known('@casa.test')
  const { connectedAt, ...rest } = await edit({ user: `villa-${Date.now()}@casa.test` })
  expect(connectedAt.getTime()).toBeGreaterThan(daysAgo(1).getTime())
  expect(rest).toEqual({ wholeLookAt: null, isMoved: true, cursors: 0 })
})

test('a user name that is no address says nothing at another provider', async () => {
  const { edit } = await known('')
  expect(await edit({ host: 'imap.new-provider.test' })).toMatchObject({ wholeLookAt: null, cursors: 0 })
})
