import { expect, test } from 'vitest'
import { findSameMailbox } from '#outside/find-same-mailbox.ts'
import { createOutsideGuard } from '#outside/guard.ts'

const NAMES: Record<string, string[]> = {
  'imap.casa.it': ['93.184.215.14', '93.184.215.15'],
  'pop.hoster.it': ['93.184.215.15'],
  'mail.villa.it': ['93.184.215.20'],
  'inside.casa.it': ['10.0.0.7'],
}
const guard = createOutsideGuard({
  allowedPrivateServers: [],
  lookup: async (name) => {
    const addresses = NAMES[name]
    if (addresses === undefined) throw Object.assign(new Error(name), { code: 'ENOTFOUND' })
    return addresses.map((address) => ({ address, family: 4 }))
  },
})
const mailbox = (server: string, user = 'info@casa.it') => ({ server, port: 993, user })

test.each([
  ['another name of the same server', mailbox('pop.hoster.it'), true],
  ['another account there', mailbox('pop.hoster.it', 'anna@casa.it'), false],
  ['another server', mailbox('mail.villa.it'), false],
  ['a name that nobody knows', mailbox('nowhere.it'), false],
  ['a name that may not be reached', mailbox('inside.casa.it'), false],
])('%s', async (_, other, expected) => {
  const found = await findSameMailbox(guard, mailbox('imap.casa.it'), [mailbox('mail.villa.it', 'x@y.it'), other])
  expect(found).toBe(expected ? other : undefined)
})
