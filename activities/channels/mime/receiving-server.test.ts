import { expect, test } from 'vitest'
import { authenticate } from '#activities/channels/mime/authenticate.ts'
import { learnedServer, learnServer, type ServerNotes } from '#activities/channels/mime/learn-server.ts'
import { parseMime } from '#activities/channels/mime/parse-mime.ts'
import { serverEvidence } from '#activities/channels/mime/receiving-server.ts'

const border = (by: string) =>
  `Received: from mail.guest.test (mail.guest.test [192.0.2.7]) by ${by} with ESMTPS id 1; x`
const inside = (from: string, by: string) => `Received: from ${from} (${from} [10.0.0.1]) by ${by} with LMTP id 2; x`
type Verdict = { dmarc: string; dkim: string; from?: string }
const results = (id: string, { dmarc, dkim, from = 'guest.test' }: Verdict) =>
  `Authentication-Results: ${id}; dkim=${dkim} header.d=${from} header.s=s1; spf=none smtp.mailfrom=x; dmarc=${dmarc} header.from=${from}`

/** How providers write on a mail that they take in, the newest line first. */
const PROVIDERS: Record<string, { server: string; mx: string[]; write: (verdict: Verdict) => string[] }> = {
  outlook: {
    server: 'mail.casa.it',
    mx: ['outlook.com'],
    write: (verdict) => [
      'Received: from AM0PR01.eurprd01.prod.outlook.com (2603:10a6::1) by AM9PR01.eurprd01.prod.outlook.com with HTTPS; x',
      'Received: from DB8.eurprd01.prod.outlook.com (2603:10a6::2) by AM0PR01.eurprd01.prod.outlook.com with Microsoft SMTP Server; x',
      results('spf=pass (sender IP is 192.0.2.7) smtp.mailfrom=x.test', verdict),
      border('DB5EUR01FT003.mail.protection.outlook.com'),
    ],
  },
  fastmail: {
    server: 'imap.fastmail.com',
    mx: ['messagingengine.com'],
    write: (verdict) => [
      inside('compute1.internal', 'sloti2d1t05'),
      inside('mx3.messagingengine.com', 'mx3.messagingengine.com'),
      `ARC-${results('i=1; mx3.messagingengine.com', verdict)}`,
      results('mx3.messagingengine.com', verdict),
      border('mx3.messagingengine.com'),
    ],
  },
  gmx: {
    server: 'imap.gmx.net',
    mx: ['gmx.net'],
    write: (verdict) => ['Return-Path: <x@guest.test>', results('gmx.net', verdict), border('mx-ha.gmx.net')],
  },
  icloud: {
    server: 'imap.mail.me.com',
    mx: ['icloud.com'],
    write: ({ dmarc, dkim, from = 'guest.test' }) => [
      inside('p00-icloudmta', 'p00-mailgateway-smtp-1.icloud.com'),
      'Authentication-Results: bimi.icloud.com; bimi=skipped reason="insufficient dmarc"',
      `Authentication-Results: dmarc.icloud.com; dmarc=${dmarc} header.from=${from}`,
      `Authentication-Results: dkim-verifier.icloud.com; dkim=${dkim} (2048-bit key) header.d=${from} header.i=@${from}`,
      'Authentication-Results: spf.icloud.com; spf=none (spf.icloud.com: x) smtp.mailfrom=x',
      border('p00-icloudmta-smtpin-1.icloud.com'),
    ],
  },
  yahoo: {
    server: 'imap.mail.yahoo.com',
    mx: ['yahoodns.net'],
    write: (verdict) => [
      'X-Apparently-To: anna@yahoo.com; x',
      results('atlas-production.v2-mail-prod1-ir2.omega.yahoo.com', verdict),
      'Received: from 192.0.2.7 (EHLO mail.guest.test) by atlas203.free.mail.ir2.yahoo.com with SMTPs; x',
    ],
  },
  ionos: {
    server: 'imap.ionos.it',
    mx: ['ionos.it'],
    write: (verdict) => [
      'Return-Path: <x@guest.test>',
      results('kundenserver.de', verdict),
      border('mx.kundenserver.de'),
    ],
  },
  aruba: {
    server: 'imaps.aruba.it',
    mx: ['aruba.it'],
    write: (verdict) => [
      'Delivered-To: info@casa.it',
      border('mxavas12.ad.aruba.it'),
      results('mxavas12.aruba.it', verdict),
    ],
  },
}
const CASES = Object.entries(PROVIDERS)
const GOOD = { dmarc: 'pass', dkim: 'pass' }
const BAD = { dmarc: 'fail', dkim: 'fail' }

