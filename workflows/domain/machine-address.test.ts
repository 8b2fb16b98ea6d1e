import { expect, test } from 'vitest'
import { machineName } from './machine-address.ts'

const CERTAIN = [
  'noreply',
  'no-reply',
  'root',
  'postmaster',
  'mailer-daemon',
  'noreply+8f3a9b',
  'noreply-123',
  'root.web01',
]
const MORE = ['no-reply-bounces', 'noreply-7=marco', 'root+anna', 'cron.daily', 'donotreply_notifications']

test.each([...CERTAIN, ...MORE])('%s is a machine’s for certain', (local) => {
  expect(machineName(`${local}@guest.test`)?.isCertain).toBe(true)
})

test.each(['root.anna', 'postmaster-maria', 'noreply.family', 'cron-marco', 'apache_smith', 'no-reply-anna85'])(
  '%s is what a person may be called',
  (local) => {
    expect(machineName(`${local}@guest.test`)?.isCertain).toBe(false)
  },
)

test.each(['rootanna', 'anna.root', 'noreplyson', 'anna', '', null])('%s says nothing of a machine', (local) => {
  expect(machineName(local && `${local}@guest.test`)).toBeNull()
})
