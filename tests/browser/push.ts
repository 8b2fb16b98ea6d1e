import type { Page } from 'playwright-core'

/** Delivers to a page's service worker what a push service would, and reads what it shows, by DevTools. */
export async function openPush(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const found = Promise.withResolvers<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [registration] = registrations
    if (registration !== undefined && !registration.isDeleted) found.resolve(registration.registrationId)
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await found.promise
  return {
    deliver: (payload: object) =>
      devtools.send('ServiceWorker.deliverPushMessage', {
        ...{ origin: new URL(page.url()).origin, registrationId, data: JSON.stringify(payload) },
      }),
    shown: () =>
      page.evaluate(async () => {
        const notifications = await (await navigator.serviceWorker.ready).getNotifications()
        return notifications.map(({ title, body, tag }) => ({ title, body, tag }))
      }),
  }
}
