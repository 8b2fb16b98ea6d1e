import { z } from 'zod'
import type { OutsideGuard } from '#outside/guard.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { GoogleApp } from '#workflows/domain/google-app.ts'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'
import { saysApiOff } from './says-api-off.ts'

const Profile = z.object({ emailAddress: z.string().min(3).max(320) })

/**
 * Whose mailbox an access token opens.
 * @throws AppError rule_refused where it opens none, or the Gmail API is off; upstream_unavailable while Google is away.
 */
export async function readAddress(
  guard: Pick<OutsideGuard, 'fetch'>,
  app: GoogleApp,
  accessToken: string,
): Promise<string> {
  const answer = await guard.fetch(`${app.gmailUrl}/gmail/v1/users/me/profile`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  const text = await answer.text()
  const profile = Profile.safeParse(jsonOrNull(text))
  if (answer.ok && profile.success) return profile.data.emailAddress.toLowerCase()
  if (answer.status === 429 || answer.status >= 500) throw new AppError('upstream_unavailable', { code: 'google_busy' })
  const isOff = saysApiOff(text)
  throw new AppError('rule_refused', { code: isOff ? 'google_api_off' : 'google_scopes_missing' })
}
