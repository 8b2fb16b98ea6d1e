import type { PushTestView } from '#api/contract/push.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { judgePush, type PushOutcome } from '#outside/web-push/judge-push.ts'
import { pushContact } from '#outside/web-push/push-contact.ts'
import type { PushSubscription } from '#outside/web-push/send-push.ts'
import { inHost } from '#prisma/host-scope.ts'
import { readDevice } from '#prisma/push/read-device.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import { readPushKey } from '#prisma/vault/push-key.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { testWords } from '#workflows/domain/push/push-words.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'

const TTL_SECONDS = 60

/**
 * Sends a browser a notification while its person looks on, at any hour, and answers what its push service said.
 * @throws AppError not_found, also for another host's.
 */
export async function testPushDevice(
  { deps, host }: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<PushTestView> {
  const where = { hostId: host.id, id }
  const { device, language } = await inHost(deps.db, host.id, async (tx) => ({
    device: await readDevice(tx, deps.ring, { hostId: host.id, deviceId: id }),
    language: (await tx.appSettings.findUnique({ where: { hostId: host.id } }))?.language ?? 'it',
  }))
  if (device === null) throw notFound('Device')
  const payload = JSON.stringify({
    ...testWords[language],
    tag: 'test',
    url: '/general-settings',
    at: deps.now().toISOString(),
  })
  const came = await send(deps, device, payload)
  await inHost(deps.db, host.id, async (tx, now) => {
    if (came.isGone) await tx.pushDevice.deleteMany({ where })
    else
      await tx.pushDevice.updateMany({
        where,
        data: { fault: storedFault(came.fault), ...(came.fault === null && { toldAt: now }) },
      })
  })
  return { isTaken: came.fault === null, fault: came.fault }
}

type Came = { isGone: boolean; fault: Sentence | null }

async function send(
  { engineDb, ring, guard, config }: HostContext['deps'],
  device: PushSubscription,
  payload: string,
): Promise<Came> {
  const key = await readPushKey(engineDb, ring)
  if (key === null) return { isGone: false, fault: say({ code: 'push_key_lost' }) }
  const sender = { ...key, contact: pushContact({ publicUrl: config.publicUrl, alertEmails: [] }) }
  // Encrypting is loaded with the first of them: no process that only serves pays for it.
  const { sendPush } = await import('#outside/web-push/send-push.ts')
  try {
    const message = { payload, ttlSeconds: TTL_SECONDS, urgency: 'high' } as const
    return cameOf(judgePush(await sendPush(guard, device, { sender, message })))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const isAway = error.kind === 'upstream_unavailable'
    return { isGone: false, fault: isAway ? say({ code: 'push_unreachable' }) : error.sentence }
  }
}

function cameOf(judged: PushOutcome): Came {
  if (judged.outcome === 'taken') return { isGone: false, fault: null }
  if (judged.outcome === 'gone') return { isGone: true, fault: say({ code: 'push_device_gone' }) }
  return { isGone: false, fault: judged.fault }
}
