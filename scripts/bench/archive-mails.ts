/** Written before the source was connected: history, which is stored and not answered. */
const AGE_MS = 20 * 3_600_000
const SENTENCE = 'Buonasera, vorremmo sapere a che ora possiamo arrivare e se c’è un parcheggio vicino a casa. '

/** Mails of about 2.3 KB, each from a guest of its own: a third plain, a third with HTML beside, a third in Latin-1. */
export function* archiveMails(count: number, mailbox: string): Generator<string> {
  const date = new Date(Date.now() - AGE_MS).toUTCString()
  for (let at = 0; at < count; at++) {
    const head = [
      `Received: from mx.bench.test by mail.bench.test; ${date}`,
      `From: Guest ${at} <guest-${at}@${mailbox.replace('@', '.')}>`,
      `To: ${mailbox}`,
      `Subject: Archive ${at}`,
      `Date: ${date}`,
      `Message-ID: <${at}.${mailbox.replace('@', '.')}@bench.test>`,
      'MIME-Version: 1.0',
    ]
    yield [...head, ...(KINDS[at % KINDS.length]?.(at) ?? []), ''].join('\r\n')
  }
}

const text = (at: number, times: number) => `Richiesta ${at}.\r\n${`${SENTENCE}\r\n`.repeat(times)}`

const KINDS: ((at: number) => string[])[] = [
  (at) => ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit', '', text(at, 18)],
  (at) => [
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text(at, 8),
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    `<html><body><p>${text(at, 8)}</p></body></html>`,
    '--b--',
  ],
  (at) => [
    'Content-Type: text/plain; charset=iso-8859-1',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    text(at, 18).replaceAll('’', "'").replaceAll('è', '=E8'),
  ],
]
