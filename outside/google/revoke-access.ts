import type { OutsideGuard } from '#outside/guard.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { GoogleApp } from '#workflows/domain/google-app.ts'

/** Nobody waits long for it: what is not given back here the person can take back in their account. */
const ANSWER_MS = 5_000

/**
 * Gives an access back, and with its refresh token all that it opened. Also true where Google has no such access any more.
 * @returns whether it is over; a Google that is away is no failure.
 */
export async function revokeAccess(
  guard: Pick<OutsideGuard, 'fetch'>,
  app: GoogleApp,
  refreshToken: string,
): Promise<boolean> {
  try {
    const answer = await guard.fetch(app.revokeUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token: refreshToken }).toString(),
      timeoutMs: ANSWER_MS,
    })
    return answer.ok || answer.status === 400
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return false
  }
}
