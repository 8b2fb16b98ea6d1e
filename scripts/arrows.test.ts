import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrowsCommand, lintCommand } from './checks/tools.ts'
import { root } from './parts/root.ts'

/** Each stands for a whole room: an empty file that others import. */
const given = [
  'web/main.ts',
  'web/features/chats/list.ts',
  'api/app.ts',
  'api/given.fixture.ts',
  'api/contract/chats.ts',
  'workflows/index.ts',
  'workflows/client/run.ts',
  'workflows/domain/errors.ts',
  'activities/index.ts',
  'activities/ingest/store-batch.ts',
  'activities/sending/deliver.ts',
  'activities/channels/outgoing-channel.ts',
  'outside/guard.ts',
  'prisma/client.ts',
  'prisma/messages/message-rows.ts',
  'scripts/parts/root.ts',
  'tests/setup/parts.ts',
]

const refused: [file: string, from: string][] = [
  ['web/a.ts', '#api/app.ts'],
  ['web/b.ts', '#prisma/client.ts'],
  ['web/c.ts', '#workflows/domain/errors.ts'],
  ['web/d.ts', 'node:fs'],
  ['web/features/dashboard/a.ts', '#web/features/chats/list.ts'],
  ['api/a.ts', '#activities/index.ts'],
  ['api/b.ts', '#web/main.ts'],
  ['api/c.ts', '#scripts/parts/root.ts'],
  ['api/d.ts', 'vitest'],
  ['api/e.ts', '#api/missing.ts'],
  ['api/f.ts', '#api/given.fixture.ts'],
  ['api/contract/a.ts', '#api/app.ts'],
  ['api/contract/b.ts', '#prisma/client.ts'],
  ['api/contract/c.ts', '#workflows/index.ts'],
  ['api/contract/d.ts', 'node:crypto'],
  ['activities/a.ts', '#api/app.ts'],
  ['activities/b.ts', '#workflows/index.ts'],
  ['activities/c.ts', '#tests/setup/parts.ts'],
  ['activities/channels/imap/a.ts', '#activities/ingest/store-batch.ts'],
  ['activities/channels/smtp/a.ts', '#activities/sending/deliver.ts'],
  ['activities/channels/smtp/b.ts', '#activities/index.ts'],
  ['workflows/a.ts', '#prisma/client.ts'],
  ['workflows/b.ts', '#activities/index.ts'],
  ['workflows/c.ts', 'node:crypto'],
  ['workflows/d.ts', 'zod'],
  ['workflows/e.ts', '#workflows/client/run.ts'],
  ['workflows/client/a.ts', '#activities/index.ts'],
  ['workflows/domain/a.ts', '#workflows/index.ts'],
  ['workflows/domain/b.ts', 'zod'],
  ['workflows/domain/c.ts', '#prisma/client.ts'],
  ['workflows/domain/d.ts', '@temporalio/workflow'],
  ['activities/ingest/a.ts', '#activities/sending/deliver.ts'],
  ['activities/sending/a.ts', '#activities/ingest/store-batch.ts'],
  ['api/messages/a.ts', '#prisma/messages/message-rows.ts'],
  ['prisma/unsent/a.ts', '#prisma/messages/message-rows.ts'],
  ['prisma/a.ts', '#outside/guard.ts'],
  ['prisma/b.ts', '#workflows/index.ts'],
  ['outside/a.ts', '#prisma/client.ts'],
  ['outside/b.ts', '#api/app.ts'],
  ['scripts/obtain.ts', 'pg'],
]

const allowed: [file: string, from: string][] = [
  ['web/ok.ts', '#api/contract/chats.ts'],
  ['web/features/chats/ok.ts', '#web/features/chats/list.ts'],
  ['api/ok.ts', '#workflows/domain/errors.ts'],
  ['api/ok.test.ts', '#activities/index.ts'],
  ['api/contract/ok.ts', '#workflows/domain/errors.ts'],
  ['activities/ok.ts', '#workflows/domain/errors.ts'],
  ['activities/client.ts', '#workflows/client/run.ts'],
  ['activities/ingest/ok.ts', '#activities/channels/outgoing-channel.ts'],
  ['activities/channels/eml/ok.ts', '#activities/channels/outgoing-channel.ts'],
  ['workflows/ok.ts', './domain/errors.ts'],
  ['workflows/told.ts', '@temporalio/workflow'],
  ['workflows/domain/ok.ts', './errors.ts'],
  ['prisma/ok.ts', '#workflows/domain/errors.ts'],
  ['outside/ok.ts', '#workflows/domain/errors.ts'],
  ['tests/ok.ts', '#api/app.ts'],
]

const folder = mkdtempSync(join(tmpdir(), 'locanda-arrows-'))
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
const importing = (from: string, kind = 'import') => `${kind} * as it from '${from}'\n\nexport default it\n`
const run = ([program = '', ...args]: string[]) =>
  spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: 'utf8',
    // The folder's node_modules is a link: oxlint looks for its type-aware half on the PATH.
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}` },
  }).stdout.split('\n')

let crossed: string[] = []
let linted: string[] = []

beforeAll(() => {
  for (const file of given) write(file, 'export {}\n')
  for (const [file, from] of [...refused, ...allowed]) write(file, importing(from))
  write('workflows/types.ts', "import type * as it from '#activities/index.ts'\n\nexport type It = typeof it\n")
  write('api/ring/one.ts', importing('./two.ts'))
  write('api/ring/two.ts', importing('./one.ts'))
  write('api/lean/one.ts', importing('#api/back/one.ts'))
  write('api/lean/two.ts', 'export {}\n')
  write('api/back/one.ts', 'export {}\n')
  write('api/back/two.ts', "import type * as it from '#api/lean/two.ts'\n\nexport type It = typeof it\n")
  write('scripts/up.ts', importing('../prisma/client.ts'))
  write('api/window.ts', 'export const width = window.innerWidth\n')
  write('api/environment.ts', 'export const port = process.env.PORT\n')
  for (const file of ['.oxlintrc.json', '.dependency-cruiser.mjs', 'package.json'])
    copyFileSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  crossed = run(arrowsCommand)
  linted = run([...lintCommand, 'api', 'scripts'])
})

afterAll(() => rmSync(folder, { recursive: true }))

const complaint = (lines: string[], ...words: string[]) =>
  lines.some((line) => words.every((word) => line.includes(word)))

describe('the arrows', () => {
  test.each(refused)('%s may not import %s', (file) => expect(complaint(crossed, ` ${file} → `)).toBe(true))
  test.each(allowed)('%s may import %s', (file) => expect(complaint(crossed, ` ${file} → `)).toBe(false))
  test('workflows may import the types of activities', () =>
    expect(complaint(crossed, 'workflows/types.ts')).toBe(false))
  test('two files that import each other are a circle', () =>
    expect(complaint(crossed, 'no circle between files: api/ring/')).toBe(true))
  test('two folders that import each other are a circle, though no file is, and though it is for a type', () =>
    expect(complaint(crossed, 'no circle between folders: api/')).toBe(true))
})

describe('the lint', () => {
  test('no import goes up', () => expect(complaint(linted, 'scripts/up.ts:', 'no-restricted-imports')).toBe(true))
  test('browser globals stay in web', () =>
    expect(complaint(linted, 'api/window.ts:', 'no-restricted-globals')).toBe(true))
  test('the environment is read in config files only', () =>
    expect(complaint(linted, 'api/environment.ts:', 'no-process-env')).toBe(true))
})
