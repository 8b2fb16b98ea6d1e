import { compileBook, type RuleBook } from './rule-book.ts'
import { MACROS_DE, RULES_DE } from './rules/de.ts'
import { MACROS_EN, RULES_EN } from './rules/en.ts'
import { MACROS_ES, RULES_ES } from './rules/es.ts'
import { MACROS_FR, RULES_FR } from './rules/fr.ts'
import { MACROS_IT, RULES_IT } from './rules/it.ts'
import { MACROS_NL, RULES_NL } from './rules/nl.ts'
import { MACROS_PL, RULES_PL } from './rules/pl.ts'
import { MACROS_PT, RULES_PT } from './rules/pt.ts'

/** All languages at once: a guest may write in any, or in two. */
export const RULE_BOOKS: RuleBook[] = [
  compileBook('it', RULES_IT, MACROS_IT),
  compileBook('en', RULES_EN, MACROS_EN),
  compileBook('de', RULES_DE, MACROS_DE),
  compileBook('fr', RULES_FR, MACROS_FR),
  compileBook('es', RULES_ES, MACROS_ES),
  compileBook('nl', RULES_NL, MACROS_NL),
  compileBook('pt', RULES_PT, MACROS_PT),
  compileBook('pl', RULES_PL, MACROS_PL),
]
