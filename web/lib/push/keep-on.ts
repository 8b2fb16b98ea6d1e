import { call } from '#web/lib/api-client.ts'
import { pushAbility } from './ability.ts'
import { fingerprintOf, isAskedWith, ownSubscription } from './own-subscription.ts'
import { switchOn } from './switch-on.ts'
import { forgetWanted, wantedSince } from './wanted.ts'

const AGAIN_AFTER_MS = 20 * 3_600_000

/**
 * As the app opens: says that a browser which is told is still there, asks anew where its push service or the key has changed, and ends
 * what another person left on, or was removed elsewhere. @throws ApiError; DOMException where the browser refuses.
 */
export async function keepOn(): Promise<void> {
  if (pushAbility() !== 'able' || Notification.permission !== 'granted') return
  const wanted = wantedSince()
  const subscription = await ownSubscription()
  if (wanted === null) {
    await subscription?.unsubscribe()
    return
  }
  if (subscription === null) return void (await switchOn())
  if (Date.now() - Date.parse(wanted) < AGAIN_AFTER_MS) return
  const [{ publicKey }, devices] = await Promise.all([call('readPushKey', {}), call('listPushDevices', {})])
  const fingerprint = await fingerprintOf(subscription)
  const isKnown = devices.some((device) => device.fingerprint === fingerprint)
  if (isKnown || !isAskedWith(subscription, publicKey)) return void (await switchOn())
  forgetWanted()
  await subscription.unsubscribe()
}
