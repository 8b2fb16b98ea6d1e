import { isCancellation, proxyActivities, proxyLocalActivities, TemporalFailure } from '@temporalio/workflow'
import type { ReplyActivities } from '#activities/reply/create-reply-activities.ts'
import { SEND_LIMITS_MS } from '#workflows/domain/send-limits.ts'
import { RECORDS_TASK_QUEUE, SENDING_TASK_QUEUE } from '#workflows/domain/workflow-names.ts'

const UNTIL_IT_WORKS = { initialInterval: '200 milliseconds', maximumInterval: '10 seconds' } as const

/** The last ones do without the model. */
export const COMPOSE_TRIES = 4
/** Over some five hours, as servers are restarted and put off those they do not know: what is older than six waits for the host. */
export const SEND_TRIES = 24

/** On the workflows' own queue: a short wait for its host's slot, and twice the model's time; the heartbeat tells life. */
export const { composeReply } = proxyActivities<ReplyActivities>({
  summary: 'open, draft and decide',
  startToCloseTimeout: '3 minutes',
  heartbeatTimeout: '30 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '30 seconds', maximumAttempts: COMPOSE_TRIES },
})

/** Short transactions. They are tried until they work: without PostgreSQL there is no truth to go on with. */
const records = { taskQueue: RECORDS_TASK_QUEUE, startToCloseTimeout: '10 seconds', retry: UNTIL_IT_WORKS } as const
const READ = { summary: 'read what holds' } as const
const FALL_BACK = { summary: 'fallback in its place' } as const
const queuedRead = proxyActivities<ReplyActivities>({ ...records, ...READ })
export const { readReply } = queuedRead
const { openFallback } = proxyActivities<ReplyActivities>({ ...records, ...FALL_BACK })
export const { openEmptyReply } = proxyActivities<ReplyActivities>({ ...records, summary: 'leave an empty draft' })

/** Within the workflow's own task, which costs Temporal neither an activity nor another task; no place to wait in. */
const local = { startToCloseTimeout: '5 seconds', retry: { maximumAttempts: 1 } } as const
const localRead = proxyLocalActivities<ReplyActivities>({ ...local, ...READ })
const localFallback = proxyLocalActivities<ReplyActivities>({ ...local, ...FALL_BACK })

/** Where PostgreSQL does not answer at once, the queue tries until it does. */
const orQueued =
  <Input, Answer>(local: (input: Input) => Promise<Answer>, queued: (input: Input) => Promise<Answer>) =>
  (input: Input): Promise<Answer> =>
    local(input).catch((error: unknown) => {
      // What runs within the task fails as what it threw, in no ActivityFailure.
      if (!(error instanceof TemporalFailure) || isCancellation(error)) throw error
      return queued(input)
    })

const QUEUED = { readReply, readDelivery: queuedRead.readDelivery, openFallback }
const LOCAL = {
  readReply: orQueued(localRead.readReply, QUEUED.readReply),
  readDelivery: orQueued(localRead.readDelivery, QUEUED.readDelivery),
  openFallback: orQueued(localFallback.openFallback, QUEUED.openFallback),
}

/** The short transactions of a run, in the place that it was started for. */
export const recordsOf = (localRecords: true | undefined) => (localRecords === true ? LOCAL : QUEUED)

/** Tried again only while nothing of the content has left: what may have been delivered is an answer, no error. */
export const { sendMessage } = proxyActivities<ReplyActivities>({
  summary: 'claim and send',
  taskQueue: SENDING_TASK_QUEUE,
  startToCloseTimeout: SEND_LIMITS_MS.activity,
  heartbeatTimeout: '15 seconds',
  retry: {
    initialInterval: '5 seconds',
    backoffCoefficient: 3,
    maximumInterval: '15 minutes',
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

/** Given up after a few tries, and never in the way of the reply: the worker goes on with what stays owed. */
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
