// Keeps the shell of one build, for when there is no line; never what the API answers. The build puts in what belongs to it.
const SHELL = 'locanda-shell-__BUILD__'
const DOCUMENT = '/'
const FILES = [DOCUMENT, '/theme.js', '/lantern.svg', ...__FILES__]
/** A line that says nothing for so long is none. */
const PATIENCE_MS = 4_000
/** A page that is asked something has answered by then. */
const PAGE_ANSWERS_MS = 1_000

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

/** What a page answers; `otherwise` where it is of an older build, or hangs. */
const ask = (page, question, otherwise) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    setTimeout(resolve, PAGE_ANSWERS_MS, otherwise)
    port1.onmessage = ({ data }) => resolve(data)
    page.postMessage(question, [port2])
  })

/** The window used last comes first. A browser knows of each only the address that it was opened at: the rest it says itself. */
const windowsAt = async () => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const places = windows.map((page) => ask(page, { kind: 'where' }, new URL(page.url).pathname))
  return Promise.all(windows.map(async (page, at) => ({ page, place: await places[at] })))
}

/** Nobody is told of what they look at: a window in sight shows the chat. */
const isInSight = async (url) =>
  (await windowsAt()).some(({ page, place }) => page.visibilityState === 'visible' && place === url)

/** What the page shows at the icon while it is there. Not every browser has one, and it may be refused. */
const badge = async (waiting) => {
  if (waiting !== undefined && 'setAppBadge' in navigator) await navigator.setAppBadge(waiting).catch(() => undefined)
}

const tell = async ({ title, body, tag, url, at, chatId, waiting }) => {
  await badge(waiting)
  if (chatId !== undefined && (await isInSight(url))) return
  await self.registration.showNotification(title, {
    ...{ body, tag, renotify: true, timestamp: Date.parse(at), data: { url } },
    ...{ icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' },
  })
}

self.addEventListener('push', (event) => {
  if (event.data !== null) event.waitUntil(tell(event.data.json()))
})

/** In a window that is there without loading it anew, so that nothing typed in it is lost. */
const open = async (url) => {
  const windows = await windowsAt()
  const { page } = windows.find(({ place }) => place === url) ?? windows[0] ?? {}
  if (page === undefined) return self.clients.openWindow(url)
  // Where the browser gives it no focus it goes there all the same.
  await page.focus().catch(() => undefined)
  if (!(await ask(page, { kind: 'go', url }, false))) await self.clients.openWindow(url)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.url))
})
