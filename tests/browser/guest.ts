import { randomBytes } from 'node:crypto'
import { ImapFlow } from 'imapflow'
import nodemailer from 'nodemailer'
import PostalMime, { type Email } from 'postal-mime'
import type { Parts } from '#tests/setup/parts.ts'

/** A guest with an address of their own: writes by SMTP, reads by IMAP, as anybody would. */
export function newGuest(parts: Parts) {
  const mark = randomBytes(4).toString('hex')
  const name = `Ospite ${mark}`
  const address = `ospite-${mark}@guest.test`
  return {
    name,
    address,
    write: async (
      text: string,
      { subject = `Domanda ${mark}`, inReplyTo, html }: { subject?: string; inReplyTo?: string; html?: string } = {},
    ) => {
      const transport = nodemailer.createTransport({ ...parts.smtp, secure: false, ignoreTLS: true })
      const { messageId } = await transport.sendMail({
        from: { name, address },
        to: parts.demo.mailbox.address,
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(inReplyTo !== undefined && { inReplyTo, references: inReplyTo }),
      })
      transport.close()
      return { messageId, subject }
    },
    inbox: () => readInbox(parts, address),
  }
}

async function readInbox(parts: Parts, address: string): Promise<Email[]> {
  const client = new ImapFlow({ ...parts.imap, secure: false, auth: { user: address, pass: 'any' }, logger: false })
  await client.connect()
  const lock = await client.getMailboxLock('INBOX')
  const sources: Buffer[] = []
  try {
    for await (const message of client.fetch('1:*', { source: true })) if (message.source) sources.push(message.source)
  } finally {
    lock.release()
    await client.logout()
  }
  return Promise.all(sources.map((source) => PostalMime.parse(source)))
}
