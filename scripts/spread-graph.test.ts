import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './parts/root.ts'
import { GAP, readCompilerOnce, spreadGraph } from './spread-graph.mjs'

const generated = (strings: string[], graph: number[]) => `
config.runtimeDataModel = JSON.parse("{}")
config.parameterizationSchema = {
  strings: JSON.parse(${JSON.stringify(JSON.stringify(strings))}),
  graph: "${Buffer.from(graph).toString('base64url')}"
}
`
/** Of two bytes: 1,024 and what is added to it. */
const moved = (index: number) => [0x80 | index, GAP >> 7]

test('the names of a graph are moved, and nothing else', () => {
  // One input with two edges, one output with one, one root. The first edge has neither a node nor an enum, the second both.
  const before = [1, 1, 1, 2, 0, 7, 0, 0, 0, 4, 1, 9, 1, 5, 3, 2, 1, 2, 6, 0, 1, 1, 2]
  const first = [...moved(0), 7, 0, 0, 0, 4]
  const second = [...moved(1), 9, 1, 5, ...moved(3), 2]
  const after = [1, 1, 1, 2, ...first, ...second, 1, ...moved(2), 6, 0, ...moved(1), 1, 2]
  const names = ['where', "it's", 'status', 'a"b']
  const spread = [...Array.from({ length: GAP }, () => ''), ...names]
  expect(spreadGraph(generated(names, before))).toBe(generated(spread, after))
})

test('a graph in another form is refused, not guessed at', () => {
  expect(() => spreadGraph(generated(['where'], [1, 0, 0, 1, 0, 7]))).toThrow('ends too soon')
  expect(() => spreadGraph(generated(['where'], [0, 0, 0, 1]))).toThrow('in another form')
  expect(() => spreadGraph('config.graph = "x"')).toThrow('has no parameter graph')
})

test('the client of this checkout is spread, once', () => {
  const source = readFileSync(join(root, 'prisma/generated/internal/class.ts'), 'utf8')
  expect(source.includes(`JSON.parse("[${'\\"\\",'.repeat(GAP)}`)).toBe(true)
  expect(spreadGraph(source)).toBe(source)
})

test('the query compiler of this checkout is read from its file, and kept as no module', () => {
  const source = readFileSync(join(root, 'prisma/generated/internal/class.ts'), 'utf8')
  expect(source).not.toContain(
    'await import("@prisma/client/runtime/query_compiler_small_bg.postgresql.wasm-base64.mjs")',
  )
  expect(readCompilerOnce(source)).toBe(source)
})

test('a query compiler that comes in another way is refused, not guessed at', () => {
  expect(() => readCompilerOnce('config.compilerWasm = {}')).toThrow('has no query compiler')
})
