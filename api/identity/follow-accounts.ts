import type { KeycloakAdmin } from '#api/identity/keycloak-admin.ts'
import { lookUpStandings } from '#api/identity/look-up-account-state.ts'
import { describeError, type Log } from '#outside/log.ts'
import {
  type FollowedAccount,
  followEveryHost,
  returnFollowPage,
  takeFollowPage,
} from '#prisma/accounts/follow-page.ts'
import { setStanding } from '#prisma/accounts/set-standing.ts'
import type { Database } from '#prisma/client.ts'
import { databaseNow } from '#prisma/database-now.ts'

/** With the pause between two turns, everybody is asked for once a minute, whatever the number of processes. */
const AFTER_SECONDS = 50
const TURN_MS = 10_000

export type FollowDeps = { engineDb: Database; keycloak: KeycloakAdmin; log: Log }

/**
 * Brings the standing of all hosts who are due to what Keycloak says now, page by page; what was changed here meanwhile stands.
 * @throws AppError upstream_unavailable while Keycloak cannot be asked: nobody's standing changes by that.
 */
export async function followAccounts({ engineDb, keycloak }: FollowDeps, afterSeconds = AFTER_SECONDS): Promise<void> {
  const lookUp = lookUpStandings(keycloak)
  await followEveryHost(engineDb)
  const before = new Date((await databaseNow(engineDb)).getTime() - afterSeconds * 1000)
  for (;;) {
    const page = await takeFollowPage(engineDb, before)
    if (page.length === 0) return
    const heard = await lookUp(page.map(({ kcSub }) => kcSub)).catch(async (error: unknown) => {
      await returnFollowPage(engineDb, page)
      throw error
    })
    for (const account of page) await keepHeard(engineDb, account, heard)
  }
}

async function keepHeard(
  engineDb: Database,
  { kcSub, standing: known, askedAt }: FollowedAccount,
  heard: Awaited<ReturnType<ReturnType<typeof lookUpStandings>>>,
): Promise<void> {
  const standing = heard.get(kcSub)
  if (standing === undefined || standing === known) return
  await engineDb.$transaction((tx) => setStanding(tx, { kcSub, standing, askedAt }))
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
