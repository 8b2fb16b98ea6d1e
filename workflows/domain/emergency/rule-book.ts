import { type CompiledRule, compileRule } from './compile-rule.ts'
import type { EmergencyKind } from './emergency-kinds.ts'
import type { EmergencyLanguage } from './emergency-text.ts'

/** What a language says of emergencies: rules, one a line; what only sounds like one; what tells of another time. */
export type LanguageRules = Partial<Record<EmergencyKind, string>> & { harmless: string; elsewhere: string }

export type BookRule = CompiledRule & { kind: EmergencyKind; language: EmergencyLanguage }

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** How far apart two things of one sentence may stand that are said in either order. */
const APART = 6

/** `a & b` is both, in either order. */
const inBothOrders = (line: string): string[] => {
  const [first = '', second] = line.split(' & ')
  return second === undefined ? [line] : [`${first} ~${APART} ${second}`, `${second} ~${APART} ${first}`]
}

/** `$name` in a rule stands for the macro of that name. */
function withMacros(text: string, macros: Record<string, string>): string[] {
  return linesOf(text)
    .map((line) => line.replace(/\$(\w+)/g, (_, name: string) => macros[name] ?? `$${name}`))
    .flatMap(inBothOrders)
}

/** Compiles a language's rules. @throws Error for a rule that says nothing certain. */
export function compileBook(
  language: EmergencyLanguage,
  { harmless, elsewhere, ...rules }: LanguageRules,
  macros: Record<string, string>,
) {
  const compiled = Object.entries(rules).flatMap(([kind, text]) =>
    withMacros(text, macros).map((line): BookRule => ({ ...compileRule(line), kind: kind as EmergencyKind, language })),
  )
  const patternsOf = (text: string) => withMacros(text, macros).map((line) => compileRule(line))
  return { rules: compiled, harmless: patternsOf(harmless), elsewhere: patternsOf(elsewhere) }
}
export type RuleBook = ReturnType<typeof compileBook>
