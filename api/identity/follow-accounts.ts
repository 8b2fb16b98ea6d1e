import type { KeycloakAdmin } from '#api/identity/keycloak-admin.ts'
import { type HeardAccesses, lookUpAccess } from '#api/identity/look-up-account-state.ts'
import { describeError, type Log } from '#outside/log.ts'
import {
  confirmFollowed,
  type FollowedAccount,
  followEveryHost,
  returnFollowPage,
  takeFollowPage,
} from '#prisma/accounts/follow-page.ts'
import { setAccess } from '#prisma/accounts/set-access.ts'
import type { Database } from '#prisma/client.ts'
import { databaseNow } from '#prisma/database-now.ts'
import type { AppError } from '#workflows/domain/errors.ts'

/** With the pause between two turns, everybody is asked for once a minute, whatever the number of processes. */
const AFTER_SECONDS = 50
const TURN_MS = 10_000

export type FollowDeps = { engineDb: Database; keycloak: KeycloakAdmin; log: Log }

/**
 * Brings the access of all hosts who are due to what Keycloak says now, page by page; what was changed here meanwhile stands.
 * @throws AppError upstream_unavailable while Keycloak cannot be asked: nobody's access changes by that. When somebody could not
 * be asked for, the first of the reasons: all others have been followed by then, and that one has their next turn like them.
 */
export async function followAccounts({ engineDb, keycloak }: FollowDeps, afterSeconds = AFTER_SECONDS): Promise<void> {
  const lookUp = lookUpAccess(keycloak)
  await followEveryHost(engineDb)
  const before = new Date((await databaseNow(engineDb)).getTime() - afterSeconds * 1000)
  let failure: AppError | undefined
  for (;;) {
    const page = await takeFollowPage(engineDb, before)
    if (page.length === 0) break
    const { accesses, failures } = await lookUp(page.map(({ kcSub }) => kcSub)).catch(async (error: unknown) => {
      await returnFollowPage(engineDb, page)
      throw error
    })
    for (const account of page) await keepHeard(engineDb, account, accesses)
    await confirmFollowed(
      engineDb,
      page.filter(({ kcSub }) => accesses.has(kcSub)),
    )
    failure ??= failures[0]
  }
  if (failure !== undefined) throw failure
}

async function keepHeard(
  engineDb: Database,
  { kcSub, access: known, askedAt }: FollowedAccount,
  accesses: HeardAccesses['accesses'],
): Promise<void> {
  const access = accesses.get(kcSub)
  if (access === undefined || access === known) return
  await engineDb.$transaction((tx) => setAccess(tx, { kcSub, access, askedAt }))
}

/** Follows all accounts until it is stopped; one turn at a time. */
export function keepFollowingAccounts(deps: FollowDeps): { stop(): Promise<void> } {
  let turn: Promise<void> | undefined
  const follow = () => {
    turn ??= followAccounts(deps)
      .catch((error: unknown) => deps.log.warn(describeError(error), 'accounts could not be followed'))
      .finally(() => {
        turn = undefined
      })
  }
  const timer = setInterval(follow, TURN_MS).unref()
  follow()
  return {
    async stop() {
      clearInterval(timer)
      await turn
    },
  }
}
