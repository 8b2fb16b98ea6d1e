import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findSaidThrows, findUnsaidThrows } from './find-unsaid-throws.ts'

const root = resolve(import.meta.dirname, '../..')
const files = globSync('{api,activities,outside,prisma,workflows,web,scripts}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|fixture)\.tsx?$|^prisma\/generated\//.test(file))
  .map((file) => ({ file, source: readFileSync(resolve(root, file), 'utf8') }))

const said = new Map(
  files
    .filter(({ source }) => source.includes('@throws'))
    .map(({ file, source }) => [resolve(root, file), new Set(findSaidThrows(source, file))]),
)

/**
 * What a module may import from another that says that it throws. Not followed: tables of calls, whose errors each verb
 * says itself; commands, which end with whatever they throw; screens, where the query shows it.
 */
function namesOf(file: string, from: string): ReadonlySet<string> {
  if (/\.routes\.ts$|^(scripts|web)\//.test(file)) return new Set()
  const path = from.startsWith('#') ? resolve(root, from.slice(1)) : resolve(root, dirname(file), from)
  return said.get(path) ?? new Set()
}

const importsOf = (source: string) => [...source.matchAll(/ from '([#.][^']+)'/g)].map(([, from]) => from ?? '')

/** Most of the tree throws nothing and imports nobody who does: that is quicker seen than parsed. */
const mayThrow = (file: string, source: string) =>
  /\bthrow |OrThrow\(|\bPromise\.reject\(/.test(source) ||
  importsOf(source).some((from) => namesOf(file, from).size > 0)

test('an exported function that throws says what', { timeout: 60_000 }, () => {
  const unsaid = files
    .filter(({ file, source }) => mayThrow(file, source))
    .flatMap(({ file, source }) =>
      findUnsaidThrows(source, file, (from, name) => namesOf(file, from).has(name)).map((name) => `${file}: ${name}`),
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
  ["export const f = () => Promise.reject(new Error('no'))", ['f']],
  ["export async function f() { try { return await Promise.reject(new Error('no')) } catch { return null } }", []],
  ['export const f = (db) => db.host.findUniqueOrThrow({ where: { id } })', ['f']],
  ['export const f = (db) => inHost(db, async (tx) => tx.host.findFirstOrThrow())', ['f']],
  ['export const f = (db) => db.host.findFirstOrThrow().catch(() => null)', []],
  ['export async function f(db) { try { await db.host.findFirstOrThrow() } catch { return null } }', []],
])('%s lacks the tag at %j', (source, expected) => {
  expect(findUnsaidThrows(source)).toEqual(expected)
})

const saysThrows = (from: string, name: string) => from === './g.ts' && name === 'g'
test.each([
  ["import { g } from './g.ts'\nexport const f = async () => { await g() }", ['f']],
  ["import { g as h } from './g.ts'\nexport const f = () => h()", ['f']],
  ["import { g } from './g.ts'\n/** @throws Error as `g`. */\nexport const f = () => g()", []],
  ["import { g } from './g.ts'\nexport const f = () => inHost(db, (tx) => g(tx))", ['f']],
  ["import { g } from './g.ts'\nexport function f() { try { g() } catch { return null } }", []],
  ["import { g } from './g.ts'\nexport const f = () => g().catch(() => null)", []],
  ["import { g } from './g.ts'\nexport const f = () => () => g()", []],
  ["import { h } from './g.ts'\nexport const f = () => h()", []],
  ["import { g } from './g.ts'\nexport const f = () => withOutcome(() => g())", []],
])('%s lacks the tag of an import at %j', (source, expected) => {
  expect(findUnsaidThrows(source, 'module.ts', saysThrows)).toEqual(expected)
})

test.each([
  ['/** @throws Error */\nexport const g = () => h()', ['g']],
  ['/** @throws Error, when called. */\nexport const g = () => () => h()', []],
  ['/** @throws Error, from `h`. */\nexport function g() { return { h: () => h() } }', []],
  ["/** @throws Error */\nexport function g() { if (no) throw new Error('no')\n return () => h() }", ['g']],
  ['/** @throws Error, from `h`. */\nexport const g = () => ({ h: () => h() })', []],
  ['/** @throws the reason of `left`. */\nexport const g = () => h()', []],
  ['export const g = () => h()', []],
])('%s says at %j that its call throws', (source, expected) => {
  expect(findSaidThrows(source)).toEqual(expected)
})
