import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('.', import.meta.url))
const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
/** What a later line could change: a variable, or a collection that is not a constant table. */
const MAY_CHANGE =
  /^(?:export )?(?:let|var) |^(?:export )?const \w+(?:: (?!Readonly)[^=]*)? = new (?:Map|Set|WeakMap|WeakSet)(?:<[^>]*>)?\(\)/m

test('no module of the workflows keeps anything: all runs of a worker share it', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => MAY_CHANGE.test(readFileSync(`${folder}${file}`, 'utf8')))).toEqual([])
})
