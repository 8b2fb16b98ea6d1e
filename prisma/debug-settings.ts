import type { Transaction } from '#prisma/client.ts'
import type { DebugSettingsModel } from '#prisma/generated/models.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import { open, type SecretPlace } from '#prisma/vault/seal.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'

export type DebugSettingsRow = DebugSettingsModel

/** The one secret that belongs to no host. */
export const APP_EMAIL_PASS_PLACE: SecretPlace = { hostId: '-', owner: 'debug-settings', name: 'appEmailPass' }

/** The switches that change what is answered, sent or taken in, as they stand when nothing is debugged. */
export const NORMAL_SWITCHES = {
  useMockAi: false,
  useMockEmail: false,
  sendEmail: true,
  emlMock: false,
  useMockReplyTo: false,
} as const satisfies Partial<DebugSettingsRow>

/** Mails to guests are to go to another address, and none is set: they must not go to the guests either. */
export const isMockReplyToMissing = (row: Pick<DebugSettingsRow, 'useMockReplyTo' | 'mockEmailReplyTo'>): boolean =>
  row.useMockReplyTo && row.mockEmailReplyTo.trim() === ''

/** Why the switches hold all that would leave to guests by mail; null where they do not. */
export function whyMailIsHeld(row: DebugSettingsRow): Sentence | null {
  if (!row.sendEmail) return say({ code: 'sending_switched_off' })
  return isMockReplyToMissing(row) ? say({ code: 'mock_reply_to_missing' }) : null
}

/**
 * Reads the switches afresh, so that a change acts at once in every process. Those that change mail are back to normal
 * from `switchedUntil` on, by PostgreSQL's clock: no timer has to run for it. @throws Error where the row is missing.
 */
export async function readDebugSettings(db: Pick<Transaction, '$queryRaw'>): Promise<DebugSettingsRow> {
  const [row] = await db.$queryRaw<DebugSettingsRow[]>`
    select id,
      use_mock_ai and stands as "useMockAi",
      use_mock_email and stands as "useMockEmail",
      send_email or not stands as "sendEmail",
      eml_mock and stands as "emlMock",
      app_email_sender as "appEmailSender",
      app_email_pass as "appEmailPass",
      app_email_pass_key_id as "appEmailPassKeyId",
      use_mock_reply_to and stands as "useMockReplyTo",
      mock_email_reply_to as "mockEmailReplyTo",
      send_confirmation_email as "sendConfirmationEmail",
      case when stands then switched_until end as "switchedUntil",
      updated_at as "updatedAt"
    from debug_settings, lateral (select switched_until is null or switched_until > clock_timestamp() as stands) as time
    where id = 1`
  if (row === undefined) throw new Error('The row of the debug settings is missing')
  return row
}

/**
 * The password of the application's own sender; undefined when none is set.
 * @throws Error when its key is not in the ring, or when it was changed.
 */
export function openAppEmailPass(ring: KeyRing, row: DebugSettingsRow): string | undefined {
  if (row.appEmailPass === null || row.appEmailPassKeyId === null) return undefined
  return open(ring, APP_EMAIL_PASS_PLACE, { keyId: row.appEmailPassKeyId, sealed: row.appEmailPass })
}
