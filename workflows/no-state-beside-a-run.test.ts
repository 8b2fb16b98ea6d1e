import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What the bundle takes along: imports of values, not of types alone. */
const IMPORT = /^(?:import|export) (?!type )[^']*?from '([^']+)'/gm
/** What a later line could change: a variable, or a collection that begins empty. */
const MAY_CHANGE =
  /^(?:export )?(?:let|var) |^(?:export )?const \w+[^=\n]*= new (?:Map|Set|WeakMap|WeakSet)(?:<.*>)?\(\)/m

function bundled(url: URL, found = new Map<string, string>()): Map<string, string> {
  if (found.has(url.href)) return found
  const source = readFileSync(url, 'utf8')
  found.set(url.href, source)
  for (const [, path = ''] of source.matchAll(IMPORT)) {
    const own = path.startsWith('#workflows/') ? path.replace('#workflows/', './') : null
    if (own !== null) bundled(new URL(own, new URL('.', import.meta.url)), found)
    else if (path.startsWith('.')) bundled(new URL(path, url), found)
  }
  return found
}

test('no module of the workflows keeps anything: all runs of a worker share it', () => {
  const modules = bundled(new URL('index.ts', import.meta.url))
  expect(modules.size).toBeGreaterThan(20)
  expect([...modules].filter(([, source]) => MAY_CHANGE.test(source)).map(([href]) => href)).toEqual([])
})
