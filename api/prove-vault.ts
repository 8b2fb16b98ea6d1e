import { setTimeout as pause } from 'node:timers/promises'
import type { ApiConfig } from '#api/config.ts'
import { asAppError } from '#api/http/foreign-errors.ts'
import type { Log } from '#outside/log.ts'
import { openDatabase } from '#prisma/client.ts'
import { OF_A_REQUEST } from '#prisma/time-limits.ts'
import { findKeyRing, type KeyRing } from '#prisma/vault/key-ring.ts'
import { openVault } from '#prisma/vault/open-vault.ts'

const AGAIN_AFTER_MS = 500

/**
 * The vault's keys, proved by what is sealed in PostgreSQL. While that is away, `proved` is still on its way, so that the
 * API can answer that it is; only where the key file is missing too nothing can be said before.
 * @throws Error, also by `proved`, that says what to do where the keys are lost.
 */
export async function proveVault(config: ApiConfig, log: Log): Promise<{ ring: KeyRing; proved: Promise<KeyRing> }> {
  const known = findKeyRing(config.vault)
  const db = openDatabase({ url: config.database.engine, maxConnections: 1, limits: OF_A_REQUEST })
  const prove = async () => {
    try {
      return { ring: await openVault(db, config.vault) }
    } catch (error) {
      return unlessAway(error)
    }
  }
  const first = await prove().catch(async (error: unknown) => {
    await db.$disconnect()
    throw error
  })
  const proved = untilProved(first)
  if (known === null) return { ring: await proved, proved }
  return { ring: first?.ring ?? known, proved }

  async function untilProved(result: { ring: KeyRing } | undefined): Promise<KeyRing> {
    try {
      for (let last = result; ; last = await prove()) {
        if (last !== undefined) return last.ring
        log.warn({}, 'PostgreSQL does not answer yet')
        await pause(AGAIN_AFTER_MS)
      }
    } finally {
      await db.$disconnect()
    }
  }
}

function unlessAway(error: unknown): undefined {
  if (asAppError(error).kind !== 'upstream_unavailable') throw error
}
