import type { PushDeviceView } from '#api/contract/push.ts'
import { call } from '#web/lib/api-client.ts'
import { deviceName } from './device-name.ts'
import { subscribe } from './own-subscription.ts'
import { keepWanted } from './wanted.ts'

/** Has this browser told, or says that it is still there. @throws ApiError; DOMException where the browser refuses. */
export async function switchOn(): Promise<PushDeviceView> {
  const { publicKey } = await call('readPushKey', {})
  const { endpoint, keys } = (await subscribe(publicKey)).toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  const body = { endpoint: endpoint ?? '', p256dh, auth, name: deviceName(navigator.userAgent) }
  const device = await call('addPushDevice', { body })
  keepWanted()
  return device
}
