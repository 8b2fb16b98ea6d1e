import type { ImapFlow } from 'imapflow'
import type { MailAccount } from '#activities/channels/account/mail-account.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { answered } from './answered.ts'
import { imapFailure, openImap } from './open-imap.ts'
import { sentFolder } from './sent-folder.ts'
import { unlessRefused } from './unless-refused.ts'

/** The reply has left: nobody waits long for its copy. */
const SILENCE_MS = 15_000

/**
 * Files a copy of what was sent in the mailbox's Sent folder, which is made where there is none, where the provider does not do so itself. After success only, best effort.
 * @returns whether a copy was filed; a server that refuses or is away is no failure.
 * @throws what is no failure of the connection: a fault of ours.
 */
export async function appendSent(guard: OutsideGuard, account: MailAccount, raw: Buffer): Promise<boolean> {
  if (account.inbound.protocol !== 'imap' || account.inbound.savesSent) return false
  try {
    const client = await openImap(guard, account.inbound, SILENCE_MS)
    try {
      return await answered(client, () => appendTo(client, raw), { silenceMs: SILENCE_MS })
    } finally {
      client.close()
    }
  } catch (error) {
    imapFailure(error)
    return false
  }
}

async function appendTo(client: ImapFlow, raw: Buffer): Promise<boolean> {
  const folder = (await sentFolder(client)) ?? (await makeSentFolder(client))
  await client.append(folder, raw, ['\\Seen'])
  return true
}

/** As mail programs do where a mailbox has none: without it the host would see no reply of theirs anywhere but here. */
async function makeSentFolder(client: ImapFlow): Promise<string> {
  const { path } = await client.mailboxCreate('Sent')
  await unlessRefused(client, () => client.mailboxSubscribe(path))
  return path
}
