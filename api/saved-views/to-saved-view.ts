import { CHAT_QUEUES, type ChatQueue } from '#api/contract/queues.ts'
import type { SavedView } from '#api/contract/saved-views.ts'

type Row = Omit<SavedView, 'queue'> & { queue: string | null }

const isQueue = (queue: string | null): queue is ChatQueue => CHAT_QUEUES.some((known) => known === queue)

/** A saved view as it crosses the wire; a queue that this version does not know is none. */
export const toSavedView = ({ id, name, queue, channel, propertyId, words }: Row): SavedView => ({
  ...{ id, name, channel, propertyId, words },
  queue: isQueue(queue) ? queue : null,
})
