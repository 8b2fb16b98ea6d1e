import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findUnsaidThrows } from './find-unsaid-throws.ts'

const root = resolve(import.meta.dirname, '../..')
const files = globSync('{api,activities,outside,prisma,workflows,web,scripts}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|fixture)\.tsx?$|^prisma\/generated\//.test(file))
  .map((file) => ({ file, source: readFileSync(resolve(root, file), 'utf8') }))

test('an exported function that throws says what', { timeout: 60_000 }, () => {
  const throwing = files.filter(({ source }) => source.includes('throw '))
  const unsaid = throwing.flatMap(({ file, source }) =>
    findUnsaidThrows(source, file).map((name) => `${file}: ${name}`),
  )
  expect(unsaid).toEqual([])
})

test('what is thrown is said by the tag, not in prose', () => {
  expect(files.filter(({ source }) => /^\s*(?:\/?\*).*\bThrows\b/m.test(source)).map(({ file }) => file)).toEqual([])
})

const HELPER = "function refuse() { throw new Error('no') }\n"
test.each([
  ["export function f() { throw new Error('no') }", ['f']],
  ["/** Does it. */\nexport const f = () => { if (g()) throw new Error('no') }", ['f']],
  ["/** Does it. @throws Error when not. */\nexport function f() { throw new Error('no') }", []],
  [`${HELPER}export const f = () => refuse()`, ['f']],
  [`${HELPER}export const f = () => inHost(db, async (tx) => refuse())`, ['f']],
  ["export function f() { const g = () => { throw new Error('no') }\n return g() }", ['f']],
  ["export class A { f() { throw new Error('no') } }", ['A.f']],
  ["export class A { #f() { throw new Error('no') } }", []],
  ["export function f() { try { g() } catch (error) { throw new Error('no', { cause: error }) } }", ['f']],
  ['export function f() { try { g() } catch (error) { if (h(error)) return\n throw error } }', []],
  ["export function f() { try { throw new Error('no') } catch { return null } }", []],
  [`${HELPER}export const f = () => repeat(() => refuse(), { everyMs: 1 })`, []],
  ["function f() { throw new Error('no') }", []],
])('%s lacks the tag at %j', (source, expected) => {
  expect(findUnsaidThrows(source)).toEqual(expected)
})
