import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'
import { runCommand } from './run-command.ts'
import type { Part } from './supervisor.ts'
import { accepts } from './wait-until.ts'

const SOURCES = ['web', 'api/contract', 'workflows/domain', 'index.html', 'vite.config.ts', 'package-lock.json']
const VITE = join(root, 'node_modules/vite/bin/vite.js')

/** The folder with the built web app, built when its sources have changed since. @throws StartFailure */
export async function builtWeb(say: (line: string) => void): Promise<string> {
  const folder = join(root, 'dist/web')
  const stamp = join(root, 'dist/web.sources')
  const sources = hashOfSources()
  if (existsSync(folder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return folder
  say('Building the web app')
  const draft = join(root, `dist/web.part-${process.pid}`)
  await mkdir(join(root, 'dist'), { recursive: true })
  try {
    await runCommand({
      command: process.execPath,
      args: [VITE, 'build', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn'],
      cwd: root,
      // Under vitest it is `test`, and the browser would get React's development build.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    await rm(stamp, { force: true })
    await rm(folder, { recursive: true, force: true })
    await rename(draft, folder)
    await writeFile(stamp, sources)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return folder
}

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

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES.map((path) => join(root, path)).filter((path) => existsSync(path))) {
    const files = statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .sort()
      : [source]
    for (const file of files) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}
