import type { TrialView } from '#api/contract/trials.ts'

/** Whether a worker is still to answer: it is asked again how far it has got. */
export const isGoingOn = ({ state }: Pick<TrialView, 'state'>): boolean => state === 'waiting' || state === 'running'
