import { join } from 'node:path'
import { root } from './root.ts'
import type { Part } from './supervisor.ts'
import { answers } from './wait-until.ts'

export type ProgramOptions = { env: NodeJS.ProcessEnv; dev?: boolean }

/** The API, which serves the built web app too. */
export const apiPart = ({ env, dev, port }: ProgramOptions & { port: number }): Part => ({
  name: 'API',
  command: process.execPath,
  args: [...watching(dev), join(root, 'api/main.ts')],
  cwd: root,
  env: { ...env, PORT: String(port), LISTEN_HOST: '127.0.0.1' },
  isReady: () => answers(`http://127.0.0.1:${port}/api/health`),
  readySeconds: 60,
})

export const watching = (dev: boolean | undefined) => (dev ? ['--watch', '--watch-preserve-output'] : [])
