import { fold } from '#workflows/domain/fold-text.ts'
import type { Ask } from './ask.ts'
import type { LanguageKit } from './language-kit.ts'
import { isMereThanks } from './unknown-words.ts'

const ADDRESS =
  /^\W*(?:sehr geehrte\p{L}*|geehrte\p{L}*|liebe[rs]?|werte[rs]?|dear|car[oaie]|gentil\p{L}*|egregi\p{L}*|cher|chere|chers|madame|monsieur|estimad\p{L}*|querid\p{L}*|beste|geachte|lieve|prezad\p{L}*|car[oa]s|exm\p{L}*|szanown\p{L}*|drog\p{L}*|pani|panie)(?:\s[\p{L}.]+){0,4}\W*$/u
const NAME_WORDS_MOST = 3

const NOBODY: ReadonlySet<string> = new Set()

/** Who is spoken to, who signs, and thanks: told beside a question, and nothing that anybody has to hear. */
function isCourtesy(text: string, { isLast, kit }: { isLast: boolean; kit: LanguageKit }): boolean {
  const folded = fold(text)
  if (ADDRESS.test(folded) || isMereThanks(folded, kit, NOBODY)) return true
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? []
  return isLast && words.length <= NAME_WORDS_MOST && words.every((word) => /^\p{Lu}\p{L}+$/u.test(word))
}

/** The asks, where what is only courtesy beside them has no word that somebody would have to account for. */
export const withCourtesiesKnown = (asks: readonly Ask[], { count, kit }: { count: number; kit: LanguageKit }): Ask[] =>
  asks.map((ask) =>
    ask.kind === 'context' && isCourtesy(ask.text, { isLast: ask.sentence === count - 1, kit })
      ? { ...ask, unknown: [] }
      : ask,
  )
