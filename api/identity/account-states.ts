export type AccountState = { isEnabled: boolean; roles: ReadonlySet<string> }

export type AccountStatesOptions = {
  lookUp: (kcSub: string) => Promise<AccountState>
  now: () => number
}

/** From here on a look-up runs in the background while the known answer still serves. */
const REFRESH_AFTER_MS = 2_000
/** No answer older than this is ever used: what a revoked person keeps at most. */
const HARD_LIMIT_MS = 5_000
const REMEMBERED = 10_000

type Known = { state: AccountState; askedAt: number }

/**
 * What everybody may still do, never older than five seconds counted from when it was asked. One look-up a person at a
 * time. With Keycloak away the last answer serves until it is too old; then `of` rejects as the look-up does.
 */
export function createAccountStates({ lookUp, now }: AccountStatesOptions) {
  const known = new Map<string, Known>()
  const running = new Map<string, Promise<Known>>()

  const ask = (kcSub: string): Promise<Known> => {
    const already = running.get(kcSub)
    if (already !== undefined) return already
    const askedAt = now()
    const asking = lookUp(kcSub)
      .then((state) => {
        const answer = { state, askedAt }
        if (known.size >= REMEMBERED) known.clear()
        // `forget` during the look-up: the answer may be from before the change.
        if (running.get(kcSub) === asking) known.set(kcSub, answer)
        return answer
      })
      .finally(() => {
        if (running.get(kcSub) === asking) running.delete(kcSub)
      })
    running.set(kcSub, asking)
    return asking
  }

  return {
    async of(kcSub: string): Promise<AccountState> {
      const last = known.get(kcSub)
      const age = last === undefined ? Number.POSITIVE_INFINITY : now() - last.askedAt
      if (last === undefined || age >= HARD_LIMIT_MS) return (await ask(kcSub)).state
      // A background look-up that fails is asked again by the next call, and its failure shown once the limit is reached.
      if (age >= REFRESH_AFTER_MS) void ask(kcSub).catch(() => undefined)
      return last.state
    },
    /** After a change made here: the next call asks anew. */
    forget(kcSub: string): void {
      known.delete(kcSub)
      running.delete(kcSub)
    },
  }
}
