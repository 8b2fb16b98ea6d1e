import { DRAFT_LATE_SECONDS } from '#api/contract/queues.ts'

/** Whether a guest's message came just now and its draft is still to begin; later on nobody knows that one will. */
export const awaitsDraft = (status: string | null, at: string, now: Date): boolean =>
  status === 'received' && now.getTime() - Date.parse(at) < DRAFT_LATE_SECONDS * 1000
