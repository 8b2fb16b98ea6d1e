import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromCache, refuseFullDisk } from './cache.ts'
import { StartFailure } from './start-failure.ts'

let folder: string
let obtained: number
const said: string[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'locanda-cache-'))
  vi.stubEnv('LOCANDA_CACHE_DIR', folder)
  obtained = 0
  said.length = 0
})
afterEach(() => rmSync(folder, { recursive: true }))

const part = (obtain?: (into: string) => Promise<void>) =>
  fromCache({
    name: 'part-1.0',
    programs: ['program'],
    say: (line) => said.push(line),
    obtain:
      obtain ??
      (async (into) => {
        obtained += 1
        writeFileSync(join(into, 'program'), 'works')
      }),
  })

test('a part is obtained once', async () => {
  const first = await part()
  expect(await part()).toBe(first)
  expect(obtained).toBe(1)
})

test('a download that breaks off leaves nothing, and the next try obtains the part', async () => {
  const broken = part(async (into) => {
    writeFileSync(join(into, 'program'), 'wo')
    throw new StartFailure('the line went dead')
  })
  await expect(broken).rejects.toThrow('the line went dead')
  expect(readdirSync(folder)).toEqual([])
  expect(readFileSync(join(await part(), 'program'), 'utf8')).toBe('works')
})

test.each([
  ['cut short', (file: string) => writeFileSync(file, 'wor')],
  ['altered at the same length', (file: string) => writeFileSync(file, 'worse')],
  ['gone', (file: string) => rmSync(file)],
])('a part that is %s is obtained again, and said so', async (_, damage) => {
  damage(join(await part(), 'program'))
  expect(readFileSync(join(await part(), 'program'), 'utf8')).toBe('works')
  expect(said).toEqual(['part-1.0 in the cache is damaged: obtaining it again'])
})

test('a part without its manifest was never finished', async () => {
  rmSync(join(await part(), '.complete.json'))
  await part()
  expect(obtained).toBe(2)
})

test('two that obtain the same part at once both get a whole one', async () => {
  const [one, two] = await Promise.all([part(), part()])
  expect(one).toBe(two)
  expect(readdirSync(folder)).toEqual(['part-1.0'])
  expect(existsSync(join(one, 'program'))).toBe(true)
})

test('a full disk is named before anything is written', async () => {
  await expect(refuseFullDisk(folder, Number.MAX_SAFE_INTEGER)).rejects.toThrow(/disk .* nearly full.*LOCANDA_DATA_DIR/)
})
