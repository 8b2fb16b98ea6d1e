import type { ImapFlow } from 'imapflow'
import { ALL_MAIL } from '#activities/channels/account/mail-account.ts'
import { sourceFault } from '#activities/channels/faults/source-fault.ts'
import { imapFailure } from './open-imap.ts'
import { unlessRefused } from './unless-refused.ts'

/**
 * What is read. `name`: what its place is kept by, whatever a change of language makes of its path. `isAllMail`: each mail lies in it
 * once, and its labels tell what it is. `isSecondBest`: all mail was meant, and the mailbox does not show it.
 */
export type ReadFolder = { name: string; isAllMail: boolean; isSecondBest: boolean }

/** @throws AppError unauthenticated where there is no such folder, which only the host can mend; else as `imapFailure` says. */
export async function openFolder(client: ImapFlow, folder: string, readOnly: boolean): Promise<ReadFolder> {
  const hasLabels = client.capabilities.has('X-GM-EXT-1')
  const allMail = hasLabels ? await allMailOf(client) : undefined
  const path = folder === ALL_MAIL ? (allMail ?? 'INBOX') : folder
  try {
    await client.mailboxOpen(path, { readOnly })
  } catch (error) {
    const listed = client.usable ? await unlessRefused(client, () => client.list()) : undefined
    client.close()
    if (listed === undefined || listed.some((one) => one.path === path)) throw imapFailure(error)
    throw sourceFault({ code: 'mail_folder_missing', params: { folder: path } }, { cause: error })
  }
  const isSecondBest = folder === ALL_MAIL && allMail === undefined
  return { name: isSecondBest ? path : folder, isAllMail: path === allMail, isSecondBest: isSecondBest && hasLabels }
}

/** The folder marked `\\All` (RFC 6154), which an account may keep to itself. */
async function allMailOf(client: ImapFlow): Promise<string | undefined> {
  try {
    return (await client.list()).find(({ specialUse }) => specialUse === '\\All')?.path
  } catch (error) {
    client.close()
    throw imapFailure(error)
  }
}
