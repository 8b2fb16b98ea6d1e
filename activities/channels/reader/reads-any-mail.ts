import type { ReaderContext } from './raw-mail.ts'
import { readMail } from './read-mail.ts'

const PLAIN = [
  ...['From: Marco <marco@guest.test>', 'To: casa@host.test', 'Date: Sun, 29 Nov 2026 12:00:00 +0000'],
  ...['Message-ID: <1@guest.test>', 'Subject: Arrivo', 'MIME-Version: 1.0'],
  ...['Content-Type: multipart/alternative; boundary=b', '', '--b', 'Content-Type: text/plain; charset=utf-8', ''],
  ...['Possiamo arrivare alle 22?', '--b', 'Content-Type: text/html; charset=utf-8', ''],
  ...['<p>Possiamo arrivare alle 22?</p>', '--b--', ''],
].join('\r\n')
const AT = new Date('2026-11-29T12:00:00Z')
const CONTEXT: ReaderContext = { hostId: '', channel: 'email', ownAddresses: ['casa@host.test'], now: AT }

/** Whether a mail as guests write them is read at all; asked where one was not. Nobody is asked for anything outside. */
export async function readsAnyMail(read = readMail): Promise<boolean> {
  const mail = { raw: new Uint8Array(Buffer.from(PLAIN)), receivedAt: AT, truncated: false }
  const [done] = await Promise.allSettled([read(mail, CONTEXT, async () => [])])
  return done.status === 'fulfilled' && done.value.text !== ''
}
