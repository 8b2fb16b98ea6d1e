import { lazy } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { paths } from '#web/lib/paths.ts'
import { ChatScreen } from '#web/screens/chat-screen.tsx'
import { Shell } from '#web/shell/shell.tsx'
import { useLanguage } from '#web/texts/say.ts'
import { screens } from './lazy-screens.ts'

const DashboardScreen = lazy(screens.dashboard)
const PropertyListScreen = lazy(screens.propertyList)
const PropertyDetailScreen = lazy(screens.propertyDetail)
const PropertyFormScreen = lazy(screens.propertyForm)
const SettingsScreen = lazy(screens.settings)
const AnalyticsScreen = lazy(screens.analytics)
const AdminScreen = lazy(screens.admin)
const NotFoundScreen = lazy(screens.notFound)

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
          <Route path={paths.properties} element={<PropertyListScreen />} />
          <Route path={paths.addProperty} element={<PropertyFormScreen />} />
          <Route path="/properties/:propertyId" element={<PropertyDetailScreen />} />
          <Route path="/properties/:propertyId/edit" element={<PropertyFormScreen />} />
          <Route path={paths.login} element={<Navigate to={paths.dashboard} replace />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Routes>
    </BrowserRouter>
  )
}
