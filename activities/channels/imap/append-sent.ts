import type { MailAccount } from '#activities/channels/account/mail-account.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { imapFailure, openImap } from './open-imap.ts'
import { sentFolder } from './sent-folder.ts'

/**
 * Files a copy of what was sent in the mailbox's Sent folder, where the provider does not do so itself. After success only, best effort.
 * @returns whether a copy was filed; a server that refuses or is away is no failure.
 * @throws what is no failure of the connection: a fault of ours.
 */
export async function appendSent(guard: OutsideGuard, account: MailAccount, raw: Buffer): Promise<boolean> {
  if (account.inbound.protocol !== 'imap' || account.inbound.savesSent) return false
  try {
    const client = await openImap(guard, account.inbound)
    try {
      const folder = await sentFolder(client)
      if (folder === null) return false
      await client.append(folder, raw, ['\\Seen'])
      return true
    } finally {
      client.close()
    }
  } catch (error) {
    imapFailure(error)
    return false
  }
}
