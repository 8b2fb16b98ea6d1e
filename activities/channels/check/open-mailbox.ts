import type { InboundAccount } from '#activities/channels/account/mail-account.ts'
import { answered } from '#activities/channels/imap/answered.ts'
import { openFolder } from '#activities/channels/imap/open-folder.ts'
import { openImap } from '#activities/channels/imap/open-imap.ts'
import { unlessRefused } from '#activities/channels/imap/unless-refused.ts'
import { openPop3 } from '#activities/channels/pop3/pop3-client.ts'
import type { OutsideGuard } from '#outside/guard.ts'

/** A mailbox that let us in. */
export type OpenMailbox = {
  /** The folders that there are; nothing for POP3, which has one. */
  folders(): Promise<string[]>
  /** Opens the folder for reading only: no mail is read, marked or moved. @throws AppError where it cannot be opened. */
  lookIn(): Promise<void>
  close(): void
}

const ANSWER_MS = 15_000
const MOST_FOLDERS = 12

/** Signs in with the client that will read it. @throws AppError as `openImap` and `openPop3` say. */
export const openMailbox = (guard: OutsideGuard, account: InboundAccount): Promise<OpenMailbox> =>
  account.protocol === 'imap' ? openByImap(guard, account) : openByPop3(guard, account)

async function openByImap(guard: OutsideGuard, account: InboundAccount): Promise<OpenMailbox> {
  const client = await openImap(guard, account)
  return {
    async folders() {
      const listed = (await unlessRefused(client, () => client.list())) ?? []
      return listed.map(({ path }) => path).slice(0, MOST_FOLDERS)
    },
    async lookIn() {
      await answered(client, () => openFolder(client, account.inboxFolder, true), { silenceMs: ANSWER_MS })
    },
    close: () => client.close(),
  }
}

async function openByPop3(guard: OutsideGuard, account: InboundAccount): Promise<OpenMailbox> {
  const client = await openPop3(guard, account)
  return {
    folders: async () => [],
    async lookIn() {
      await client.list()
      await client.quit()
    },
    close: () => client.close(),
  }
}
