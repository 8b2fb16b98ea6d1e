import type { ImapFlow, SearchObject } from 'imapflow'
import type { MailAccount } from '#activities/channels/account/mail-account.ts'
import { answersGuest, type MailsToAnswer, SENT_HEADERS, type SentHeaders } from '#activities/channels/sent-answer.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { answered } from './answered.ts'
import { openFolder } from './open-folder.ts'
import { imapFailure, openImap } from './open-imap.ts'
import { sentFolders } from './sent-folder.ts'
import { uidRange } from './uid-range.ts'

/** A reply waits for it: a mailbox that says nothing is not waited for long. */
const SILENCE_MS = 10_000
const DAY_MS = 86_400_000
const MOST_FOLDERS = 4
/** Of each the newest. */
const MOST_LOOKED_AT = 200

/**
 * The Message-IDs of what lies in the mailbox's Sent folders and answers these mails of a guest's; where nothing does, those of the
 * guest's own that a mail program has marked as answered. None where they cannot be asked. Changes nothing.
 * @throws what is no failure of the connection: a fault of ours.
 */
export async function findAnswers(guard: OutsideGuard, account: MailAccount, asked: MailsToAnswer): Promise<string[]> {
  if (account.inbound.protocol !== 'imap') return []
  try {
    const client = await openImap(guard, account.inbound, SILENCE_MS)
    try {
      const work = async () => {
        const answers = await answersIn(client, asked)
        const { inboxFolder, archiveFolder } = account.inbound
        for (const folder of [inboxFolder, ...(archiveFolder === null ? [] : [archiveFolder])])
          if (answers.length === 0) answers.push(...(await markedIn(client, folder, asked)))
        return answers
      }
      return await answered(client, work, { silenceMs: SILENCE_MS, mostMs: 2 * SILENCE_MS })
    } finally {
      client.close()
    }
  } catch (error) {
    imapFailure(error)
    return []
  }
}

async function answersIn(client: ImapFlow, asked: MailsToAnswer): Promise<string[]> {
  const folders = (await sentFolders(client)).slice(0, MOST_FOLDERS)
  const answers: string[] = []
  for (const folder of folders) answers.push(...(await answersInFolder(client, folder, asked)))
  return answers
}

/** Mail programs mark what they answer (RFC 9051, 2.3.2), also where they keep no copy here. */
async function markedIn(client: ImapFlow, folder: string, { rfcMessageIds, since }: MailsToAnswer): Promise<string[]> {
  await openFolder(client, folder, true)
  const heads = await headersSince(client, since, { answered: true })
  return heads.flatMap((head) => head.get('message-id') ?? []).filter((id) => rfcMessageIds.includes(id))
}

async function answersInFolder(client: ImapFlow, folder: string, asked: MailsToAnswer): Promise<string[]> {
  await client.mailboxOpen(folder, { readOnly: true })
  const heads = await headersSince(client, asked.since)
  return heads.filter((head) => answersGuest(head, asked)).map((head) => head.get('message-id') ?? '')
}

/** Of the open folder, from the day before on: a day of whichever time zone the server has. */
async function headersSince(client: ImapFlow, since: Date, of: SearchObject = {}): Promise<SentHeaders[]> {
  const found = await client.search({ ...of, since: new Date(since.getTime() - DAY_MS) }, { uid: true })
  const range = uidRange((found || []).slice(-MOST_LOOKED_AT))
  if (range === '') return []
  const heads: SentHeaders[] = []
  for await (const { headers } of client.fetch(range, { uid: true, headers: SENT_HEADERS }, { uid: true }))
    heads.push(headersIn(headers ?? Buffer.alloc(0)))
  return heads
}

function headersIn(raw: Buffer): SentHeaders {
  const lines = raw
    .toString('latin1')
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
  return new Map(
    lines.flatMap((line) => {
      const at = line.indexOf(':')
      return at < 0 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const]
    }),
  )
}
