import { createHash } from 'node:crypto'
import { loadSource } from '#activities/channels/account/load-source.ts'
import type { Source, SourceId } from '#activities/channels/account/source.ts'
import type { SourceDeps } from '#activities/deps.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { inHost } from '#prisma/host-scope.ts'

/** A source while it is read. */
export type OpenSource = Source & {
  /** When the switches end by themselves, which no notice tells of. */
  switchedUntil: Date | null
  /** Files stand in for the mailbox, by the operator's switch. */
  readsEmlFolder: boolean
  /** Changes with everything that must make a watcher start anew. */
  fingerprint: string
}

/**
 * Reads a source, its secrets and the switches that concern it.
 * @throws AppError not_found when it is absent or deleted; rule_refused for a WhatsApp number that cannot be used.
 */
export async function openSource(deps: Pick<SourceDeps, 'db' | 'vault'>, id: SourceId): Promise<OpenSource> {
  const { emlMock, switchedUntil } = await readDebugSettings(deps.db)
  const source = await inHost(deps.db, id.hostId, (tx) => loadSource(tx, deps.vault, id))
  const readsEmlFolder = emlMock && source.type !== 'whatsapp'
  return { ...source, readsEmlFolder, switchedUntil, fingerprint: fingerprintOf([source, readsEmlFolder]) }
}

const fingerprintOf = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')
