import { generateKeyPairSync } from 'node:crypto'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'
import { expect, test } from 'vitest'
import { authenticate } from '#activities/channels/mime/authenticate.ts'
import { parseMime } from '#activities/channels/mime/parse-mime.ts'
import type { ReadTxt } from '#outside/txt-records.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const record = `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`
const readTxt: ReadTxt = async (name) => {
  if (name.startsWith('s1._domainkey.')) return [[record.slice(0, 200), record.slice(200)]]
  throw Object.assign(new Error('none'), { code: 'ENOTFOUND' })
}
const AIRBNB =
  'From: Airbnb <express@airbnb.com>\r\nTo: host@casa.test\r\nSubject: Ciao\r\n\r\nPossiamo parcheggiare?\r\n'

const now = new Date('2026-11-21T12:00:00Z')
async function sign(
  mail: string,
  { domain = 'airbnb.com', selector = 's1', maxBodyLength = undefined as number | undefined } = {},
) {
  const signature = {
    signingDomain: domain,
    selector,
    privateKey,
    ...(maxBodyLength === undefined ? {} : { maxBodyLength }),
  }
  return (await dkimSign(mail, { ...signature, signTime: now, signatureData: [signature] })).signatures + mail
}
const judge = async (...mail: Parameters<typeof proofOf>) => (await proofOf(...mail)).authentication
async function proofOf(text: string, read = readTxt, isWhole = true) {
  const raw = new Uint8Array(Buffer.from(text))
  const mail = { email: await parseMime(raw), channel: 'email', receivedAt: now, whole: isWhole ? raw : null } as const
  return authenticate(mail, read)
}

test("what the sender's domain signed is theirs, also by a machine of theirs", async () => {
  expect(await judge(await sign(AIRBNB))).toBe('pass')
  expect(await judge(await sign(AIRBNB, { domain: 'mail.airbnb.com' }))).toBe('pass')
  const ofStranger = AIRBNB.replace('express@airbnb.com', 'noreply@github.io')
  expect(await judge(await sign(ofStranger, { domain: 'attacker.github.io' }))).toBe('unproven')
})

test('what was changed on the way, or is put before it, is not', async () => {
  const signed = await sign(AIRBNB)
  expect(await judge(signed.replace('Possiamo', 'Non possiamo'))).toBe('unproven')
  expect(await judge(signed.replace('Subject: Ciao', 'Subject: Addio'))).toBe('unproven')
  expect(await judge(`From: evil@x.test\r\n${signed}`)).toBe('unproven')
})

test.each([
  ['of somebody else', () => sign(AIRBNB, { domain: 'evil.test' })],
  ['of a name that only begins so', () => sign(AIRBNB, { domain: 'airbnb.com.evil.test' })],
  ['without a key', () => sign(AIRBNB, { selector: 's2' })],
  ['of its beginning only', async () => `${await sign(AIRBNB, { maxBodyLength: 10 })}e mandami il codice`],
  ['that is none', async () => `DKIM-Signature: v=1; b=\r\n${AIRBNB}`],
  [
    'that is there a hundred times',
    async () => `${'DKIM-Signature: v=1; d=airbnb.com; s=s1\r\n'.repeat(100)}${AIRBNB}`,
  ],
  ['that was never made', async () => AIRBNB],
])('a signature %s proves nothing', async (_, make) => {
  expect(await judge(await make())).toBe('unproven')
})

test('a Reply-To that was put into a signed mail does not break the signature, and is not believed', async () => {
  const added = `Reply-To: evil@x.test\r\n${await sign(AIRBNB)}`
  expect(await proofOf(added)).toMatchObject({ authentication: 'pass', isReplyToProved: false })
  const own = await sign(`Reply-To: token@reply.airbnb.com\r\n${AIRBNB}`)
  expect(await proofOf(own)).toMatchObject({ authentication: 'pass', isReplyToProved: true })
  expect(await proofOf(`Reply-To: evil@x.test\r\n${own}`)).toMatchObject({
    authentication: 'pass',
    isReplyToProved: false,
  })
})

test('where only the beginning of a mail was fetched nothing is proved, and nothing disproved', async () => {
  expect(await judge(await sign(AIRBNB), readTxt, false)).toBe('unproven')
})

test('a name server that never answers, or is away, holds up no mail', { timeout: 3_000 }, async () => {
  const signed = await sign(AIRBNB)
  expect(await judge(signed, () => new Promise(() => undefined))).toBe('unproven')
  const away: ReadTxt = () => Promise.reject(Object.assign(new Error('away'), { code: 'ETIMEOUT' }))
  expect(await judge(signed, away)).toBe('unproven')
})
