/** A guest may write on: a draft begins a moment after their last word, and nothing of it stands anywhere before. */
const BEGINS_WITHIN_MS = 2 * 60_000

/** Whether a guest's message came just now and its draft is still to begin; later on nobody knows that one will. */
export const awaitsDraft = (status: string | null, at: string, now: Date): boolean =>
  status === 'received' && now.getTime() - Date.parse(at) < BEGINS_WITHIN_MS
