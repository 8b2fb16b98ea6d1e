import { setTimeout as pause } from 'node:timers/promises'
import type { HeardAccount } from '#api/identity/look-up-account-state.ts'
import type { KnownAccount } from '#prisma/accounts/account-access.ts'
import { beginLookUp, endLookUp, type LookUpBegun } from '#prisma/accounts/begin-look-up.ts'
import { keepLookUp } from '#prisma/accounts/keep-look-up.ts'
import { forEverybody } from '#prisma/caller.ts'
import type { Database } from '#prisma/client.ts'
import { inSubject } from '#prisma/host-scope.ts'
import { AppError } from '#workflows/domain/errors.ts'

/** One look at a person. `known`: what PostgreSQL has, at once. `answer`: what is young enough, from whoever asked Keycloak. */
export type Look = { known: Promise<KnownAccount | null>; answer: Promise<KnownAccount> }
export type LookUps = (kcSub: string) => Look

export type LookUpsOptions = {
  db: Database
  lookUp: (kcSub: string) => Promise<HeardAccount>
  /** An answer younger than this is not asked for again, by nobody. */
  youngMs: number
}

const WAIT_MS = 100
/** As long as one look-up may take, with all its questions. */
const WAITS = 80

/**
 * Looks people up at Keycloak once for all windows and processes: PostgreSQL says who asks, and keeps the answer.
 * @throws at a look-up, not here: what `lookUp` throws, and AppError upstream_unavailable where nobody has looked in time.
 */
export function createSharedLookUps({ db, lookUp, youngMs }: LookUpsOptions): LookUps {
  const begin = (kcSub: string, knownMs = youngMs) =>
    inSubject(db, kcSub, (tx) => beginLookUp(tx, { kcSub, youngMs: knownMs }))

  const ask = async (kcSub: string, askedAt: Date): Promise<KnownAccount | null> => {
    const heard = await lookUp(kcSub).catch(async (error: unknown) => {
      await inSubject(db, kcSub, (tx) => endLookUp(tx, { kcSub, askedAt }))
      throw error
    })
    return inSubject(db, kcSub, (tx) => keepLookUp(tx, { kcSub, askedAt, ...heard }))
  }

  const follow = async (kcSub: string, first: Promise<LookUpBegun>): Promise<KnownAccount> => {
    const begun = performance.now()
    // What was young enough when this look began is not asked for again, however long Keycloak takes to say it.
    const knownMs = () => youngMs + performance.now() - begun
    let { known, askedAt } = await first
    for (let left = WAITS; left > 0; left--) {
      // Null: it was changed here while Keycloak was asked.
      if (askedAt !== null) known = await ask(kcSub, askedAt)
      if (known !== null && known.isHeard && known.ageMs < knownMs()) return known
      if (askedAt === null) await pause(WAIT_MS)
      ;({ known, askedAt } = await begin(kcSub, knownMs()))
    }
    throw new AppError('upstream_unavailable', {
      message: 'No process has looked a person up in time',
      code: 'identity_away',
      retryAfterSeconds: 2,
    })
  }

  return (kcSub) =>
    forEverybody(() => {
      const first = begin(kcSub)
      return { known: first.then(({ known }) => known), answer: follow(kcSub, first) }
    })
}
