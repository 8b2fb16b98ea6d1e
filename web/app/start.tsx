import '#web/lib/plain-schemas.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { isLineLost } from '#web/lib/api-error.ts'
import { choiceOf, keptLanguage, showIn } from '#web/lib/language.ts'
import { logFailure, logRecovered } from '#web/lib/log-failure.ts'
import { meQuery } from '#web/lib/me.ts'
import { watchTheme } from '#web/lib/preferences.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { aimedAt, signedInAs } from '#web/lib/session.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import { OfflineStart } from '#web/shell/offline-start.tsx'
import { loadTexts } from '#web/texts/say.ts'
import { Boundary } from '#web/ui/boundary.tsx'
import type { Begun } from './begin.ts'
import { warmScreens } from './lazy-screens.ts'
import { loadFirstParts, preloadFirstScreen } from './preload.ts'
import { Router } from './router.tsx'

/** Shows the app once somebody is signed in, or why nobody can be. @throws Error where the page has no place for it. */
export async function start(begun: Promise<Begun>): Promise<void> {
  const element = document.getElementById('root')
  if (!element) throw new Error('index.html has no #root')
  const root = createRoot(element, { onRecoverableError: logRecovered })
  watchTheme()
  // While nothing is shown, and after the code that shows it: ahead of that it took a fourth of a slow line.
  document.fonts.load('1em Inter').catch(() => undefined)
  loadFirstParts(aimedAt())
  await begun.then((ahead) => show(root, ahead)).catch((error: unknown) => showWhyNot(root, error))
}

async function show(root: Root, { chats }: Begun): Promise<void> {
  preloadFirstScreen(queryClient, { pathname: location.pathname, chats })
  // A person who is new to this browser sees nothing in a language that is not theirs.
  if (keptLanguage()?.by !== signedInAs()) await showTheirs()
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
  warmScreens(queryClient)
}

function showWhyNot(root: Root, error: unknown): void {
  logFailure(error)
  const isOffline = isLineLost(error)
  // Who starts the kept shell without a line is let in as soon as there is one.
  if (isOffline) addEventListener('online', () => location.reload(), { once: true })
  root.render(alone(isOffline ? <OfflineStart /> : <ErrorScreen error={error instanceof Error ? error : null} />))
}

/** Where it cannot be known now, what is chosen follows as soon as it is. */
const showTheirs = () => queryClient.fetchQuery(meQuery).then((me) => showIn(choiceOf(me)), logFailure)

/** Without a shell around it a screen is the whole page. */
const alone = (screen: ReactNode) => <main className="h-dvh">{screen}</main>
