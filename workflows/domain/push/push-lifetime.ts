import type { PushKind } from './push-kinds.ts'

const MINUTE = 60

/** After so long nobody is told any more, whatever still waits. */
export const TOLD_WITHIN_MS = 24 * 3_600_000

/** How long a push service keeps it for a device that is off: what is shown later than that is no news. */
const SECONDS: Record<PushKind, number> = {
  draft_ready: 30 * MINUTE,
  no_draft: 60 * MINUTE,
  emergency: 60 * MINUTE,
  not_sent: 4 * 60 * MINUTE,
  promise_due: 4 * 60 * MINUTE,
  snooze_over: 4 * 60 * MINUTE,
  source_stopped: 24 * 60 * MINUTE,
}
const SHORTEST = MINUTE

/** Seconds for the header TTL (RFC 8030, 5.2): no longer than a draft waits. */
export function timeToLive(kind: PushKind, { deadlineAt, now }: { deadlineAt: Date | null; now: Date }): number {
  const left = deadlineAt === null ? SECONDS[kind] : Math.floor((deadlineAt.getTime() - now.getTime()) / 1000)
  return Math.max(Math.min(SECONDS[kind], left), SHORTEST)
}

/** Of what cannot wait for the device to wake by itself (RFC 8030, 5.3). */
export const urgencyOf = (kind: PushKind): 'high' | 'normal' =>
  kind === 'emergency' || kind === 'draft_ready' || kind === 'no_draft' ? 'high' : 'normal'
