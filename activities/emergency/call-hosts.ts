import type { ActivityDeps } from '#activities/deps.ts'
import { describeError } from '#outside/log.ts'
import { isAccountClosed } from '#prisma/accounts/is-account-closed.ts'
import { Prisma } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { claimEmergencyCalls, type DueCall, planNextCall } from '#prisma/messages/claim-emergency-calls.ts'
import { newsOfNotice } from '#prisma/notices/note-notice.ts'
import { putInOutbox } from '#prisma/outbox/put-in-outbox.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import { callByMail, noticeKeyOf } from './call-by-mail.ts'
import { callByWhatsapp } from './call-by-whatsapp.ts'
import { type Call, loadCall } from './load-call.ts'
import { tellOfUnattended } from './tell-of-unattended.ts'

const AT_ONCE = 32

type Way = 'screen' | 'mail' | 'whatsapp' | 'n8n'

/**
 * Calls every host whose emergency nobody has taken, on every way that is set, each step kept with the emergency. A way that fails
 * keeps no other from being tried; a worker that dies in between is followed by another within a minute.
 */
export async function callHosts(deps: ActivityDeps): Promise<void> {
  const due = await claimEmergencyCalls(deps.engineDb, { now: deps.now(), atMost: AT_ONCE })
  const calling = due.map((one) =>
    callHost(deps, one).catch((error: unknown) =>
      deps.log.error({ ...describeError(error), emergencyId: one.id }, 'a host could not be called'),
    ),
  )
  await Promise.all(calling)
}

/**
 * One call, on all ways at once. Where the host's account is closed nothing of the guest's goes to them any more: the administrators
 * are told that there is nobody; and so they are from the second call on where none has reached the host.
 * @throws Error where the host is gone.
 */
export async function callHost(deps: ActivityDeps, due: DueCall): Promise<void> {
  await planNextCall(deps.db, due, deps.now())
  if (await inHost(deps.db, due.hostId, (tx) => isAccountClosed(tx, due.hostId)))
    return tellOfUnattended(deps, due, 'closed')
  const call = await loadCall(deps, due)
  // The banner reads the emergency itself: what is stored is shown.
  await keepStep(deps, due, { way: 'screen', fault: null })
  await Promise.all([
    ...call.mailTo.map((to) =>
      step(deps, call, { way: 'mail', noticeKey: noticeKeyOf(call, to), make: () => callByMail(deps, call, to) }),
    ),
    step(deps, call, { way: 'whatsapp', make: callByWhatsapp }),
    step(deps, call, { way: 'n8n', make: callByN8n }),
  ])
  if (due.calls > 1 && !(await wasReached(deps, due))) await tellOfUnattended(deps, due, 'unreached')
}

/** Whether any call of this emergency left for the host themselves: what n8n makes of it nobody knows. */
const wasReached = ({ db }: Pick<ActivityDeps, 'db'>, { id: emergencyId, hostId }: DueCall): Promise<boolean> =>
  inHost(db, hostId, async (tx) => {
    const took = {
      fault: { equals: Prisma.DbNull },
      way: { notIn: ['screen', 'n8n'] },
    } satisfies Prisma.EmergencyCallWhereInput
    return (await tx.emergencyCall.count({ where: { hostId, emergencyId, ...took } })) > 0
  })

type Step = {
  way: Way
  noticeKey?: string
  make: (deps: ActivityDeps, call: Call) => Promise<Sentence | null | undefined>
}

async function step(deps: ActivityDeps, call: Call, { way, noticeKey, make }: Step): Promise<void> {
  const fault = await make(deps, call).catch((error: unknown) => {
    deps.log.warn({ ...describeError(error), way, emergencyId: call.due.id }, 'a way to call a host failed')
    return error instanceof AppError ? error.sentence : say({ code: 'unexpected' })
  })
  if (fault !== undefined) await keepStep(deps, call.due, { way, fault, noticeKey })
}

/** Through the outbox, which is tried by itself; each call is an event of its own. */
async function callByN8n(deps: ActivityDeps, { due }: Call): Promise<null | undefined> {
  if (deps.n8n.webhookUrl === undefined) return undefined
  const { hostId, messageId, calls } = due
  const announcement = { hostId, kind: 'emergency', messageIds: [messageId], turn: calls } as const
  await inHost(deps.db, hostId, (tx) => putInOutbox(tx, announcement))
  return null
}

async function keepStep(
  deps: Pick<ActivityDeps, 'db' | 'now'>,
  { id, hostId }: DueCall,
  { way, fault, noticeKey }: { way: Way; fault: Sentence | null; noticeKey?: string | undefined },
): Promise<void> {
  await inHost(deps.db, hostId, async (tx) => {
    // It may have come back before it is written down that it left.
    const returned = noticeKey === undefined ? null : await newsOfNotice(tx, { hostId, key: noticeKey })
    const call = {
      hostId,
      emergencyId: id,
      way,
      noticeKey: noticeKey ?? null,
      at: deps.now(),
      fault: storedFault(fault ?? returned),
    }
    await tx.emergencyCall.create({ data: call })
  })
}
