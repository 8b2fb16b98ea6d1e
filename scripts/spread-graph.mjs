// Plain JavaScript, as it runs before anything is installed for TypeScript: see docs/decisions/043.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** An object whose first index is this far from nothing is kept by V8 as a table of what it has (`kMaxGap`). */
export const GAP = 1_024
const STRINGS = /(config\.parameterizationSchema = \{\s*strings: JSON\.parse\()("(?:[^"\\]|\\.)*")\)/
const GRAPH = /(config\.parameterizationSchema = \{[^}]*graph: ")([\w-]+)"/

/**
 * The source of Prisma's generated client with the names of its parameter graph moved away from index 0. Each of its 3,800 nodes is an
 * object by such indexes: counted from 0, V8 reserves room for all names in most of them, which was 16 MB a client.
 * @param {string} source what was generated, or what this made of it.
 * @returns {string}
 * @throws {Error} where the graph is in no form that is known.
 */
export function spreadGraph(source) {
  const written = STRINGS.exec(source)?.[2]
  const encoded = GRAPH.exec(source)?.[2]
  if (written === undefined || encoded === undefined) throw new Error('The generated client has no parameter graph')
  const strings = JSON.parse(JSON.parse(written))
  if (strings[0] === '') return source
  const spread = JSON.stringify(JSON.stringify([...Array.from({ length: GAP }, () => ''), ...strings]))
  const graph = Buffer.from(moveNames(Buffer.from(encoded, 'base64url'))).toString('base64url')
  return source
    .replace(STRINGS, (_, before) => `${before}${spread})`)
    .replace(GRAPH, (_, before) => `${before}${graph}"`)
}

/**
 * The graph as Prisma 7 writes it: numbers in LEB128, counts first; an edge of an input has its name, a mask of two bytes, a node, the
 * name of an enum and a byte of flags; one of an output its name and two nodes, and so has a root. What may be absent is one more.
 */
function moveNames(bytes) {
  const moved = []
  let at = 0
  const read = () => {
    let [value, shift] = [0, 0]
    for (;;) {
      const byte = bytes[at++]
      if (byte === undefined) throw new Error('The parameter graph of the generated client ends too soon')
      value |= (byte & 127) << shift
      shift += 7
      if (byte < 128) return value
    }
  }
  const write = (value) => {
    for (; value >= 128; value >>>= 7) moved.push((value & 127) | 128)
    moved.push(value)
  }
  const copy = () => {
    const value = read()
    write(value)
    return value
  }
  const raw = (many) => moved.push(...bytes.subarray(at, (at += many)))
  const name = () => write(read() + GAP)
  const maybeName = () => {
    const value = read()
    write(value === 0 ? 0 : value + GAP)
  }
  const times = (many, work) => {
    for (let done = 0; done < many; done++) work()
  }
  const nodes = () => [copy(), copy()]

  const [inputs, outputs, roots] = [copy(), copy(), copy()]
  const inputEdge = () => [name(), raw(2), copy(), maybeName(), raw(1)]
  times(inputs, () => times(copy(), inputEdge))
  const outputEdge = () => [name(), nodes()]
  times(outputs, () => times(copy(), outputEdge))
  times(roots, outputEdge)
  if (at !== bytes.length) throw new Error('The parameter graph of the generated client is in another form')
  return moved
}

const IMPORTED = /const \{ wasm \} = await import\(("[^"]+\.wasm-base64\.mjs")\)/
const READ = 'const wasm = WASM.exec(await readFile('

/**
 * The same source with the query compiler read from its file when a client needs it. As a module Node keeps it for good, and its text
 * beside it: 4.6 MB of a program that never asks for it again.
 * @param {string} source what was generated, or what this made of it.
 * @returns {string}
 * @throws {Error} where the compiler comes in no way that is known.
 */
export function readCompilerOnce(source) {
  if (source.includes(READ)) return source
  const file = IMPORTED.exec(source)?.[1]
  if (file === undefined) throw new Error('The generated client has no query compiler in a module')
  return source.replace(IMPORTED, () =>
    [
      `const { readFile } = await import('node:fs/promises')`,
      `const { createRequire } = await import('node:module')`,
      `const WASM = /^const wasm = "([^"]+)"/`,
      `${READ}createRequire(import.meta.url).resolve(${file}), 'latin1'))[1]`,
    ].join('\n    '),
  )
}

/** Makes the client of a checkout take less memory. @param {string} root */
export function spreadGeneratedGraph(root) {
  const file = join(root, 'prisma/generated/internal/class.ts')
  writeFileSync(file, readCompilerOnce(spreadGraph(readFileSync(file, 'utf8'))))
}

const self = fileURLToPath(import.meta.url)
if (process.argv[1] === self) spreadGeneratedGraph(resolve(self, '../..'))
