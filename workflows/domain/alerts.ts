/**
 * What goes wrong, by kind: a reply that failed, may have arrived or is held, a draft without the model, a source that stopped, a draft
 * that waits because too much left by itself.
 */
export const TROUBLE_KINDS = [
  'send_failed',
  'send_unknown',
  'reply_held',
  'model_failed',
  'source_stopped',
  'reply_capped',
] as const
export type TroubleKind = (typeof TROUBLE_KINDS)[number]

/** How many messages and sources, by kind of trouble. */
export type TroubleCounts = Record<TroubleKind, number>
export const NO_TROUBLE: TroubleCounts = {
  send_failed: 0,
  send_unknown: 0,
  reply_held: 0,
  model_failed: 0,
  source_stopped: 0,
  reply_capped: 0,
}

/** What was seen in the last minutes, each message and source once. */
export type Trouble = { many: number; hosts: number; counts: TroubleCounts }

export const ALERT_WINDOW_MINUTES = 15
/** How many begin an alert. One bad address a day is nothing; so many in a quarter of an hour are one cause. An alert of all needs more than one host. */
export const ALERT_THRESHOLDS = { host: 10, installation: 30 } as const

/**
 * Begins where as many are seen as make an alert, and ends where hardly a third of them are left, so that one does not come and go with
 * each of its troubles.
 */
export function judgeTrouble(
  { many, hosts }: Trouble,
  scope: keyof typeof ALERT_THRESHOLDS,
  isOpen: boolean,
): 'begin' | 'end' | null {
  const most = ALERT_THRESHOLDS[scope]
  if (isOpen) return many <= most / 3 ? 'end' : null
  return many >= most && (scope === 'host' || hosts > 1) ? 'begin' : null
}

/** The worse of both, by kind. */
export const worse = (one: TroubleCounts, other: TroubleCounts): TroubleCounts => ({
  send_failed: Math.max(one.send_failed, other.send_failed),
  send_unknown: Math.max(one.send_unknown, other.send_unknown),
  reply_held: Math.max(one.reply_held, other.reply_held),
  model_failed: Math.max(one.model_failed, other.model_failed),
  source_stopped: Math.max(one.source_stopped, other.source_stopped),
  reply_capped: Math.max(one.reply_capped, other.reply_capped),
})
