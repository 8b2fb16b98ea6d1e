import { proxyActivities } from '@temporalio/workflow'
import type { Activities } from '#activities/index.ts'

/** Short transactions. They are tried until they work: without PostgreSQL there is no truth to go on with. */
export const records = proxyActivities<
  Pick<
    Activities,
    | 'openReply'
    | 'readMessage'
    | 'recordApproval'
    | 'recordDiscard'
    | 'recordUndo'
    | 'claimFallback'
    | 'claimSend'
    | 'openEmptyDraft'
  >
>({
  startToCloseTimeout: '10 seconds',
  retry: { initialInterval: '200 milliseconds', backoffCoefficient: 2, maximumInterval: '10 seconds' },
})

/** A model that stays away makes `composeDraft` fall back by itself; these tries are for everything else. */
export const drafting = proxyActivities<Pick<Activities, 'composeDraft'>>({
  startToCloseTimeout: '2 minutes',
  heartbeatTimeout: '40 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds', maximumAttempts: 4 },
})

/** Tried again only while nothing of the content has left: what may have been delivered is no error of `deliver`. */
export const sending = proxyActivities<Pick<Activities, 'deliver'>>({
  startToCloseTimeout: '90 seconds',
  heartbeatTimeout: '15 seconds',
  retry: { initialInterval: '5 seconds', backoffCoefficient: 3, maximumInterval: '5 minutes', maximumAttempts: 8 },
})

/** Looks a lost answer up, or says that nothing left. It must end, so it is tried until it does. */
export const concluding = proxyActivities<Pick<Activities, 'concludeSend'>>({
  startToCloseTimeout: '60 seconds',
  heartbeatTimeout: '15 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
})

/** Nice to have: given up after a few tries, and never in the way of the reply. */
export const announcements = proxyActivities<Pick<Activities, 'announceNewMessage' | 'askForConfirmation'>>({
  startToCloseTimeout: '20 seconds',
  scheduleToCloseTimeout: '2 minutes',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumAttempts: 3 },
})
