// Keeps the shell of one build, for when there is no line; never what the API answers. The build puts in what belongs to it.
const SHELL = 'locanda-shell-__BUILD__'
const DOCUMENT = '/'
const FILES = [DOCUMENT, '/theme.js', '/lantern.svg', ...__FILES__]
/** A line that says nothing for so long is none. */
const PATIENCE_MS = 4_000
/** A page that has not gone where it was asked to by then is of an older build, or hangs. */
const PAGE_ANSWERS_MS = 2_000

// Whole or not at all: a build that is being replaced while it is fetched is not kept.
self.addEventListener('install', (event) => {
  const requests = FILES.map((file) => new Request(file, { cache: 'reload' }))
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(requests)))
})

// It begins when the last page of the build before it is closed: until then that one's files are kept.
self.addEventListener('activate', (event) => {
  const dropOlder = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)))
  }
  // The page that fetched the first one is served by it from now on.
  event.waitUntil(dropOlder().then(() => self.clients.claim()))
})

const kept = async (file) => (await caches.open(SHELL)).match(file)

/** The document as the server has it now, so that nobody stays with an older build; the kept one only without a line. */
async function newestDocument(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    const document = await kept(DOCUMENT)
    if (document === undefined) throw error
    return document
  }
}

const keptOrFetched = async (request) => (await kept(new URL(request.url).pathname)) ?? fetch(request)

/** The texts of a language that somebody chose: kept from then on. */
async function keptFromNowOn(request) {
  const known = await kept(new URL(request.url).pathname)
  if (known !== undefined) return known
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone())
  return answer
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(newestDocument(request))
  else if (FILES.includes(pathname)) event.respondWith(keptOrFetched(request))
  else if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) event.respondWith(keptFromNowOn(request))
})

/** Nobody is told of what they look at: a window in sight shows the chat. */
const isInSight = async (url) => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.some((one) => one.visibilityState === 'visible' && new URL(one.url).pathname === url)
}

const tell = async (message) => {
  const { title, body, tag, url, at, chatId } = message
  if (chatId !== undefined && (await isInSight(url))) return
  await self.registration.showNotification(title, {
    ...{ body, tag, renotify: true, timestamp: Date.parse(at), data: { url } },
    ...{ icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' },
  })
}

self.addEventListener('push', (event) => {
  if (event.data !== null) event.waitUntil(tell(event.data.json()))
})

/** A page that shows another place without being loaded anew, so that nothing typed in it is lost, answers that it did. */
const goesThere = (page, url) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    setTimeout(resolve, PAGE_ANSWERS_MS, false)
    port1.onmessage = () => resolve(true)
    page.postMessage({ kind: 'go', url }, [port2])
  })

/** The window used last comes first. */
const open = async (url) => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = windows.find((one) => new URL(one.url).pathname === url) ?? windows[0]
  if (page === undefined) return self.clients.openWindow(url)
  await page.focus()
  if (await goesThere(page, url)) return page
  return self.clients.openWindow(url)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.url))
})
