import type { ActivityDeps } from '#activities/deps.ts'
import { describeError } from '#outside/log.ts'
import { pushContact } from '#outside/web-push/push-contact.ts'
import type { PushSender } from '#outside/web-push/send-push.ts'
import { claimDuePushes } from '#prisma/push/claim-due-pushes.ts'
import { readPushKey } from '#prisma/vault/push-key.ts'
import { sendDuePush } from './send-due-push.ts'

/** So many at once, of all hosts. */
const AT_ONCE = 16

type Deps = Pick<ActivityDeps, 'db' | 'engineDb' | 'guard' | 'log' | 'now' | 'random' | 'vault'> & {
  config: Pick<ActivityDeps['config'], 'publicUrl' | 'alertEmails'>
}

/**
 * Tells devices what they are to be told, until nothing is due. It asks PostgreSQL and nobody else, so that hosts are told while Temporal
 * is away. Where the pair that signs is lost, what waits is tried again until it is too old.
 */
export async function sendDuePushes(deps: Deps): Promise<void> {
  let sender: PushSender | null | undefined
  for (let claimed = AT_ONCE; claimed === AT_ONCE; ) {
    const due = await claimDuePushes(deps.engineDb, AT_ONCE)
    if (due.length > 0) sender ??= await senderOf(deps)
    await Promise.all(
      due.map((one) =>
        sendDuePush(deps, one, sender ?? null).catch((error: unknown) =>
          deps.log.warn({ ...describeError(error), pushId: one.id }, 'a device could not be told'),
        ),
      ),
    )
    claimed = due.length
  }
}

async function senderOf({ engineDb, vault, config, log }: Deps): Promise<PushSender | null> {
  const key = await readPushKey(engineDb, vault)
  if (key === null) log.error({}, 'the pair that signs notifications is lost: start the vault anew')
  return key === null ? null : { ...key, contact: pushContact(config) }
}
