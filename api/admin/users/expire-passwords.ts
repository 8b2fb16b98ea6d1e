import { NetworkError } from '@keycloak/keycloak-admin-client'
import type { KeycloakAdmin } from '#api/identity/keycloak-admin.ts'
import { describeError, type Log } from '#outside/log.ts'
import { recordAudit } from '#prisma/audit.ts'
import type { Database } from '#prisma/client.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { type Given, takeUnusedPassword } from './temporary-password.ts'

const TURN_MS = 60_000
const AT_ONCE = 100

export type ExpireDeps = { engineDb: Database; keycloak: KeycloakAdmin; log: Log }

/**
 * Takes away the temporary passwords whose time is over and which nobody has changed, and writes each down. Any number of
 * processes may at once. An account at which Keycloak fails keeps no other's password alive.
 * @throws AppError upstream_unavailable while Keycloak cannot be asked, or as it answered of one: these are found again at the next turn.
 */
export async function expirePasswords({ engineDb, keycloak }: Omit<ExpireDeps, 'log'>): Promise<void> {
  const failures: AppError[] = []
  for await (const given of allDue(engineDb)) {
    await expirePassword({ engineDb, keycloak }, given).catch((error: unknown) => failures.push(answeredWith(error)))
  }
  const [first] = failures
  if (first !== undefined) throw first
}

/** Page after page, so that those at which Keycloak fails hide no others. */
async function* allDue(engineDb: Database): AsyncGenerator<Given> {
  for (let after = ''; ; ) {
    const due = await engineDb.$queryRaw<Given[]>`
      select kc_sub as "kcSub", given_at as "givenAt" from temporary_password
      where expires_at <= now() and kc_sub > ${after} order by kc_sub limit ${AT_ONCE}::int`
    yield* due
    const last = due.at(-1)
    if (last === undefined) return
    after = last.kcSub
  }
}

async function expirePassword({ engineDb, keycloak }: Omit<ExpireDeps, 'log'>, given: Given): Promise<void> {
  const isTaken = await keycloak.ask((client) => takeUnusedPassword(client, given))
  await engineDb.$transaction(async (tx) => {
    await tx.temporaryPassword.deleteMany({ where: given })
    if (!isTaken) return
    const action = 'user.temporary_password_expired'
    await recordAudit(tx, { hostId: null, actor: 'system', action, subject: given.kcSub })
  })
}

/** What Keycloak says of one account. Where it says nothing, no other can be asked for either. */
function answeredWith(error: unknown): AppError {
  if (error instanceof AppError && error.cause instanceof NetworkError) return error
  throw error
}

/** Looks every minute until it is stopped; one turn at a time. */
export function keepExpiringPasswords({ log, ...deps }: ExpireDeps): { stop(): Promise<void> } {
  let turn: Promise<void> | undefined
  const look = () => {
    turn ??= expirePasswords(deps)
      .catch((error: unknown) => log.warn(describeError(error), 'temporary passwords could not be looked at'))
      .finally(() => {
        turn = undefined
      })
  }
  const timer = setInterval(look, TURN_MS).unref()
  look()
  return {
    async stop() {
      clearInterval(timer)
      await turn
    },
  }
}
