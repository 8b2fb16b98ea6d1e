import { createHash } from 'node:crypto'
import { openSecrets, type SourceId } from '#activities/channels/account/load-mail-account.ts'
import { resolveMailAccount } from '#activities/channels/account/resolve-mail-account.ts'
import type { SourceDeps } from '#activities/ingest/source-deps.ts'
import type { OpenSource } from '#activities/ingest/source-session.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'

/**
 * Reads a source, its secrets and the switches that concern it.
 * @throws AppError not_found when it is absent or deleted.
 */
export async function openSource(deps: SourceDeps, { hostId, sourceId }: SourceId): Promise<OpenSource> {
  const settings = await readDebugSettings(deps.db)
  return inHost(deps.db, hostId, async (tx) => {
    const source = await tx.messageSource.findFirst({ where: { id: sourceId, hostId, deletedAt: null } })
    if (source === null) throw notFound('Source')
    const secrets = source.type === 'whatsapp' ? {} : await openSecrets(tx, deps.vault, { hostId, sourceId })
    const readsEmlFolder = settings.emlMock && source.type !== 'whatsapp'
    return {
      hostId,
      sourceId,
      type: source.type,
      createdAt: source.createdAt,
      account: source.type === 'whatsapp' ? null : resolveMailAccount(source, secrets),
      fingerprint: fingerprintOf([source.identifier, source.config, secrets, readsEmlFolder]),
      readsEmlFolder,
    }
  })
}

const fingerprintOf = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')
