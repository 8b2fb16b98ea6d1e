import { join } from 'node:path'
import { built } from './built.ts'
import { root } from './root.ts'
import { runCommand } from './run-command.ts'
import type { Part } from './supervisor.ts'
import { accepts } from './wait-until.ts'

const SOURCES = ['web', 'api/contract', 'workflows/domain', 'index.html', 'vite.config.ts', 'package-lock.json']
const VITE = join(root, 'node_modules/vite/bin/vite.js')

/** The folder with the built web app. @throws StartFailure */
export const builtWeb = (say: (line: string) => void): Promise<string> =>
  built({ name: 'web', sources: SOURCES, saying: 'Building the web app', make: build }, say)

const build = (draft: string) =>
  runCommand({
    command: process.execPath,
    args: [VITE, 'build', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn'],
    cwd: root,
    // Under vitest it is `test`, and the browser would get React's development build.
    env: { ...process.env, NODE_ENV: 'production' },
  })

/** Vite's server with reloading, in front of the API. */
export const webServerPart = ({ port, apiPort }: { port: number; apiPort: number }): Part => ({
  name: 'Web',
  command: process.execPath,
  args: [VITE, '--port', String(port), '--strictPort'],
  cwd: root,
  env: { ...process.env, API_URL: `http://127.0.0.1:${apiPort}` },
  isReady: () => accepts(port),
  readySeconds: 60,
})
