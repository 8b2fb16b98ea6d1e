import { createEmbedder, type Embedder } from '#activities/drafting/embedding/embedder.ts'
import { sentenceModel } from '#scripts/parts/sentence-model.ts'

/** So that a machine that is busy changes no figure. */
const PATIENCE_MS = 120_000

/** What the worker compares sentences with, for a run whose figures are kept; undefined where the model cannot be had. */
export async function embedderOf(say: (line: string) => void): Promise<Embedder | undefined> {
  const folder = await sentenceModel(say)
  return folder === undefined ? undefined : createEmbedder({ folder, patienceMs: PATIENCE_MS })
}
