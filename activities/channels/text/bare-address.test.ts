import { expect, test } from 'vitest'
import { bareAddressOrNull, isBareAddress, isUnderDomain } from '#activities/channels/text/bare-address.ts'

test.each([
  'a@x.it',
  'pelé@x.it',
  '用户@xn--fsqu00a.xn--fiqs8s',
  "o'neil+tag@sub.x.co.uk",
  '5999-ab.cd@guest.booking.com',
])('%s is one plain mailbox', (text) => {
  expect(isBareAddress(text)).toBe(true)
})
test.each([
  '',
  'a',
  'a@',
  '@x.it',
  'a@x..it',
  'a b@x.it',
  'a@x.it, b@x.it',
  'a@x.it\r\nBcc: b@x.it',
  '"a b"@x.it',
  'g:a@x.it;',
  'a\u200b@x.it',
  'a\u2028b@x.it',
  'é'.repeat(130) + '@x.it',
  `${'a'.repeat(300)}@x.it`,
])('%j is not one plain mailbox', (text) => {
  expect(isBareAddress(text)).toBe(false)
})
test('a domain in other letters is known by its name in ASCII, to which mail goes', () => {
  expect(bareAddressOrNull('Max@Bücher.test')).toBe('max@xn--bcher-kva.test')
  expect(bareAddressOrNull('用户@例子.中国')).toBe('用户@xn--fsqu00a.xn--fiqs8s')
  expect(bareAddressOrNull('Gu\u0308nther@example.test')).toBe('günther@example.test')
})

test('a domain holds what lies under it and nothing that only looks alike', () => {
  expect(isUnderDomain('x@guest.booking.com', 'booking.com')).toBe(true)
  expect(isUnderDomain('x@booking.com.evil.tld', 'booking.com')).toBe(false)
  expect(isUnderDomain('x@notbooking.com', 'booking.com')).toBe(false)
})
