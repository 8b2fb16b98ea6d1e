const WORKER_WITHIN_MS = 10_000

/** What receives while no page is open. @throws Error where this browser has none, or takes too long for it. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, WORKER_WITHIN_MS, undefined))
  const registration = await Promise.race([navigator.serviceWorker.ready, late])
  if (registration === undefined) throw new Error('The service worker is not there')
  return registration
}

/** What this browser is told by; null while it is not. @throws Error where it has no service worker. */
export const ownSubscription = async (): Promise<PushSubscription | null> =>
  (await worker()).pushManager.getSubscription()

/** By which the list of devices knows a browser. */
export async function fingerprintOf({ endpoint }: Pick<PushSubscription, 'endpoint'>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const toBase64url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** Whether it was asked for with this key: what was asked for with another one is told nothing. */
export const isAskedWith = (subscription: PushSubscription, publicKey: string): boolean =>
  toBase64url(subscription.options.applicationServerKey) === publicKey

/** Asks the browser's push service, anew where it was asked with another key. @throws DOMException where the browser refuses. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const known = await ownSubscription()
  if (known !== null && isAskedWith(known, publicKey)) return known
  await known?.unsubscribe()
  return (await worker()).pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}
