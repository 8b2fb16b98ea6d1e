import { type ReactNode, Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { later } from '#web/code/later.ts'
import { paths } from '#web/lib/paths.ts'
import { ChatScreen } from '#web/screens/chat-screen.tsx'
import { ScreenSkeleton } from '#web/shell/screen-skeleton.tsx'
import { Shell } from '#web/shell/shell.tsx'
import { useLanguage } from '#web/texts/use-language.ts'
import { screens } from './lazy-screens.ts'

const DashboardScreen = later(screens.dashboard)
const PropertyListScreen = later(screens.propertyList)
const PropertyDetailScreen = later(screens.propertyDetail)
const PropertyFormScreen = later(screens.propertyForm)
const SettingsScreen = later(screens.settings)
const AnalyticsScreen = later(screens.analytics)
const AdminScreen = later(screens.admin)
const NotFoundScreen = later(screens.notFound)

/** A screen gives way to another of the same place at once, and does not stay until that one's code is there. */
const arriving = (name: string, screen: ReactNode) => (
  <Suspense key={name} fallback={<ScreenSkeleton />}>
    {screen}
  </Suspense>
)

/** The routes of the specification, section 2. The chat centre is in the entry, the others arrive by themselves. */
export function Router() {
  // All that is shown is drawn again, in place, when another language is chosen.
  useLanguage()
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<Shell />}>
          <Route path={paths.dashboard} element={<DashboardScreen />} />
          <Route path={paths.chats} element={<ChatScreen />} />
          <Route path="/chat/:chatId" element={<ChatScreen />} />
          <Route path={paths.analytics} element={<AnalyticsScreen />} />
          <Route path={paths.admin} element={<AdminScreen />} />
          <Route path={paths.settings} element={<SettingsScreen />} />
          <Route path={paths.properties} element={arriving('list', <PropertyListScreen />)} />
          <Route path={paths.addProperty} element={arriving('form', <PropertyFormScreen />)} />
          <Route path="/properties/:propertyId" element={arriving('detail', <PropertyDetailScreen />)} />
          <Route path="/properties/:propertyId/edit" element={arriving('form', <PropertyFormScreen />)} />
          <Route path={paths.login} element={<Navigate to={paths.dashboard} replace />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Routes>
    </BrowserRouter>
  )
}
