import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '#web/code/when-idle.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { Conversation } from '#web/screens/conversation-part.ts'
import type { GroupName } from '#web/texts/groups.ts'
import { loadTexts } from '#web/texts/say.ts'

/** With its texts beside it. */
const withTexts =
  <T>(load: () => Promise<T>, ...groups: GroupName[]) =>
  async (): Promise<T> => {
    const [screen] = await Promise.all([load(), loadTexts(...groups)])
    return screen
  }

/** The code of the screens that are not in the entry; each module's default export is the screen. */
export const screens = {
  conversation: Conversation.ahead,
  dashboard: withTexts(() => import('#web/screens/dashboard-screen.tsx'), 'dashboard'),
  propertyList: withTexts(() => import('#web/screens/property-list-screen.tsx'), 'houses'),
  propertyDetail: withTexts(() => import('#web/screens/property-detail-screen.tsx'), 'houses', 'forms'),
  propertyForm: withTexts(() => import('#web/screens/property-form-screen.tsx'), 'houses', 'forms'),
  settings: withTexts(() => import('#web/screens/settings-screen.tsx'), 'settings', 'forms'),
  analytics: withTexts(() => import('#web/screens/analytics-screen.tsx'), 'analytics'),
  admin: withTexts(() => import('#web/screens/admin-screen.tsx'), 'admin', 'forms'),
  notFound: () => import('#web/shell/not-found-screen.tsx'),
}

const WARMED_WITHIN_MS = 5_000
/** A line that never rests. */
const READ_WITHIN_MS = 15_000

/** Once nothing that is shown is still being read, and the faces of type are there: what is fetched ahead takes the line from both. */
async function untilRead(client: QueryClient): Promise<void> {
  const read = Promise.withResolvers<void>()
  const look = () => client.isFetching() === 0 && read.resolve()
  const stop = client.getQueryCache().subscribe(look)
  const timer = setTimeout(read.resolve, READ_WITHIN_MS)
  look()
  await read.promise
  clearTimeout(timer)
  stop()
  await document.fonts.ready
}

/** Fetches the other screens' code when the browser has nothing better to do, so that no link ever waits, and keeps the shell. */
export function warmScreens(client: QueryClient): void {
  const warm = () => {
    // What fails now is asked for again, and reported, when the host goes there.
    for (const load of Object.values(screens)) load().catch(() => undefined)
    // Where a browser has none, or forbids it, everything works but the start without a line.
    if (import.meta.env.PROD) navigator.serviceWorker?.register('/service-worker.js').catch(logFailure)
  }
  untilRead(client)
    .then(() => whenIdle(warm, WARMED_WITHIN_MS))
    .catch(logFailure)
}
