import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calls } from '#api/contract/calls.ts'

const web = join(import.meta.dirname, '..')
const CLIENT = 'lib/api-client.ts'
/** The addresses of the screens: some begin like those of calls. */
const SCREENS = ['lib/paths.ts', 'app/router.tsx']

const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== CLIENT)
  .map((file) => ({ file, source: readFileSync(join(web, file), 'utf8') }))
const first = new Set(Object.values(calls).map(({ path }) => path.split('/')[1]))

const filesWith = (pattern: RegExp) => sources.filter(({ source }) => pattern.test(source)).map(({ file }) => file)

/** By whichever name: called, looked up on what all can see, or taken from there. */
const FETCHES =
  /\bfetch\s*\(|\b(?:window|globalThis|self)\s*(?:\?\.)?\s*(?:\.\s*fetch\b|\[)|['"`]fetch['"`]|\bXMLHttpRequest\b|\bsendBeacon\b|(?:=|\(|,|\{)\s*fetch\s*(?:[;,)}]|$)/m

test.each([
  "await window['fetch'](url)",
  'await globalThis.fetch(url)',
  'await self[name](url)',
  'const ask = fetch',
  'const { fetch } = window',
  'new XMLHttpRequest()',
  "navigator.sendBeacon('/api/chats')",
])('%s fetches', (source) => {
  expect(FETCHES.test(source)).toBe(true)
})

test('only the client fetches, and only it knows where the calls of the contract are', () => {
  expect(sources.length).toBeGreaterThan(150)
  // What the client sends files up with, as `fetch` tells of no progress.
  expect(filesWith(FETCHES)).toEqual(['lib/fetch-with-progress.ts'])
  expect(filesWith(/contract\/calls\.ts/)).toEqual([])
})

test('no path of a call is written in the web app', () => {
  const path = new RegExp(`['"\`](/api)?/(${[...first].join('|')})\\b`)
  expect(filesWith(path).filter((file) => !SCREENS.includes(file))).toEqual([])
})

test('an answer is of the type that the contract gives it: nothing says another', () => {
  expect(filesWith(/\.json\(\)|JSON\.parse\(.*\) as |\bcall(Page)?\(.*\) as /)).toEqual([])
})

test('what the cache keeps of answers and commands is typed where it is kept: nothing says another', () => {
  expect(filesWith(/\b(data|variables|queryKey(\[\d\])?)(\)| \?\? \{\}\))* as (?!const)/)).toEqual([])
})
