import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './parts/root.ts'

const refused: [file: string, from: string][] = [
  ['web/a.ts', '#api/app.ts'],
  ['web/b.ts', '#api/contracts.ts'],
  ['web/c.ts', '#prisma/client.ts'],
  ['web/d.ts', '#workflows/domain/errors.ts'],
  ['web/e.ts', 'node:fs'],
  ['api/a.ts', '#activities/index.ts'],
  ['api/b.ts', '#web/main.tsx'],
  ['api/c.ts', '#scripts/parts/root.ts'],
  ['api/contract/a.ts', '#api/app.ts'],
  ['api/contract/b.ts', '#prisma/client.ts'],
  ['api/contract/c.ts', '#workflows/index.ts'],
  ['activities/a.ts', '#api/app.ts'],
  ['activities/b.ts', '#workflows/index.ts'],
  ['activities/c.ts', '#tests/setup/parts.ts'],
  ['workflows/a.ts', '#prisma/client.ts'],
  ['workflows/b.ts', '#activities/index.ts'],
  ['workflows/c.ts', 'node:crypto'],
  ['workflows/d.ts', 'zod'],
  ['workflows/domain/a.ts', '#workflows/index.ts'],
  ['workflows/domain/b.ts', 'zod'],
  ['workflows/domain/c.ts', '#prisma/client.ts'],
  ['prisma/a.ts', '#outside/guard.ts'],
  ['prisma/b.ts', '#workflows/index.ts'],
  ['outside/a.ts', '#prisma/client.ts'],
  ['outside/b.ts', '#api/config.ts'],
  ['scripts/a.ts', '../prisma/client.ts'],
  ['tests/a.ts', '../api/app.ts'],
]

const allowed: [file: string, from: string][] = [
  ['web/ok.ts', '#api/contract/chats.ts'],
  ['api/ok.ts', '#workflows/domain/errors.ts'],
  ['api/contract/ok.ts', '#workflows/domain/errors.ts'],
  ['activities/ok.ts', '#workflows/domain/errors.ts'],
  ['workflows/ok.ts', './domain/errors.ts'],
  ['workflows/domain/ok.ts', './errors.ts'],
  ['prisma/ok.ts', '#workflows/domain/errors.ts'],
  ['outside/ok.ts', '#workflows/domain/errors.ts'],
  ['tests/ok.ts', '#api/app.ts'],
]

const typesOnly = 'workflows/types.ts'
const folder = mkdtempSync(join(tmpdir(), 'locanda-arrows-'))
let complaints = ''

beforeAll(() => {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const [file, from] of [...refused, ...allowed])
    write(file, `import * as it from '${from}'\n\nexport default it\n`)
  write(typesOnly, "import type * as it from '#activities/index.ts'\n\nexport type It = typeof it\n")
  write('api/window.ts', 'export const width = window.innerWidth\n')
  write('api/environment.ts', 'export const port = process.env.PORT\n')
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  // The folder has no node_modules: there oxlint looks for its type-aware half on the PATH.
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}` }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  complaints = spawnSync(process.execPath, [oxlint, '-f', 'unix'], { cwd: folder, encoding: 'utf8', env }).stdout
})

afterAll(() => rmSync(folder, { recursive: true }))

const complainedOf = (file: string, rule = 'no-restricted-imports') =>
  complaints.split('\n').some((line) => line.startsWith(`${file}:`) && line.includes(rule))

test.each(refused)('%s may not import %s', (file) => expect(complainedOf(file)).toBe(true))
test.each(allowed)('%s may import %s', (file) => expect(complainedOf(file)).toBe(false))
test('workflows may import the types of activities', () => expect(complainedOf(typesOnly)).toBe(false))
test('browser globals stay in web', () => expect(complainedOf('api/window.ts', 'no-restricted-globals')).toBe(true))
test('the environment is read in config files only', () =>
  expect(complainedOf('api/environment.ts', 'no-process-env')).toBe(true))
