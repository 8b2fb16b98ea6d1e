import type { CompiledRule } from './compile-rule.ts'

/** Of the surest word of a rule: so much of it stands in whatever the rule fits. */
const GRAM = 4

/** Finds the rules that a word says by itself, as several words written in one; only those that can fit are tried. */
export function createJoinedRules<R extends CompiledRule>(rules: readonly R[]): (word: string) => R[] {
  const byGram = new Map<string, Set<R>>()
  const short = new Set<R>()
  for (const rule of rules) {
    if (rule.joined === null) continue
    for (const { word } of rule.anchors) {
      if (word.length < GRAM) short.add(rule)
      else byGram.set(word.slice(0, GRAM), (byGram.get(word.slice(0, GRAM)) ?? new Set()).add(rule))
    }
  }
  return (word) => {
    const tried = new Set(short)
    for (let at = 0; at + GRAM <= word.length; at++) {
      for (const rule of byGram.get(word.slice(at, at + GRAM)) ?? []) tried.add(rule)
    }
    return [...tried].filter(({ joined }) => joined?.test(word))
  }
}
