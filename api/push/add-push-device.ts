import type { PushDeviceInput, PushDeviceView } from '#api/contract/push.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { isKeyOfBrowser } from '#outside/web-push/key-of-browser.ts'
import { checkPushAddress } from '#outside/web-push/push-address.ts'
import { recordAudit } from '#prisma/audit.ts'
import { inHost } from '#prisma/host-scope.ts'
import { keepDevice } from '#prisma/push/keep-device.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { toPushDeviceView } from './push-device-view.ts'

/**
 * Has a browser told from now on; one that is told already is still there.
 * @throws AppError invalid_input for an address that is not a public https one, or keys that are none; rule_refused beyond so many.
 */
export async function addPushDevice(
  context: HostContext,
  { body }: { body: PushDeviceInput },
): Promise<PushDeviceView> {
  const { deps, host } = context
  if (!isKeyOfBrowser(body)) throw new AppError('invalid_input', { code: 'push_keys_invalid' })
  const { href, host: server } = await checkPushAddress(deps.guard, body.endpoint)
  return inHost(deps.db, host.id, async (tx, now) => {
    const device = { ...body, hostId: host.id, endpoint: href, now }
    const { isNew, row } = await keepDevice(tx, deps.ring, device)
    const entry = { action: 'push.add_device', subject: row.id, detail: { server } }
    if (isNew) await recordAudit(tx, auditEntry(context, entry))
    return toPushDeviceView(row)
  })
}
