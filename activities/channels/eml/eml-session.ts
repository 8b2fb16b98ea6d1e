import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { passesFilter } from '#activities/channels/account/passes-filter.ts'
import type { Mailbox } from '#activities/channels/account/source.ts'
import { bytesOf, chunksOf } from '#activities/channels/chunks-of.ts'
import type { IncomingSession, ReadMessage, TakenMail } from '#activities/channels/incoming-session.ts'
import { MAX_LARGE_BYTES, withoutLargeParts } from '#activities/channels/mime/large-mail.ts'
import { pauseUnless } from '#activities/channels/pause-unless.ts'
import type { MailReader } from '#activities/channels/reader/mail-reader.ts'
import { AppError } from '#workflows/domain/errors.ts'

const LOOK_MS = 2_000
const CHUNK_MAILS = 100

export type EmlDeps = { emlFolder: string | undefined; mailReader: MailReader; now: () => Date }

/**
 * Reads `.eml` files in place of the mailbox: `<EML_FOLDER>/in/<address>/*.eml`, and those in `<EML_FOLDER>/in` that are addressed to the mailbox.
 * @throws AppError rule_refused when no folder is configured.
 */
export async function openEmlSession(deps: EmlDeps, mailbox: Mailbox): Promise<IncomingSession> {
  const { emlFolder } = deps
  if (emlFolder === undefined) throw new AppError('rule_refused', { code: 'no_eml_folder' })
  const done = new Set<string>()
  const taken = new Map<string, TakenMail>()
  const shared = join(emlFolder, 'in')
  return {
    async *batches(_position, signal) {
      const own = mailbox.account.ownAddresses.map((address) => join(shared, address))
      const files = [...(await emlFiles(shared)), ...(await Promise.all(own.map(emlFiles))).flat()]
      const fresh = files.filter((file) => !done.has(file))
      if (fresh.length === 0) return
      const listed = await Promise.all(fresh.map(async (file) => ({ file, size: (await stat(file)).size })))
      for (const chunk of chunksOf(listed, CHUNK_MAILS)) {
        const leave = await deps.mailReader.enter({ hostId: mailbox.hostId, bytes: bytesOf(chunk), signal })
        try {
          const mails = await Promise.all(chunk.map(({ file }) => readEml(deps, mailbox, { file, shared })))
          for (const [at, mail] of mails.entries()) {
            const file = chunk[at]?.file ?? ''
            if (mail !== null) taken.set(file, takenOf(mailbox, relative(shared, file), mail))
          }
          const progress = { kind: 'none' as const, taken: chunk.flatMap(({ file }) => taken.get(file) ?? []) }
          yield { messages: mails.flatMap((mail) => mail ?? []), progress }
        } finally {
          leave()
        }
        for (const { file } of chunk) done.add(file)
      }
    },
    list: async () => ({
      prefix: PREFIX,
      places: [...taken.values()].map(({ place }) => place),
      judge: () => 'waiting',
    }),
    waitForNews: (signal) => pauseUnless(signal, LOOK_MS),
    close: () => undefined,
  }
}

const PREFIX = 'eml:'

function takenOf({ account }: Mailbox, file: string, { message }: ReadMessage): TakenMail {
  const passes = passesFilter(account.inbound.filterFrom, message)
  return { place: `${PREFIX}${file}`, providerId: passes ? message.providerId : null }
}

async function emlFiles(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder)
    return names
      .filter((name) => name.toLowerCase().endsWith('.eml'))
      .sort()
      .map((name) => join(folder, name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

async function readEml(
  { mailReader, now }: EmlDeps,
  mailbox: Mailbox,
  { file, shared }: { file: string; shared: string },
): Promise<ReadMessage | null> {
  const { mtime, size } = await stat(file)
  const bytes = await buffer(createReadStream(file, { end: MAX_LARGE_BYTES - 1 }))
  const { raw, parts } = withoutLargeParts(new Uint8Array(bytes))
  const { ownAddresses } = mailbox.account
  if (join(file, '..') === shared && !isAddressedTo(bytes, ownAddresses)) return null
  const context = { hostId: mailbox.hostId, channel: mailbox.type, ownAddresses, now: now() }
  const mail = { raw, parts, receivedAt: mtime, truncated: size > raw.length }
  const message = await mailReader.read(mail, context)
  // Each file is a message of its own, also when it is a copy of another.
  const providerId = createHash('sha256').update(`${message.providerId}\n${file}`).digest('hex')
  return { message: { ...message, providerId }, raw }
}

const isAddressedTo = (bytes: Buffer, addresses: readonly string[]) => {
  const headers =
    bytes
      .subarray(0, 32 * 1024)
      .toString('latin1')
      .toLowerCase()
      .split(/\r?\n\r?\n/)[0] ?? ''
  return addresses.some((address) => headers.includes(address))
}
