import type { Tokens } from './sign-in-page.ts'

/** Less than the five minutes for which one is good. */
const TOKEN_LASTS_MS = 4 * 60_000

/** The token of somebody who signs in again before it ends. Whoever comes while it is fetched waits for the same. */
export function keepSignedIn(signIn: () => Promise<Tokens>): () => Promise<string> {
  let held: { token: Promise<string>; at: number } | undefined
  return () => {
    if (held === undefined || performance.now() - held.at > TOKEN_LASTS_MS) {
      held = { token: signIn().then(({ access_token }) => access_token), at: performance.now() }
    }
    return held.token
  }
}
