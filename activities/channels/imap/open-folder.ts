import type { ImapFlow } from 'imapflow'
import { sourceFault } from '#activities/channels/faults/source-fault.ts'
import { imapFailure } from './open-imap.ts'
import { unlessRefused } from './unless-refused.ts'

/** @throws AppError unauthenticated where there is no such folder, which only the host can mend; else as `imapFailure` says. */
export async function openFolder(client: ImapFlow, folder: string, readOnly: boolean): Promise<void> {
  try {
    await client.mailboxOpen(folder, { readOnly })
  } catch (error) {
    const listed = client.usable ? await unlessRefused(client, () => client.list()) : undefined
    client.close()
    if (listed === undefined || listed.some(({ path }) => path === folder)) throw imapFailure(error)
    throw sourceFault({ code: 'mail_folder_missing', params: { folder } }, { cause: error })
  }
}
