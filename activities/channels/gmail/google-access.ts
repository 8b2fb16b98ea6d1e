import { askToken } from '#outside/google/ask-token.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { GoogleApp } from '#workflows/domain/google-app.ts'

/** `app`: null where the operator has none. */
export type GoogleDeps = { guard: OutsideGuard; google: GoogleApp | null; now: () => Date }

/** A token is asked for again before it is over, so that no call is refused for it. */
const EARLY_MS = 60_000
type Kept = { token: string; until: number }

/** Access tokens of this process, by the refresh token that brought them: all who ask at once wait for one. */
const kept = new Map<string, Promise<Kept>>()

/**
 * A token that opens a mailbox for the next calls.
 * @throws AppError unauthenticated where the access is over, or Google refuses the application; upstream_unavailable.
 */
export async function accessToken(deps: GoogleDeps, refreshToken: string): Promise<string> {
  const known = await kept.get(refreshToken)
  if (known !== undefined && known.until > deps.now().getTime()) return known.token
  const asking = askFor(deps, refreshToken)
  kept.set(refreshToken, asking)
  try {
    return (await asking).token
  } catch (error) {
    kept.delete(refreshToken)
    throw error
  }
}

/** What was refused is asked for anew. */
export const forgetToken = (refreshToken: string) => void kept.delete(refreshToken)

async function askFor({ guard, google, now }: GoogleDeps, refreshToken: string): Promise<Kept> {
  if (google === null) throw new AppError('unauthenticated', { code: 'google_not_set_up' })
  const askedAt = now().getTime()
  const grant = { grant_type: 'refresh_token', refresh_token: refreshToken } as const
  const { accessToken: token, expiresInSeconds } = await askToken(guard, google, grant)
  return { token, until: askedAt + expiresInSeconds * 1000 - EARLY_MS }
}
