import type { ApiConfig } from '#api/config.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { GoogleApp } from '#workflows/domain/google-app.ts'

/** `redirectUri`: where Google sends a person back to; the operator has registered it. */
export type GoogleClient = { app: GoogleApp; redirectUri: string }

/** @throws AppError rule_refused where the operator has not set it up. */
export function googleClient({ google, publicUrl }: Pick<ApiConfig, 'google' | 'publicUrl'>): GoogleClient {
  if (google === null || publicUrl === undefined) throw new AppError('rule_refused', { code: 'google_not_set_up' })
  return { app: google, redirectUri: `${publicUrl.replace(/\/+$/, '')}/general-settings` }
}
