import { isRecord } from '#workflows/domain/is-record.ts'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'

/** Something that is said in a JSON: `path` without the places in lists, each list as `[]`. */
export type Leaf = { path: string; words: string }

/** A JSON is read no deeper; the rest of it stands in the file. */
const DEEPEST = 30
const MOST = 500

/** What a phone writes about a message and no person: ids, times, types, addresses of files. */
const SILENT =
  /(?:^|_)(?:ids?|from|to|event|direction|at|hash|sha256|token|urls?|link|href|thumbnail|type|key|timestamp|time|payload|currency|price|vcard)$/i

/** Where numbers are said: a place's, what a guest filled in, and what stands where words should. */
const NUMBERS = /^location|response_json|\.(?:body|text|caption|title|description)\b/

/** Everything that is said in a part of a message, in its order: texts, and numbers where they tell something. */
export function leavesOf(part: unknown, path: string): Leaf[] {
  const leaves: Leaf[] = []
  walk(part, { path, depth: 0 })
  return leaves

  function walk(node: unknown, at: { path: string; depth: number }): void {
    if (at.depth > DEEPEST || leaves.length >= MOST) return
    if (typeof node === 'string') return said(node, at)
    if (typeof node === 'number' || typeof node === 'boolean') {
      if (NUMBERS.test(at.path)) leaves.push({ path: at.path, words: String(node) })
      return
    }
    if (Array.isArray(node)) {
      for (const item of node) walk(item, { path: `${at.path}[]`, depth: at.depth + 1 })
    } else if (isRecord(node)) {
      for (const [key, inner] of Object.entries(node)) {
        if (!SILENT.test(key)) walk(inner, { path: `${at.path}.${key}`, depth: at.depth + 1 })
      }
    }
  }

  function said(text: string, { path: where, depth }: { path: string; depth: number }): void {
    // What was filled in on a form comes as a JSON in a text: each answer with what it answers.
    const form = where.endsWith('.response_json') ? jsonOrNull(text) : null
    if (isRecord(form)) {
      for (const [key, inner] of Object.entries(form)) {
        const answers = SILENT.test(key) ? [] : leavesOf(inner, `${where}.${key}`)
        for (const { words } of answers) leaves.push({ path: where, words: `${key}: ${words}` })
      }
    } else if (text.trim() !== '' && depth <= DEEPEST) leaves.push({ path: where, words: text.trim() })
  }
}
