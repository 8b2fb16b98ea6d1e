import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTVerifyGetKey,
} from 'jose'
import { isBrokenConnection } from '#api/identity/keycloak-admin.ts'

const OPTIONS = { cacheMaxAge: 600_000, cooldownDuration: 30_000, timeoutDuration: 4_000 }
/** Keys that were fresh so long ago still serve while new ones are fetched: longer than anybody's known access does. */
const SERVE_ON_MS = 300_000
const FETCH_EVERY_MS = 5_000

/**
 * The keys that somebody signs tokens with: fetched anew after ten minutes, and for a key that is not known at most every thirty seconds.
 * Old ones serve meanwhile, so that no call waits for whoever is away. `fetch`: another way to them than the process's own.
 * @throws what `createRemoteJWKSet` does where there are none, or a token names another.
 */
export function signingKeys(url: URL, fetch?: FetchImplementation): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(url, { ...OPTIONS, ...(fetch && { [customFetch]: fetch }) })
  let freshAt = Number.NEGATIVE_INFINITY
  let fetchedAt = Number.NEGATIVE_INFINITY
  const fetchMeanwhile = (now: number) => {
    if (now - fetchedAt < FETCH_EVERY_MS) return
    fetchedAt = now
    void remote.reload().catch(() => undefined)
  }
  return async (header, token) => {
    const now = performance.now()
    if (remote.fresh) freshAt = now
    const known = remote.jwks()
    if (remote.fresh || known === undefined || now - freshAt > SERVE_ON_MS) return remote(header, token)
    fetchMeanwhile(now)
    return createLocalJWKSet(known)(header, token).catch((error: unknown) => {
      if (error instanceof errors.JWKSNoMatchingKey) return remote(header, token)
      throw error
    })
  }
}

/** Whether there were no keys to check with. jose passes on fetch's TypeError, and throws its bare JOSEError for an answer that is no key set. */
export const areKeysAway = (cause: unknown): boolean =>
  cause instanceof errors.JWKSTimeout ||
  cause instanceof errors.JWKSInvalid ||
  (cause instanceof errors.JOSEError && cause.code === 'ERR_JOSE_GENERIC') ||
  isBrokenConnection(cause)
