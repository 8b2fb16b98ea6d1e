import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Outlet, useLocation, useMatch, useNavigate } from 'react-router-dom'
import { later } from '#web/code/later.ts'
import { useKept } from '#web/lib/kept.ts'
import { isAdmin, useMe } from '#web/lib/me.ts'
import { paths } from '#web/lib/paths.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { say } from '#web/texts/say.ts'
import { OnceIdle } from '#web/ui/once-idle.tsx'
import { takeNewestBack } from '#web/ui/toast.ts'
import { BottomBar } from './bottom-bar.tsx'
import { ConnectionStrip } from './connection-strip.tsx'
import { Header } from './header.tsx'
import { RegionBoundary } from './region-boundary.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { useContentFocus } from './use-content-focus.ts'

/** Fetched beside the first data: nothing is to be said before there is something to act on. */
const Toaster = later(() => import('#web/ui/toaster.tsx'))
const EmergencyBanner = later(() => import('./emergency-banner.tsx'))
const KeptStrip = later(() => import('./kept-strip.tsx'))
const FollowLanguage = later(() => import('./follow-language.tsx'))
const WindowTitle = later(() => import('./window-title.tsx'))
const Notices = later(() => import('./notices.tsx'))
const LiveUpdates = later(() => import('#web/live/live-updates.tsx'))
const SourceFaults = later(() => import('./source-faults.tsx'))
const AskBeforeLeaving = later(() => import('./ask-before-leaving.tsx'))
const PushKeeper = later(() => import('./push-keeper.tsx'))

/** Only administrators fetch it. */
const AlertsBanner = later(() => import('./alerts-banner.tsx'))

const Alerts = () =>
  isAdmin(useMe().data) ? (
    <Suspense>
      <AlertsBanner />
    </Suspense>
  ) : null

/** Everything around a screen. In a phone's conversation the bar below gives way to the composer. */
export function Shell() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { pathname } = useLocation()
  const inConversation = useMatch('/chat/:chatId') !== null
  useShortcuts({
    goDashboard: () => void navigate(paths.dashboard),
    goChats: () => void navigate(paths.chats),
    goProperties: () => void navigate(paths.properties),
    goSettings: () => void navigate(paths.settings),
    undo: (event) => takeNewestBack(client) && event.preventDefault(),
  })
  const content = useContentFocus(pathname)
  const place = pathname.split('/')[1] ?? ''
  return (
    <div className="flex h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-surface px-4 py-2 focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        {say.inbox.shell.skip}
      </a>
      <Header />
      <Suspense>
        <EmergencyBanner />
      </Suspense>
      <ConnectionStrip />
      <OnceIdle isWanted={useKept().length > 0}>
        <KeptStrip />
      </OnceIdle>
      <Suspense>
        <LiveUpdates />
        <FollowLanguage />
        <WindowTitle place={place} />
        <Notices />
        <SourceFaults />
      </Suspense>
      <OnceIdle>
        <AskBeforeLeaving />
        <PushKeeper />
      </OnceIdle>
      <Alerts />
      <main ref={content} id="content" tabIndex={-1} className="min-h-0 flex-1 outline-none">
        <RegionBoundary key={place}>
          <Suspense fallback={<ScreenSkeleton />}>
            <Outlet />
          </Suspense>
        </RegionBoundary>
      </main>
      {!inConversation && <BottomBar />}
      <OnceIdle>
        <Toaster label={say.inbox.shell.notifications} closeLabel={say.inbox.shell.closeNotice} />
      </OnceIdle>
    </div>
  )
}
