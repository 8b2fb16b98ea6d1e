/** How far a worker has got with what a host asked for and looks at meanwhile; `lost`: whoever did it died. */
export const WORK_STATES = ['waiting', 'running', 'done', 'lost'] as const
export type WorkState = (typeof WORK_STATES)[number]

/** Longer than the test of a mailbox, or a model, may take. */
const LOST_MS = 180_000

/** The state of what was begun and ended then, if it was. */
export function workState({ begunAt, endedAt }: Record<'begunAt' | 'endedAt', Date | null>, now: Date): WorkState {
  if (endedAt !== null) return 'done'
  if (begunAt === null) return 'waiting'
  return now.getTime() - begunAt.getTime() > LOST_MS ? 'lost' : 'running'
}
