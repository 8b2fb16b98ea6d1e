import { onTestFinished, vi } from 'vitest'

type State = { permission?: NotificationPermission; asked?: NotificationPermission; isSubscribed?: boolean }

const KEY = new Uint8Array([4, 1, 2, 3])
export const PUSH_KEY = btoa(String.fromCharCode(...KEY)).replace(/=+$/, '')
export const ENDPOINT = 'https://push.example.org/this-browser'

/** Stands in for what a browser has of notifications, which the page of these tests has nothing of, until the test ends. */
export function givenPushBrowser({ permission = 'default', asked = 'granted', isSubscribed = false }: State = {}) {
  const failing: { with: Error | null } = { with: null }
  let subscription: object | null = null
  const newSubscription = () => ({
    endpoint: ENDPOINT,
    options: { applicationServerKey: KEY.buffer },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'a-key', auth: 'a-secret' } }),
    unsubscribe: async () => {
      subscription = null
      return true
    },
  })
  if (isSubscribed) subscription = newSubscription()
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      if (failing.with !== null) throw failing.with
      subscription = newSubscription()
      return subscription
    },
  }
  const registration = { pushManager, getNotifications: async () => [] }
  const worker = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  })
  const notification = {
    permission,
    requestPermission: async () => {
      notification.permission = asked
      return asked
    },
  }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', notification)
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  return {
    worker,
    isSubscribed: () => subscription !== null,
    /** The browser's push service refuses from now on. */
    failWith: (error: Error) => {
      failing.with = error
    },
  }
}
