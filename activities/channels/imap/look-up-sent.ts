import type { MailAccount } from '#activities/channels/account/mail-account.ts'
import type { LookUp } from '#activities/channels/outgoing-channel.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { imapFailure, openImap } from './open-imap.ts'
import { sentFolder } from './sent-folder.ts'

/**
 * Looks for a Message-ID in the mailbox's Sent folder, to learn what became of a send without an answer. Changes nothing.
 * `absent` is certain only where the provider itself keeps what leaves; elsewhere its silence proves nothing.
 * @throws what is no failure of the connection: a fault of ours.
 */
export async function lookUpSent(guard: OutsideGuard, account: MailAccount, rfcMessageId: string): Promise<LookUp> {
  if (account.inbound.protocol !== 'imap') return 'cannot_tell'
  try {
    return await searchSent(guard, account, rfcMessageId)
  } catch (error) {
    imapFailure(error)
    return 'cannot_tell'
  }
}

async function searchSent(guard: OutsideGuard, account: MailAccount, rfcMessageId: string): Promise<LookUp> {
  const client = await openImap(guard, account.inbound)
  try {
    const folder = await sentFolder(client)
    if (folder === null) return 'cannot_tell'
    await client.mailboxOpen(folder, { readOnly: true })
    const found = await client.search({ header: { 'message-id': rfcMessageId } }, { uid: true })
    if (found !== false && found !== undefined && found.length > 0) return 'found'
    return account.inbound.savesSent ? 'absent' : 'cannot_tell'
  } finally {
    client.close()
  }
}
