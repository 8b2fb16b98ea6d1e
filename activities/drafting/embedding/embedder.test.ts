import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { sentenceModel } from '#scripts/parts/sentence-model.ts'
import { createEmbedder, type Embedder } from './embedder.ts'
import { plainCharacters } from './plain-characters.ts'

const PATIENCE_MS = 100_000
let folder: string
let embed: Embedder
beforeAll(async () => {
  folder = (await sentenceModel(() => undefined)) ?? 'there is none'
  embed = createEmbedder({ folder, patienceMs: PATIENCE_MS })
})

const asSentences = (...texts: string[]) => texts.map((text) => ({ text, as: 'sentence' as const }))
const childrenOfUs = () =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('embedding-process.ts'))
    .map((line) => Number(line.trim().split(' ')[0]))

test('an embedding has length 1, and of any text a guest may send there is one', async () => {
  const odd = [
    '',
    ' ',
    '\0',
    'a\0b',
    '🏖️🏖️',
    '\uD800',
    'ﷺ'.repeat(5_000),
    'نص عربي',
    'ǆ'.repeat(3_000),
    'x'.repeat(100_000),
  ]
  const found = await embed(asSentences(...odd))
  expect(found?.map((one) => Math.hypot(...one).toFixed(3))).toEqual(odd.map(() => '1.000'))
})

test('what means the same is near whatever its language, and a text is embedded alike each time', async () => {
  const [asked, near, far, again] =
    (await embed([
      { text: 'Mio marito è alto 1 metro e 95: nelle cabine ci sta in piedi?', as: 'question' },
      ...asSentences(
        'Stehhöhe in den Kabinen nur 1,85 m',
        'Touristensteuer ist im Preis drin',
        'Stehhöhe in den Kabinen nur 1,85 m',
      ),
    ])) ?? []
  const product = (a: Float32Array = new Float32Array(), b: Float32Array = new Float32Array()) =>
    a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0)
  expect(product(asked, near)).toBeGreaterThan(product(asked, far) + 0.02)
  expect(again).toEqual(near)
})

test('its tokenizer is never given what becomes longer in it', () => {
  expect(plainCharacters('ﷺ Ça va ﬁn — 20 €, ½ l?\0 日本')).toBe('Ça va fin 20 €, 1 2 l?')
  expect(plainCharacters('é'.repeat(1_000)).length).toBe(400)
})

test('the process has no environment of ours and may write nothing', async () => {
  await embed(asSentences('warm'))
  const [pid] = childrenOfUs()
  expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('PATH=')
  expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')).toContain('--permission')
})

test('who waits for a process that dies does without, and it is not started again at once', async () => {
  const own = createEmbedder({ folder, patienceMs: PATIENCE_MS })
  const before = new Set(childrenOfUs())
  await own(asSentences('warm'))
  const asking = own(asSentences(...Array.from({ length: 300 }, (_, at) => `sentence ${at}`)))
  for (const pid of childrenOfUs()) if (!before.has(pid)) process.kill(pid, 'SIGKILL')
  expect(await asking).toBe(null)
  expect(await own(asSentences('after'))).toBe(null)
  expect(childrenOfUs().filter((pid) => !before.has(pid))).toEqual([])
  // What was kept needs no process.
  expect(await own(asSentences('warm'))).toHaveLength(1)
})

test('where nothing is there to run, or not in time, there are none', async () => {
  const empty = createEmbedder({ folder: mkdtempSync(join(tmpdir(), 'no-model-')), patienceMs: PATIENCE_MS })
  expect(await empty(asSentences('x'))).toBe(null)
  expect(await createEmbedder({ folder, patienceMs: 1 })(asSentences('x'))).toBe(null)
})
