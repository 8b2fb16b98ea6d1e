import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { warmScreens } from './app/lazy-screens.ts'
import { loadFirstParts, preloadFirstScreen } from './app/preload.ts'
import { Router } from './app/router.tsx'
import './app/theme.css'
import './lib/plain-schemas.ts'
import { askServerBy } from './code/until-fetched.ts'
import { call } from './lib/api-client.ts'
import { isLineLost } from './lib/kept.ts'
import { choiceOf, keptLanguage, showIn } from './lib/language.ts'
import { logFailure, logRecovered } from './lib/log-failure.ts'
import { meQuery } from './lib/me.ts'
import { watchTheme } from './lib/preferences.ts'
import { queryClient } from './lib/query-client.ts'
import { aimedAt, openSession, signedInAs } from './lib/session.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { OfflineStart } from './shell/offline-start.tsx'
import { loadTexts, speak } from './texts/say.ts'
import { Boundary } from './ui/boundary.tsx'

/** Whatever it answers, it is there. */
const isServerThere = () =>
  call('readWebConfig', {}).then(
    () => true,
    (error: unknown) => !isLineLost(error),
  )

async function start(root: Root) {
  askServerBy(isServerThere)
  // While nothing is shown, and after the code that shows it: ahead of that it took a fourth of a slow line.
  document.fonts.load('1em Inter').catch(() => undefined)
  loadFirstParts(aimedAt())
  const kept = keptLanguage()
  // Nothing is fetched yet: this only says which.
  await speak(kept?.choice ?? 'mix')
  await Promise.all([loadTexts('first'), call('readWebConfig', {}).then(openSession)])
  preloadFirstScreen(queryClient, location.pathname)
  // A person who is new to this browser sees nothing in a language that is not theirs.
  if (kept?.by !== signedInAs()) await showTheirs()
  // Beside what the shell fetches now; what fails is asked for again where it is shown.
  loadTexts('shell').catch(() => undefined)
  root.render(
    <StrictMode>
      <Boundary instead={(error) => alone(<ErrorScreen error={error} />)}>
        <QueryClientProvider client={queryClient}>
          <Router />
        </QueryClientProvider>
      </Boundary>
    </StrictMode>,
  )
  warmScreens()
}

/** Where it cannot be known now, what is chosen follows as soon as it is. */
const showTheirs = () => queryClient.fetchQuery(meQuery).then((me) => showIn(choiceOf(me)), logFailure)

/** Without a shell around it a screen is the whole page. */
const alone = (screen: ReactNode) => <main className="h-dvh">{screen}</main>

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = createRoot(element, { onRecoverableError: logRecovered })
watchTheme()
start(root).catch((error: unknown) => {
  logFailure(error)
  const isOffline = isLineLost(error)
  // Who starts the kept shell without a line is let in as soon as there is one.
  if (isOffline) addEventListener('online', () => location.reload(), { once: true })
  root.render(alone(isOffline ? <OfflineStart /> : <ErrorScreen error={error instanceof Error ? error : null} />))
})
