import { setTimeout as delay } from 'node:timers/promises'
import { ImapFlow } from 'imapflow'
import PostalMime, { type Email } from 'postal-mime'
import type { RunFile } from '#scripts/parts/run-file.ts'

export type Watch = {
  /** Ends the wait early: this many seconds without another mail after the first. */
  quietSeconds: number
  waitSeconds: number
  onMail: (mail: Email) => void
}

const POLL_MS = 500

/**
 * Looks into the guest's mailbox; `watch` tells of each mail that has arrived since, until the time is over or
 * it has been quiet after one. Answers how many came.
 */
export async function openGuestMailbox({ imap }: Pick<RunFile, 'imap'>, address: string) {
  const client = new ImapFlow({
    ...imap,
    secure: false,
    doSTARTTLS: false,
    logger: false,
    auth: { user: address, pass: 'any' },
  })
  await client.connect()
  const mailbox = await client.mailboxOpen('INBOX', { readOnly: true })
  let next = mailbox.uidNext

  async function arrived(): Promise<Email[]> {
    await client.noop()
    const mails: Email[] = []
    // `N:*` answers the last mail even when it is older than N.
    const found = (await client.search({ uid: `${next}:*` }, { uid: true })) || []
    for (const uid of found.filter((one) => one >= next)) {
      const message = await client.fetchOne(String(uid), { source: true }, { uid: true })
      next = uid + 1
      if (message && message.source !== undefined) mails.push(await PostalMime.parse(message.source))
    }
    return mails
  }

  async function watch({ quietSeconds, waitSeconds, onMail }: Watch): Promise<number> {
    let end = performance.now() + waitSeconds * 1000
    let count = 0
    while (performance.now() < end) {
      for (const mail of await arrived()) {
        count += 1
        onMail(mail)
        end = performance.now() + quietSeconds * 1000
      }
      await delay(POLL_MS)
    }
    return count
  }

  return { watch, close: () => client.logout() }
}
