import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ingestRead, type ReadMail } from '#activities/ingest/ingest-read.ts'
import { pauseUnless } from '#activities/ingest/pause-unless.ts'
import type { SourceDeps } from '#activities/ingest/source-deps.ts'
import type { OpenMailbox, SourceSession } from '#activities/ingest/source-session.ts'
import { AppError } from '#workflows/domain/errors.ts'

const LOOK_MS = 2_000
const MAX_FILE_BYTES = 1024 * 1024

/**
 * Reads `.eml` files in place of the mailbox: `<EML_FOLDER>/in/<address>/*.eml`, and those in `<EML_FOLDER>/in` that are addressed to the mailbox.
 * @throws AppError rule_refused when no folder is configured.
 */
export async function openEmlSession(deps: SourceDeps, source: OpenMailbox): Promise<SourceSession> {
  const { emlFolder } = deps
  if (emlFolder === undefined) throw new AppError('rule_refused', { userMessage: 'No .eml folder is configured' })
  const done = new Set<string>()
  const shared = join(emlFolder, 'in')
  return {
    async sync() {
      const own = source.account.ownAddresses.map((address) => join(shared, address))
      const files = [...(await emlFiles(shared)), ...(await Promise.all(own.map(emlFiles))).flat()]
      const fresh = files.filter((file) => !done.has(file))
      const mails = await Promise.all(fresh.map((file) => readEml(deps, source, { file, shared })))
      await ingestRead(deps, source, { mails: mails.flatMap((mail) => mail ?? []), progress: { kind: 'none' } })
      for (const file of fresh) done.add(file)
    },
    waitForNews: (signal) => pauseUnless(signal, LOOK_MS),
    close: () => undefined,
  }
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
  deps: SourceDeps,
  source: OpenMailbox,
  { file, shared }: { file: string; shared: string },
): Promise<ReadMail | null> {
  const [bytes, { mtime }] = await Promise.all([readFile(file), stat(file)])
  const raw = new Uint8Array(bytes.subarray(0, MAX_FILE_BYTES))
  const { ownAddresses } = source.account
  if (join(file, '..') === shared && !isAddressedTo(bytes, ownAddresses)) return null
  const context = { channel: source.type, ownAddresses, now: deps.now() }
  const message = await deps.mailReader.read(
    { raw, receivedAt: mtime, truncated: bytes.length > MAX_FILE_BYTES },
    context,
  )
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
