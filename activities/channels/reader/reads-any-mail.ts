import type { ReaderContext } from './raw-mail.ts'
import { readMail } from './read-mail.ts'

const PLAIN = [
  ...['From: Marco <marco@guest.test>', 'To: casa@host.test', 'Date: Sun, 29 Nov 2026 12:00:00 +0000'],
  ...['Message-ID: <1@guest.test>', 'Subject: Arrivo', 'MIME-Version: 1.0'],
  ...['Content-Type: multipart/alternative; boundary=b', '', '--b', 'Content-Type: text/plain; charset=utf-8', ''],
  ...['Possiamo arrivare alle 22?', '--b', 'Content-Type: text/html; charset=utf-8', ''],
  ...['<p>Possiamo arrivare alle 22?</p>', '--b--', ''],
].join('\r\n')
/** What looks at a platform's mails looks at this one. */
const OF_PLATFORM = PLAIN.replace('Marco <marco@guest.test>', 'Airbnb <automated@airbnb.com>')
/** So does what looks for the stay in a notice, and for a reply that did not arrive. */
const NOTICE = OF_PLATFORM.replaceAll(
  'Possiamo arrivare alle 22?',
  'Your reply to Marco was not delivered.\r\nCheck-in: May 3, 2027\r\nCheck-out: May 6, 2027\r\n2 guests at Casa Blu',
)
const AT = new Date('2026-11-29T12:00:00Z')
const CONTEXT: ReaderContext = { hostId: '', channel: 'email', ownAddresses: ['casa@host.test'], now: AT }

const rawOf = (mail: string) => ({ raw: new Uint8Array(Buffer.from(mail)), receivedAt: AT, truncated: false })

/** Reads a mail of each sort for nothing: what a thread compiles for its first ones, more than a second on a slow machine, is done then. */
export async function warmUp(read = readMail): Promise<void> {
  for (const mail of [PLAIN, OF_PLATFORM, NOTICE])
    await Promise.allSettled([read(rawOf(mail), CONTEXT, async () => [])])
}

/** Whether a mail as guests write them is read at all; asked where one was not. Nobody is asked for anything outside. */
export async function readsAnyMail(read = readMail): Promise<boolean> {
  const [done] = await Promise.allSettled([read(rawOf(PLAIN), CONTEXT, async () => [])])
  return done.status === 'fulfilled' && done.value.text !== ''
}
