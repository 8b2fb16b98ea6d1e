import { call } from '#web/lib/api-client.ts'
import { fingerprintOf, ownSubscription } from './own-subscription.ts'
import { forgetWanted } from './wanted.ts'

/** Has this browser told nothing any more, at its push service and here. @throws ApiError */
export async function switchOff(): Promise<void> {
  forgetWanted()
  const subscription = await ownSubscription()
  if (subscription === null) return
  const fingerprint = await fingerprintOf(subscription)
  // What its push service no longer knows is told nothing, whatever stands here.
  await subscription.unsubscribe()
  const devices = await call('listPushDevices', {})
  const own = devices.find((device) => device.fingerprint === fingerprint)
  if (own !== undefined) await call('removePushDevice', { params: { id: own.id } })
}
