import { randomUUID } from 'node:crypto'
import type { ApiConfig } from '#api/config.ts'
import type { ApiDeps } from '#api/deps.ts'
import { RATE_WINDOW_MS } from '#api/http/rate-limits.ts'
import { createSharedCounts } from '#api/http/shared-counts.ts'
import { createAuthenticator } from '#api/identity/authenticator.ts'
import { createHostDirectory } from '#api/identity/ensure-host.ts'
import { verifyGooglePush } from '#api/identity/verify-google-push.ts'
import { createLiveHub } from '#api/live/live-hub.ts'
import { createPageMaker } from '#api/messages/formatted/page-maker.ts'
import { openWorkflows } from '#api/temporal/open-workflows.ts'
import { createOutsideGuard } from '#outside/guard.ts'
import { openLog } from '#outside/log.ts'
import { addRequests } from '#prisma/add-requests.ts'
import { openDatabase } from '#prisma/client.ts'
import { OF_A_REQUEST } from '#prisma/time-limits.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'

const ENGINE_CONNECTIONS = 3

/** Opens everything that the API leans on; nothing is waited for, so the process is ready at once. */
export function openDeps(config: ApiConfig, ring: KeyRing): ApiDeps {
  const db = openDatabase({
    url: config.database.app,
    maxConnections: config.database.connections,
    limits: OF_A_REQUEST,
  })
  const log = openLog(config.logLevel)
  const engineDb = openDatabase({
    url: config.database.engine,
    maxConnections: ENGINE_CONNECTIONS,
    limits: OF_A_REQUEST,
  })
  const guard = createOutsideGuard({ allowedPrivateServers: config.allowedPrivateServers })
  const now = () => new Date()
  const push = config.google?.push ?? null
  const authenticator = createAuthenticator({ keycloak: config.keycloak, db, log })
  return {
    config,
    log,
    db,
    engineDb,
    ring,
    guard,
    pages: createPageMaker(),
    authenticator,
    hosts: createHostDirectory(db),
    workflows: openWorkflows(config, { db, log }),
    live: createLiveHub({ databaseUrl: config.database.app, authenticator, log }),
    counts: createSharedCounts({
      windowMs: RATE_WINDOW_MS,
      add: (counts) => addRequests(engineDb, RATE_WINDOW_MS, counts),
      now: () => performance.now(),
      log,
    }),
    googlePush: push === null ? null : verifyGooglePush(push, { guard, now }),
    now,
    upSeconds: () => process.uptime(),
    newId: () => randomUUID(),
  }
}

/** Closes what `openDeps` opened; the databases last, since the others still write. */
export async function closeDeps(deps: ApiDeps): Promise<void> {
  await deps.workflows.close()
  await deps.counts.close()
  await deps.guard.close()
  await Promise.all([deps.db.$disconnect(), deps.engineDb.$disconnect()])
}
