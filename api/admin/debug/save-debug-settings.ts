import { adminAuditEntry } from '#api/admin/admin-audit-entry.ts'
import type { DebugSettings, DebugSettingsInput } from '#api/contract/debug-settings.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import type { Prisma } from '#prisma/client.ts'
import {
  APP_EMAIL_PASS_PLACE,
  type DebugSettingsRow,
  isMockReplyToMissing,
  readDebugSettings,
} from '#prisma/debug-settings.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import { seal } from '#prisma/vault/seal.ts'
import { invalidField } from '#workflows/domain/errors.ts'
import { DEBUG_COLUMNS, toDebugSettingsView } from './debug-settings-view.ts'
import { endOfSwitches } from './switches-end.ts'

/**
 * Saves what was given and audits the new values in the same transaction; the commit tells every process.
 * @throws AppError invalid_input where mails are to go to an address that is not set; Error where the row of the settings is missing.
 */
export function saveDebugSettings(
  context: HostContext,
  { body }: { body: DebugSettingsInput },
): Promise<DebugSettings> {
  const { db, ring } = context.deps
  const given = switchesOf(body)
  return db.$transaction(async (tx) => {
    // Two who save at once must not write over what the other switched.
    const [{ now }] = await tx.$queryRaw<[{ now: Date }]>`
      select clock_timestamp() as now from debug_settings where id = 1 for update`
    const before = await readDebugSettings(tx)
    // What has ended by itself is written as it stands: a new end must not bring it back.
    const { useMockAi, useMockEmail, sendEmail, emlMock, useMockReplyTo } = before
    const after = { useMockAi, useMockEmail, sendEmail, emlMock, useMockReplyTo, ...given }
    refuseWithoutAddress(given, { ...before, ...after })
    const switchedUntil = endOfSwitches({ before, after, minutes: body.SWITCH_OFF_AFTER_MINUTES, now })
    const data = { ...after, switchedUntil, ...passwordOf(ring, body) }
    const row = await tx.debugSettings.update({ where: { id: 1 }, data })
    const detail = {
      ...given,
      ...(switchedUntil === null ? {} : { switchedUntil: switchedUntil.toISOString() }),
      ...(body.APP_EMAIL_PASS ? { appEmailPass: 'changed' } : {}),
    }
    await recordAudit(tx, adminAuditEntry(context, { action: 'debug.save', detail }))
    return toDebugSettingsView(row)
  })
}

/** @throws AppError invalid_input where mails to guests would go to another address, and none is set. */
function refuseWithoutAddress(given: Given, after: DebugSettingsRow): void {
  const isAsked = given.useMockReplyTo !== undefined || given.mockEmailReplyTo !== undefined
  if (isAsked && isMockReplyToMissing(after)) throw invalidField('MOCK_EMAIL_REPLY_TO', { code: 'field_required' })
}

type Given = Partial<Pick<DebugSettingsRow, (typeof DEBUG_COLUMNS)[keyof typeof DEBUG_COLUMNS]>>

function switchesOf(body: DebugSettingsInput): Given {
  const given = Object.entries(DEBUG_COLUMNS).flatMap(([name, column]) => {
    const value = body[name as keyof typeof DEBUG_COLUMNS]
    return value === undefined ? [] : [[column, value] as const]
  })
  return Object.fromEntries(given)
}

/** A new password is sealed, a blank one keeps the current; without a sender there is nothing to keep. */
function passwordOf(ring: KeyRing, body: DebugSettingsInput): Prisma.DebugSettingsUpdateInput {
  if (body.APP_EMAIL_PASS) {
    const { sealed, keyId } = seal(ring, APP_EMAIL_PASS_PLACE, body.APP_EMAIL_PASS)
    return { appEmailPass: sealed, appEmailPassKeyId: keyId }
  }
  return body.APP_EMAIL_SENDER === '' ? { appEmailPass: null, appEmailPassKeyId: null } : {}
}