const unasked = () => Promise.reject(new Error('no name server is asked here'))
const emailOf = (headers: string[], from = 'guest.test') =>
  parseMime(
    new Uint8Array(Buffer.from([...headers, `From: Anna <anna@${from}>`, 'Subject: x', '', 'Ciao', ''].join('\r\n'))),
  )

type Provider = (typeof PROVIDERS)[string]
const START = new Date('2026-11-20T10:00:00Z')
const LATER = new Date('2026-11-21T12:00:00Z')

/** What a source keeps after these mails, whose senders a signature proved. */
async function after({ server, mx }: Provider, mails: [from: string, headers: string[]][], now = LATER) {
  let notes: ServerNotes | null = null
  for (const [at, [from, headers]] of mails.entries()) {
    const email = await emailOf(headers, from)
    const evidence = serverEvidence(email, `anna@${from}`, { server, learned: null, organisations: mx })
    if (evidence !== null) notes = learnServer(notes, evidence, at === 0 ? START : now)
  }
  return learnedServer(notes)
}
const SENDERS = ['airbnb.com', 'booking.com', 'guest.test', 'gmail.com', 'airbnb.com', 'booking.com']
const ordinary = (provider: Provider) =>
  SENDERS.map((from): [string, string[]] => [from, provider.write({ ...GOOD, from })])

async function verdict(provider: Provider, headers: string[], mails = ordinary(provider)) {
  const learned = await after(provider, mails)
  const receiving = { server: provider.server, learned }
  const email = await emailOf(headers)
  const mail = { email, channel: 'email' as const, receivedAt: LATER, whole: null, receiving }
  return (await authenticate(mail, unasked)).authentication
}

test.each(CASES)('what %s writes on every mail is learnt, and its word counts from then on', async (_, provider) => {
  expect(await verdict(provider, provider.write(GOOD), [])).toBe('unproven')
  expect(await verdict(provider, provider.write(GOOD))).toBe('pass')
  expect(await verdict(provider, provider.write(BAD))).toBe('fail')
  expect(await verdict(provider, provider.write({ ...GOOD, from: 'evil.test' }))).toBe('unproven')
})

const ofProvider = (headers: string[]) => headers.filter((line) => line.startsWith('Authentication-Results'))
test.each(CASES)('of %s a header that came with the mail proves nothing', async (name, provider) => {
  const forged = ofProvider(provider.write(GOOD))
  expect(await verdict(provider, [...provider.write(BAD), ...forged])).toBe('fail')
  expect(await verdict(provider, [...provider.write(BAD), border('mx.evil.test'), ...forged])).toBe('fail')
  expect(await verdict(provider, [...provider.write({ dmarc: 'none', dkim: 'none' }), ...forged])).toBe('unproven')
  const silent = provider.write(GOOD).filter((line) => !line.startsWith('Authentication-Results'))
  // Where a server writes below its own Received, nothing tells a header of the sender's from its own.
  if (name !== 'aruba') expect(await verdict(provider, [...silent, ...forged])).toBe('unproven')
})

const ionos = PROVIDERS.ionos as Provider
const gone = (headers: string[]) => headers.filter((line) => !line.startsWith('Authentication-Results'))
const elsewhere = (headers: string[]) => headers.map((line) => line.replace('s: kundenserver.de', 's: mx.evil.test'))
const [first] = ordinary(ionos)

test.each([
  ['whose proved mails lack it now and then', [...ordinary(ionos), ['gmail.com', gone(ionos.write(GOOD))]], LATER],
  [
    'that a mail brings in beside others without',
    [['guest.test', gone(ionos.write(GOOD))], ...ordinary(ionos).slice(0, 4)],
    LATER,
  ],
  ['of which one sender alone has it', SENDERS.map(() => first), LATER],
  ['of less than a day', ordinary(ionos), new Date('2026-11-20T12:00:00Z')],
  ['of another server', ordinary(ionos).map(([from, headers]) => [from, elsewhere(headers)]), LATER],
] as [string, [string, string[]][], Date][])('a header %s is not learnt', async (_, mails, now) => {
  expect(await after(ionos, mails, now)).toBeNull()
})

test('a mail of the provider’s own says nothing of its border', async () => {
  const email = await emailOf(gone(ionos.write(GOOD)), 'kundenserver.de')
  expect(
    serverEvidence(email, 'x@kundenserver.de', { server: ionos.server, learned: null, organisations: ionos.mx }),
  ).toBeNull()
})
