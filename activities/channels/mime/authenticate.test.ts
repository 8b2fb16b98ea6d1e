import { expect, test } from 'vitest'
import { authenticate } from '#activities/channels/mime/authenticate.ts'
import { parseMime } from '#activities/channels/mime/parse-mime.ts'

const unasked = () => Promise.reject(new Error('no name server is asked here'))
const judge = async (headers: string[], channel: 'gmail' | 'email' = 'gmail', from = 'anna@guest.test') => {
  const mail = [...headers, `From: Anna <${from}>`, 'Subject: x', '', 'Ciao', ''].join('\r\n')
  const email = await parseMime(new Uint8Array(Buffer.from(mail)))
  return (await authenticate({ email, channel, receivedAt: new Date(), whole: null }, unasked)).authentication
}
const google = (results: string) => `Authentication-Results: mx.google.com;\r\n ${results}`

test.each([
  ['dmarc=pass (p=REJECT) header.from=guest.test', 'pass'],
  ['dmarc=fail (p=NONE dis=NONE) header.from=guest.test; spf=pass smtp.mailfrom=x@guest.test', 'fail'],
  ['dkim=pass header.i=@guest.test header.s=s1', 'pass'],
  ['dkim=pass header.d=mail.guest.test', 'pass'],
  ['spf=pass (google.com: domain of a@guest.test designates 1.2.3.4) smtp.mailfrom=a@guest.test', 'pass'],
  ['dkim=pass header.i=@evil.test; spf=pass smtp.mailfrom=evil.test', 'unproven'],
  ['dkim=fail header.i=@guest.test', 'fail'],
  ['spf=softfail smtp.mailfrom=guest.test', 'unproven'],
  ['dmarc=pass header.from=evil.test', 'unproven'],
  ['spf=none (dmarc=pass header.from=guest.test) smtp.mailfrom=x', 'unproven'],
  ['spf=none (a \\) dkim=pass header.d=guest.test) smtp.mailfrom=x', 'unproven'],
  ['dkim=pass header.d=test', 'unproven'],
  ['dmarc=pass header.from=guest.test; dmarc=fail header.from=guest.test', 'fail'],
  ['dmarc=pass header.from=guest.test; dmarc=none header.from=guest.test', 'unproven'],
  ['dmarc=fail', 'fail'],
  ['spf=none smtp.mailfrom="a;dmarc=pass header.from=guest.test;"@evil.test', 'unproven'],
  [
    'spf=none smtp.mailfrom="a;dmarc=pass header.from=guest.test;"@evil.test; dmarc=fail header.from=guest.test',
    'fail',
  ],
  ['spf=none smtp.mailfrom="a\\";dmarc=pass header.from=guest.test;"@evil.test', 'unproven'],
  ['spf=none smtp.mailfrom="a (b"@evil.test; dmarc=pass header.from=guest.test', 'pass'],
  ['spf=pass (of "a); dmarc=pass header.from=guest.test ("@evil.test) smtp.mailfrom=evil.test', 'unproven'],
  ['spf=pass smtp.mailfrom=a"b@evil.test; dkim=pass header.d=guest.test', 'unproven'],
  ['dkim=pass header.d=guest.test (a', 'unproven'],
] as const)("what the source's own server says counts: %s", async (results, verdict) => {
  expect(await judge([google(results)])).toBe(verdict)
})

const PASS = 'dmarc=pass header.from=guest.test'
test('only the topmost header of its own server counts, whatever a sender wrote below', async () => {
  expect(await judge([google('dmarc=fail header.from=guest.test'), google(PASS)])).toBe('fail')
  expect(await judge(['Authentication-Results: relay.test; none', google(PASS)])).toBe('pass')
})

test.each([
  ['another server', 'gmail', `Authentication-Results: mx.google.com.evil.test; ${PASS}`],
  ['a server that is not known to be its own', 'email', google(PASS)],
] as const)('the good word of %s proves nothing', async (_, channel, header) => {
  expect(await judge([header], channel)).toBe('unproven')
})

test('whoever disowns a mail is heard: nobody says so of themselves', async () => {
  expect(await judge(['Authentication-Results: mx.casa.test; dkim=none; dmarc=fail'], 'email')).toBe('fail')
  expect(await judge(['Authentication-Results: mx.casa.test; dkim=fail; dmarc=pass'], 'email')).toBe('unproven')
})

test('a mail from nobody, or with very many such headers, is read in no time', async () => {
  const many = Array.from({ length: 3_000 }, () => google(`${'('.repeat(50)} dkim=pass`))
  expect(await judge(many, 'gmail')).toBe('unproven')
  expect(await judge([google(PASS)], 'gmail', 'not an address')).toBe('unproven')
})

test.each([
  ['attacker.github.io', 'noreply@github.io', 'unproven'],
  ['github.io', 'anna@casa.github.io', 'unproven'],
  ['evil.co.uk', 'anna@guest.co.uk', 'unproven'],
  ['co.uk', 'anna@guest.co.uk', 'unproven'],
  ['mail.guest.co.uk', 'anna@guest.co.uk', 'pass'],
  ['guest.co.uk', 'anna@post.guest.co.uk', 'pass'],
  ['post.guest.co.uk', 'anna@mail.guest.co.uk', 'pass'],
] as const)('%s vouches for %s only as one organisation: %s', async (signer, from, verdict) => {
  expect(await judge([google(`dkim=pass header.d=${signer}`)], 'gmail', from)).toBe(verdict)
})

const signed = (names: string) => `DKIM-Signature: v=1; d=guest.test; h=${names}; b=x`
const REPLY_TO = 'Reply-To: other@x.test'
test.each([
  ['no signature covers', [signed('From:To')], 'dkim=pass header.d=guest.test', false],
  ['the signature covers', [signed('From:\r\n reply-to')], 'dkim=pass header.d=guest.test', true],
  ['one of two covers', [signed('From:Reply-To'), signed('From')], 'dmarc=pass header.from=guest.test', false],
  ['stands twice and is signed once', [signed('From:Reply-To'), REPLY_TO], 'dmarc=pass header.from=guest.test', false],
  ["came from the domain's own server", [], `${PASS}; spf=pass smtp.mailfrom=a@guest.test`, true],
  ['is in a mail that is not proved', [signed('From:Reply-To')], 'dmarc=fail header.from=guest.test', false],
] as const)('a Reply-To that %s', async (_, headers, results, isReplyToProved) => {
  const mail = [google(results), ...headers, REPLY_TO, 'From: Anna <anna@guest.test>', '', 'Ciao', ''].join('\r\n')
  const email = await parseMime(new Uint8Array(Buffer.from(mail)))
  const proof = await authenticate({ email, channel: 'gmail', receivedAt: new Date(), whole: null }, unasked)
  expect(proof.isReplyToProved).toBe(isReplyToProved)
})
