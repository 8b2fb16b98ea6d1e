import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { isUnseen } from '#web/lib/lost-focus.ts'
import { openSession } from '#web/lib/session.ts'
import { setConnection } from '#web/live/connection.ts'
import { speak } from '#web/texts/say.ts'
import { showToasts } from '#web/ui/toast.ts'
import { loadAllTexts } from './load-all-texts.ts'

/** As patient as `vitest.config.ts`: beside everything else that runs, a second is nothing. */
configure({ asyncUtilTimeout: 30_000 })

/** Somebody who is signed in. How they did is Keycloak's, and the browser tests'. */
vi.mock('keycloak-js', () => ({
  default: class {
    token = 'a-token'
    subject = 'a-person'
    init = async () => true
    updateToken = async () => true
    isTokenExpired = () => false
    logout = async () => undefined
  },
}))

beforeAll(loadAllTexts)
beforeAll(() => openSession({ keycloakUrl: 'http://keycloak.test', realm: 'locanda', clientId: 'locanda-web' }))

beforeEach(async () => {
  // Nothing is asked for without a line, and the test before may have cut it: both stand outside of what is taken down.
  onlineManager.setOnline(true)
  setConnection('connecting')
  // What the test before had come by itself rests from keys and clicks for a moment.
  await vi.waitUntil(() => !isUnseen(), { timeout: 5_000 })
  // What had the focus is gone with that test, as is noted a moment later, and nobody has lost it.
  await new Promise((resolve) => setTimeout(resolve))
  document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

// What a test expects to be logged it takes away with `loggedFailures`.
afterEach(async () => {
  cleanup()
  localStorage.clear()
  // What nobody showed could be taken back in the next test.
  showToasts({ show: () => undefined, withdraw: () => undefined }).end()
  await speak('mix')
  const logged = vi.mocked(console.error).mock.calls
  if (logged.length > 0) throw new Error(`The console was written to: ${logged.flat().join('\n')}`)
})
