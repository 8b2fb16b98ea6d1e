import { proxyActivities } from '@temporalio/workflow'
import type { ReplyActivities } from '#activities/reply/create-reply-activities.ts'
import { RECORDS_TASK_QUEUE, SENDING_TASK_QUEUE } from '#workflows/domain/workflow-names.ts'

const UNTIL_IT_WORKS = { initialInterval: '200 milliseconds', maximumInterval: '10 seconds' } as const

/** The last ones do without the model. */
export const COMPOSE_TRIES = 4
export const SEND_TRIES = 8

/** On the workflows' own queue: a short wait for its host's slot, and twice the model's time; the heartbeat tells life. */
export const { composeReply } = proxyActivities<ReplyActivities>({
  summary: 'open, draft and decide',
  startToCloseTimeout: '3 minutes',
  heartbeatTimeout: '30 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '30 seconds', maximumAttempts: COMPOSE_TRIES },
})

/** Short transactions. They are tried until they work: without PostgreSQL there is no truth to go on with. */
const records = { taskQueue: RECORDS_TASK_QUEUE, startToCloseTimeout: '10 seconds', retry: UNTIL_IT_WORKS } as const
export const { readReply, readDelivery } = proxyActivities<ReplyActivities>({ ...records, summary: 'read what holds' })
export const { openEmptyReply } = proxyActivities<ReplyActivities>({ ...records, summary: 'leave an empty draft' })
export const { openFallback } = proxyActivities<ReplyActivities>({ ...records, summary: 'fallback in its place' })

/** Tried again only while nothing of the content has left: what may have been delivered is an answer, no error. */
export const { sendMessage } = proxyActivities<ReplyActivities>({
  summary: 'claim and send',
  taskQueue: SENDING_TASK_QUEUE,
  startToCloseTimeout: '100 seconds',
  heartbeatTimeout: '15 seconds',
  retry: {
    initialInterval: '5 seconds',
    backoffCoefficient: 3,
    maximumInterval: '5 minutes',
    maximumAttempts: SEND_TRIES,
  },
})

/** Looks a lost answer up, or says that nothing left. It must end, so it is tried until it does. */
export const { endSend } = proxyActivities<ReplyActivities>({
  summary: 'look up what became of it',
  taskQueue: SENDING_TASK_QUEUE,
  startToCloseTimeout: '70 seconds',
  heartbeatTimeout: '15 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '30 seconds' },
})

/** Nice to have: given up after a few tries, and never in the way of the reply. */
const notifications = {
  startToCloseTimeout: '20 seconds',
  scheduleToCloseTimeout: '2 minutes',
  retry: { initialInterval: '2 seconds', maximumAttempts: 3 },
} as const
export const { announceNewMessage } = proxyActivities<ReplyActivities>({ ...notifications, summary: 'tell n8n' })
export const { askForConfirmation } = proxyActivities<ReplyActivities>({
  ...notifications,
  summary: 'ask the host by mail',
})
