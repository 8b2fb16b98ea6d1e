import { join } from 'node:path'
import { root } from './root.ts'
import type { Part } from './supervisor.ts'
import { answers } from './wait-until.ts'

/** Keeps the API under 250 MB: Node would rather grow than collect. The image's command says the same. */
export const API_HEAP = ['--max-old-space-size=192', '--max-semi-space-size=8']

/** The API, which serves the built web app too. */
export const apiPart = ({ env, port }: { env: NodeJS.ProcessEnv; port: number }): Part => ({
  name: 'API',
  command: process.execPath,
  args: [...API_HEAP, join(root, 'api/main.ts')],
  cwd: root,
  env: { ...env, PORT: String(port), LISTEN_ADDRESS: '127.0.0.1' },
  isReady: () => answers(`http://127.0.0.1:${port}/api/health`),
  readySeconds: 60,
})
