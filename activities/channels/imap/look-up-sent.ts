import type { ImapFlow } from 'imapflow'
import type { MailAccount } from '#activities/channels/account/mail-account.ts'
import type { LookUp } from '#activities/channels/outgoing-channel.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { answered } from './answered.ts'
import { imapFailure, openImap } from './open-imap.ts'
import { sentFolder } from './sent-folder.ts'

/** Twice this to sign in and once to look: the reply is still on its way, and whoever waits for it has no more than 70 s. */
const SILENCE_MS = 20_000

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
  const client = await openImap(guard, account.inbound, SILENCE_MS)
  try {
    const found = await answered(client, () => uidsIn(client, rfcMessageId), {
      silenceMs: SILENCE_MS,
      mostMs: SILENCE_MS,
    })
    if (found === null) return 'cannot_tell'
    if (found.length > 0) return 'found'
    return account.inbound.savesSent ? 'absent' : 'cannot_tell'
  } finally {
    client.close()
  }
}

/** Null where there is no Sent folder, or the server refuses to search it. */
async function uidsIn(client: ImapFlow, rfcMessageId: string): Promise<readonly number[] | null> {
  const folder = await sentFolder(client)
  if (folder === null) return null
  await client.mailboxOpen(folder, { readOnly: true })
  const found = await client.search({ header: { 'message-id': rfcMessageId } }, { uid: true })
  return found === undefined || found === false ? null : found
}
