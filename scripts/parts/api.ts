import { join } from 'node:path'
import { root } from './root.ts'
import type { Part } from './supervisor.ts'
import { answers } from './wait-until.ts'

/** The API, which serves the built web app too. */
export const apiPart = ({ env, port }: { env: NodeJS.ProcessEnv; port: number }): Part => ({
  name: 'API',
  command: process.execPath,
  args: [join(root, 'api/main.ts')],
  cwd: root,
  env: { ...env, PORT: String(port), LISTEN_HOST: '127.0.0.1' },
  isReady: () => answers(`http://127.0.0.1:${port}/api/health`),
  readySeconds: 60,
})
