import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import koffi from 'koffi'
import type { ToEmbed } from './embedder.ts'

/** Numbers in an embedding of multilingual-e5-small. */
const DIMENSIONS = 384

/**
 * A process of its own that turns sentences into embeddings: what it runs is native code, and guests' texts go through it. It is given no
 * environment, may write no file and start nothing, and ends with its parent.
 */
function serve(folder: string): void {
  // The program is compiled for processors with AVX2: on another one it would end with an illegal instruction.
  if (!/\bavx2\b/.test(readFileSync('/proc/cpuinfo', 'utf8'))) process.exit(0)
  const engine = readdirSync(folder).find((name) => /^_engine.*\.so$/.test(name))
  if (engine === undefined) process.exit(0)
  const library = koffi.load(join(folder, engine))
  const load = library.func('void *e5_load(const char *path)')
  const embed = library.func('int e5_embed(void *model, const char *text, int is_query, _Out_ float *out)')
  const model: unknown = load(join(folder, 'e5-small-q4.bin'))
  process.on('message', (texts: readonly ToEmbed[]) => {
    process.send?.(
      texts.map(({ text, as }) => {
        const embedding = new Float32Array(DIMENSIONS)
        embed(model, text, as === 'question' ? 1 : 0, embedding)
        return embedding
      }),
    )
  })
}

process.on('disconnect', () => process.exit(0))
serve(process.argv[2] ?? '')
