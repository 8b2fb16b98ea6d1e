import { generateKeyPairSync } from 'node:crypto'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'
import { expect, test } from 'vitest'
import type { ReadTxt } from '#outside/txt-records.ts'
import { askForKeys } from './ask-for-keys.ts'
import { authenticate } from './authenticate.ts'
import { parseMime } from './parse-mime.ts'

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const now = new Date('2026-11-21T12:00:00Z')
const MAIL = 'From: Guest <guest@some.test>\r\nTo: host@casa.test\r\nSubject: Ciao\r\n\r\nParcheggio?\r\n'

async function signed(domains: readonly string[]): Promise<Uint8Array> {
  const of = (signingDomain: string) => ({
    signingDomain,
    selector: 'a-long-selector-that-is-folded.of.many.parts',
    privateKey,
  })
  const signatures = await Promise.all(
    domains.map(
      async (domain) =>
        (await dkimSign(MAIL, { ...of(domain), signTime: now, signatureData: [of(domain)] })).signatures,
    ),
  )
  return new Uint8Array(Buffer.from(signatures.join('') + MAIL))
}
/** A name server that answers nobody. */
function silent() {
  const asked: string[] = []
  const readTxt: ReadTxt = (name) => {
    asked.push(name)
    return Promise.reject(Object.assign(new Error('silent'), { code: 'ETIMEOUT' }))
  }
  return { asked, readTxt }
}

test('what is asked for ahead is what the judgement asks for', async () => {
  for (const domains of [['some.test'], ['some.test', 'other.test', 'mail.some.test']]) {
    const raw = await signed(domains)
    const [ahead, judging] = [silent(), silent()]
    askForKeys(raw, ahead.readTxt)
    const mail = { email: await parseMime(new Uint8Array(raw)), channel: 'email', receivedAt: now, whole: raw } as const
    await authenticate(mail, judging.readTxt)
    expect(ahead.asked).toHaveLength(domains.length)
    expect(ahead.asked.toSorted()).toEqual(judging.asked.toSorted())
  }
})

test.each([
  ['without a signature', MAIL],
  ['with more than are judged', `${'DKIM-Signature: d=a.test; s=b\r\n'.repeat(6)}${MAIL}`],
  ['with one in its words', MAIL.replace('Parcheggio', 'DKIM-Signature: d=a.test; s=b\r\nParcheggio')],
  ['with one that names nobody', `DKIM-Signature: v=1; b=abc\r\n${MAIL}`],
])('of a mail %s nothing is', (_, mail) => {
  const { asked, readTxt } = silent()
  askForKeys(Buffer.from(mail), readTxt)
  expect(asked).toEqual([])
})
