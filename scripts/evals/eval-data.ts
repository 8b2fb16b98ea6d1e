import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { root } from '#scripts/parts/root.ts'
import { RISKS } from '#workflows/domain/draft.ts'
import { parseSet } from './unreadable-set.ts'

const Extra = z.object({ key: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) })

const EvalProperty = z.strictObject({
  name: z.string(),
  address: z.string(),
  floor: z.number(),
  rooms: z.number(),
  bathrooms: z.number(),
  checkIn: z.string(),
  checkOut: z.string(),
  bookingLink: z.string().nullable(),
  airbnbLink: z.string().nullable(),
  additionalInfo: z.string().nullable(),
  extras: z.array(Extra),
})
export type EvalProperty = z.infer<typeof EvalProperty>

/** Patterns are read on the folded reply. */
const Pattern = z.string().transform((source) => new RegExp(source, 'u'))

/**
 * `auto`: answerable, and nothing keeps it from leaving. `complete`: answerable; whether it leaves is left open. `defer`: something
 * is not known and is said to be asked. `hold`: never by itself. `none`: no draft at all.
 */
const Outcome = z.enum(['auto', 'complete', 'defer', 'hold', 'none'])
type Outcome = z.infer<typeof Outcome>

const Question = z.strictObject({
  id: z.string(),
  /** The file of its property. */
  p: z.string(),
  /** Topics, for the figures. */
  t: z.array(z.string()),
  /** One message, or a burst. */
  q: z.union([z.string().transform((text) => [text]), z.array(z.string()).min(1)]),
  /** What each thing that is known must be said with. */
  says: z.array(Pattern).default([]),
  /** What must be deferred, each in a sentence that defers. */
  defers: z.array(Pattern).default([]),
  never: z.array(Pattern).default([]),
  is: Outcome,
  risk: z.array(z.enum(RISKS)).default([]),
})
export type Question = z.infer<typeof Question> & { language: string }

const ModelReply = z.strictObject({
  id: z.string(),
  p: z.string(),
  q: z.string(),
  reply: z.string(),
  confidence: z.number().default(10),
  needsReply: z.boolean().default(true),
})
export type ModelReply = z.infer<typeof ModelReply>

export type EvalData = {
  properties: Map<string, EvalProperty>
  questions: Question[]
  /** The same in other words, written when the drafter stood. */
  heldOut: Question[]
  lies: ModelReply[]
  right: ModelReply[]
}

/** The set that CI runs. */
const OWN_SET = join(root, 'evals')

/** Reads a set of properties, questions and replies, which has folders and files as `evals/` does; those that it lacks are empty. @throws UnreadableSet for a file that is not as it should be. */
export function readEvals(folder = OWN_SET): EvalData {
  const filesIn = (name: string): { name: string; file: string; data: unknown }[] => {
    const path = join(folder, name)
    if (!existsSync(path)) return []
    return readdirSync(path)
      .filter((file) => file.endsWith('.yaml'))
      .toSorted()
      .map((file) => ({
        name: file.replace(/\.yaml$/, ''),
        file: join(name, file),
        data: parse(readFileSync(join(path, file), 'utf8')),
      }))
  }
  const questionsIn = (name: string): Question[] =>
    filesIn(name).flatMap(({ name: language, file, data }) =>
      parseSet(z.array(Question), data, file).map((question) => ({ ...question, language })),
    )
  const repliesIn = (kind: string): ModelReply[] =>
    filesIn('model')
      .filter(({ name }) => name === kind || name.startsWith(`${kind}-`))
      .flatMap(({ data, file }) => parseSet(z.array(ModelReply), data, file))
  return {
    properties: new Map(
      filesIn('properties').map(({ name, file, data }) => [name, parseSet(EvalProperty, data, file)]),
    ),
    questions: questionsIn('questions'),
    heldOut: questionsIn('held-out'),
    lies: repliesIn('lies'),
    right: repliesIn('right'),
  }
}
