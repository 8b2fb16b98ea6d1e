import type { Transaction } from '#prisma/client.ts'
import type { PushKind } from '#workflows/domain/push/push-kinds.ts'

/** The column of each kind. */
const SWITCHES = {
  draft_ready: 'draftReady',
  no_draft: 'noDraft',
  emergency: 'emergency',
  not_sent: 'notSent',
  promise_due: 'promiseDue',
  snooze_over: 'snoozeOver',
  source_stopped: 'sourceStopped',
} as const satisfies Record<PushKind, string>

export type PushSwitches = Record<(typeof SWITCHES)[PushKind], boolean>
export type SettingsOfPushes = PushSwitches & { quietFrom: string | null; quietTo: string | null; timeZone: string }

/** Of a host who has set nothing. */
const USUAL: SettingsOfPushes = {
  ...{ draftReady: true, noDraft: true, emergency: true, notSent: true, promiseDue: true, snoozeOver: true },
  sourceStopped: true,
  ...{ quietFrom: null, quietTo: null, timeZone: 'Europe/Rome' },
}

const select = {
  ...{ draftReady: true, noDraft: true, emergency: true, notSent: true, promiseDue: true, snoozeOver: true },
  sourceStopped: true,
  ...{ quietFrom: true, quietTo: true, timeZone: true },
} as const

/** What a host wants to be told of, and when. */
export const readSettingsOfPushes = async (tx: Transaction, hostId: string): Promise<SettingsOfPushes> =>
  (await tx.pushSettings.findUnique({ where: { hostId }, select })) ?? USUAL

/** Whether a host wants to be told of this kind. */
export const isWanted = (settings: PushSwitches, kind: PushKind): boolean => settings[SWITCHES[kind]]
