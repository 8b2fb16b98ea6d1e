import './app/theme.css'
import { begin } from './app/begin.ts'
import { untilFetched } from './code/until-fetched.ts'
import { logFailure } from './lib/log-failure.ts'

// The sign-in is asked for while the code of the screens is on its way. Nothing here waits for that: it stands on what this file brings.
const begun = begin()
// Told by `start`, which has a screen for it.
begun.catch(() => undefined)
untilFetched(() => import('./app/start.tsx'))
  .then(({ start }) => start(begun))
  .catch(logFailure)
