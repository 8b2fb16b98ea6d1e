import type { Look, LookUps } from '#api/identity/shared-look-ups.ts'
import type { KnownAccount } from '#prisma/accounts/account-access.ts'

export type AccountState = { isEnabled: boolean; roles: ReadonlySet<string> }

/** `own`: reading and deciding what is the host's own. `administration`: what only Keycloak's word of now allows. */
export type Purpose = 'own' | 'administration'

export type AccountStatesOptions = { look: LookUps; now: () => number }

/** From here on a look-up runs while the known answer still serves the own; the administration waits for it. */
export const YOUNG_MS = 2_000
/** While Keycloak answers, no answer older than this is used: what a revoked person keeps at most. */
const WAIT_FROM_MS = 5_000
/** With Keycloak away: so long what is known serves the own. */
const HOLDS_MS = 60_000
/** A call waits so long for a Keycloak that may be away; then, for a while, none waits. */
const PATIENCE_MS = 1_000
const AWAY_MS = 5_000
/** A look-up that failed is the answer for so long. */
const REST_MS = 1_000
const REMEMBERED = 10_000

type Known = { state: AccountState; askedAt: number }
type Running = Look & { failedAt?: number }

const stateOf = ({ access, roles }: KnownAccount): AccountState => ({
  isEnabled: access === 'enabled',
  roles: new Set(roles),
})

/**
 * What everybody may still do. While Keycloak answers never older than five seconds, counted from when it was asked; without it
 * up to a minute for the own, and not at all for the administration: then `of` rejects as the look-up does.
 */
export function createAccountStates({ look, now }: AccountStatesOptions) {
  const remembered = new Map<string, Known>()
  const running = new Map<string, Running>()
  let awayUntil = Number.NEGATIVE_INFINITY

  /** PostgreSQL's word takes the place of what was remembered; null: nothing is known that may be used. */
  const remember = (kcSub: string, account: KnownAccount | null) => {
    remembered.delete(kcSub)
    if (account === null) return
    if (remembered.size >= REMEMBERED) remembered.clear()
    remembered.set(kcSub, { state: stateOf(account), askedAt: now() - account.ageMs })
  }
  const begin = (kcSub: string): Running => {
    const already = running.get(kcSub)
    if (already !== undefined && (already.failedAt === undefined || now() - already.failedAt < REST_MS)) return already
    const looking: Running = look(kcSub)
    running.set(kcSub, looking)
    // `forget` meanwhile: the answer may be from before the change.
    const keep = (account: KnownAccount | null) => {
      if (running.get(kcSub) === looking) remember(kcSub, account)
    }
    looking.known.then(keep, () => undefined)
    looking.answer.then(
      (account) => {
        awayUntil = Number.NEGATIVE_INFINITY
        keep(account)
        if (running.get(kcSub) === looking) running.delete(kcSub)
      },
      () => {
        looking.failedAt = now()
        awayUntil = now() + AWAY_MS
      },
    )
    return looking
  }

  async function of(kcSub: string, purpose: Purpose): Promise<AccountState> {
    const last = remembered.get(kcSub)
    if (last !== undefined && isUsable(last, YOUNG_MS)) return last.state
    const calledAt = now()
    const looking = begin(kcSub)
    if (purpose === 'administration') return answerFor(kcSub, calledAt)
    if (last !== undefined && isUsable(last, WAIT_FROM_MS)) return last.state
    await looking.known
    const known = remembered.get(kcSub)
    if (known === undefined || now() - known.askedAt >= HOLDS_MS) return answerFor(kcSub, calledAt)
    if (isUsable(known, WAIT_FROM_MS) || now() < awayUntil) return known.state
    if (!(await isSettledInTime(looking.answer))) awayUntil = now() + AWAY_MS
    return remembered.get(kcSub)?.state ?? of(kcSub, purpose)
  }
  /** Who joins a look-up that takes long asks again: what was asked for so long before their call may not hold any more. */
  async function answerFor(kcSub: string, calledAt: number): Promise<AccountState> {
    const account = await begin(kcSub).answer
    const isOfNow = account.ageMs - (now() - calledAt) < WAIT_FROM_MS
    return isOfNow ? stateOf(account) : answerFor(kcSub, calledAt)
  }
  /** Somebody who is known to be disabled may have been enabled since: that is asked while Keycloak can be. */
  function isUsable({ state, askedAt }: Known, forMs: number): boolean {
    return state.isEnabled && now() - askedAt < forMs
  }
  return {
    of,
    /** After a change made here: the next call asks anew. */
    forget(kcSub: string): void {
      remembered.delete(kcSub)
      running.delete(kcSub)
    },
  }
}

async function isSettledInTime(answer: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<false>()
  const timer = setTimeout(() => late.resolve(false), PATIENCE_MS)
  const settled = answer.then(
    () => true,
    () => true,
  )
  return Promise.race([settled, late.promise]).finally(() => clearTimeout(timer))
}
