import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import PostalMime, { addressParser } from 'postal-mime'
import { StartFailure, systemErrorCode } from '#scripts/parts/start-failure.ts'
import { type Conversation, lastConversation } from './conversation-file.ts'
import type { GuestArguments } from './read-arguments.ts'
import type { Mail } from './send-mail.ts'

export type Written = Mail & { messageId: string; conversation: Conversation }

/** The mail that the arguments describe. @throws StartFailure when there is nothing to reply to, or no such file. */
export async function writeMail(
  wanted: GuestArguments,
  { dataDir, host }: { dataDir: string; host: string },
): Promise<Written> {
  return wanted.eml === undefined ? compose(wanted, { dataDir, host }) : readEml(wanted.eml, wanted, wanted.to ?? host)
}

async function compose(wanted: GuestArguments, { dataDir, host }: { dataDir: string; host: string }): Promise<Written> {
  const before = wanted.isReply ? lastConversation(dataDir, wanted.from) : undefined
  if (wanted.isReply && before === undefined)
    throw new StartFailure(`${wanted.from} has no conversation yet: write without --reply first.`)
  const to = wanted.to ?? before?.to ?? host
  const subject =
    wanted.subject ??
    (before === undefined ? 'A question about my stay' : `Re: ${before.subject.replace(/^re: /i, '')}`)
  const messageId = `<${randomUUID()}@${wanted.from.split('@')[1] ?? 'example.test'}>`
  const earlier = before?.messageIds ?? []
  const thread = earlier.length === 0 ? {} : { inReplyTo: earlier.at(-1) ?? '', references: earlier }
  const raw = await new MailComposer({ from: wanted.from, to, subject, messageId, text: wanted.text, ...thread })
    .compile()
    .build()
  return {
    raw,
    envelope: { from: wanted.from, to: [to] },
    messageId,
    conversation: { to, subject, messageIds: [...earlier, messageId] },
  }
}

async function readEml(file: string, { from }: GuestArguments, to: string): Promise<Written> {
  const raw = readFileOrSay(file)
  const mail = await PostalMime.parse(raw)
  const messageId = mail.messageId ?? ''
  const sender = mail.from?.address ?? addressParser(from)[0]?.address ?? from
  return {
    raw,
    envelope: { from: sender, to: [to] },
    messageId,
    conversation: { to, subject: mail.subject ?? '', messageIds: [messageId] },
  }
}

function readFileOrSay(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (cause) {
    if (systemErrorCode(cause) === undefined) throw cause
    throw new StartFailure(`${file} cannot be read: name a mail that was saved as a file.`, { cause })
  }
}
