import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { warmScreens } from './app/lazy-screens.ts'
import { loadFirstParts, preloadFirstScreen } from './app/preload.ts'
import { Router } from './app/router.tsx'
import './app/theme.css'
import './lib/plain-schemas.ts'
import { call } from './lib/api-client.ts'
import { isLineLost } from './lib/kept.ts'
import { logFailure } from './lib/log-failure.ts'
import { watchTheme } from './lib/preferences.ts'
import { queryClient } from './lib/query-client.ts'
import { openSession } from './lib/session.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { OfflineStart } from './shell/offline-start.tsx'
import { RegionBoundary } from './shell/region-boundary.tsx'
import { loadTexts } from './texts/say.ts'

async function start(root: Root) {
  loadFirstParts(location.pathname)
  await Promise.all([loadTexts('first'), call('readWebConfig', {}).then(openSession)])
  preloadFirstScreen(queryClient, location.pathname)
  root.render(
    <StrictMode>
      <RegionBoundary>
        <QueryClientProvider client={queryClient}>
          <Router />
        </QueryClientProvider>
      </RegionBoundary>
    </StrictMode>,
  )
  warmScreens()
}

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = createRoot(element)
watchTheme()
start(root).catch((error: unknown) => {
  logFailure(error)
  const isOffline = isLineLost(error)
  // Who starts the kept shell without a line is let in as soon as there is one.
  if (isOffline) addEventListener('online', () => location.reload(), { once: true })
  root.render(isOffline ? <OfflineStart /> : <ErrorScreen error={error instanceof Error ? error : null} />)
})
