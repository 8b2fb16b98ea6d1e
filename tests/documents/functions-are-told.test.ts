import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readModule } from './functions-of-module.ts'

const root = resolve(import.meta.dirname, '../..')

/** The exported functions of a module, without the methods of its classes, above which nothing says what they promise. */
function findUntold(source: string, file: string): string[] {
  const { known, commentAbove } = readModule(source, file)
  const isTold = (comment: ReturnType<typeof commentAbove>) =>
    comment?.type === 'Block' && /^\*\s[^]*[a-z]{2}/i.test(comment.value)
  return known
    .filter((one) => one.isExported && !one.name.includes('.') && !isTold(commentAbove(one)))
    .map(({ name }) => name)
}

test('an exported function outside web says what it promises', { timeout: 60_000 }, () => {
  const files = globSync('{api,activities,outside,prisma,workflows,scripts}/**/*.ts', { cwd: root }).filter(
    (file) => !/\.(test|fixture)\.ts$|^prisma\/generated\//.test(file),
  )
  const untold = files.flatMap((file) => {
    const source = readFileSync(resolve(root, file), 'utf8')
    return findUntold(source, file).map((name) => `${file}: ${name}`)
  })
  expect(untold).toEqual([])
})

test.each([
  ['export function f() {}', ['f']],
  ['export const f = () => 1', ['f']],
  ['/** Does it. */\nexport const f = () => 1\nexport const g = async () => 1', ['g']],
  ['// Does it.\nexport async function f() {}', ['f']],
  ['/* Does it. */\nexport async function f() {}', ['f']],
  ['/** */\nexport async function f() {}', ['f']],
  ['/** Does it. */\nexport async function f() {}', []],
  ['/** Does it. */\n\nexport function* f() {}', []],
  ['const f = () => 1\nexport const MOST = 2\nexport class A { f() {} }', []],
])('of %j these lack a word: %j', (source, untold) => {
  expect(findUntold(source, 'module.ts')).toEqual(untold)
})
