import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { beginsEmbedded } from '#workflows/domain/reading/embedded-questions.ts'
import type { LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { splitClauses } from '#workflows/domain/reading/split-clauses.ts'
import { readPieces } from './alignment/read-pieces.ts'
import { PROOF_WORDS } from './proof-words.ts'

/** Folded, in all languages at once: names what is asked about, and says nothing of it. */
const FRONTS =
  /^\W*(?:as for|about|regarding|concerning|with regard to|when it comes to|(?:per )?quanto (?:a|ai|al|alla|alle|riguarda)|riguardo|circa|sull?[ae]?|sui|was .* (?:betrifft|angeht)|bezuglich|wegen|hinsichtlich|concernant|quant a|en ce qui concerne|au sujet|sobre|en cuanto a|respecto a|acerca de|con respecto|wat .* betreft|wat betreft|over|met betrekking|relativamente|em relacao|co do|jesli chodzi|odnosnie|w sprawie)(?!\p{L})/u
/** Says that somebody does not know. */
const KNOWS_NOT =
  /(?<!\p{L})(?:(?:don't|do not|cannot|can't) (?:know|say|tell)|not (?:entirely |quite |completely )?(?:sure|certain)|non (?:lo )?so|non (?:sono|siamo) sicur\p{L}+|(?:weiss|wissen) (?:\p{L}+ ){0,2}nicht|nicht sicher|(?:sais|savons) pas|pas (?:sur|sure|certain)|no (?:lo )?(?:se|sabemos)|no (?:estoy|estamos) segur\p{L}+|(?:weet|weten) (?:\p{L}+ ){0,2}niet|niet zeker|nao (?:sei|sabemos)|nao (?:tenho|temos) (?:a )?certeza|nie (?:wiem|wiemy)|nie (?:jestem|jestesmy) pew\p{L}+)(?!\p{L})/u
/** Says that something is there, or may be done: of itself it tells the guest something. */
const TELLS =
  /(?<!\p{L})(?:there (?:is|are)|there's|(?:we|i) (?:have|provide|offer)|you (?:can|may|could|will)|c'e|ci sono|abbiamo|potete|puoi|puo|es gibt|wir haben|(?:ihr|du|sie) (?:konnt|kannst|konnen|durft|darfst|durfen)|il y a|nous avons|vous pouvez|tu peux|hay|tenemos|podeis|puedes?|pueden|er (?:is|zijn)|(?:we|wij) hebben|(?:je|jullie|u) (?:kunt|kan|kunnen|mag|mogen)|ha|temos|podem?|jest|sa|mamy|mozna|mozecie|mozesz)(?!\p{L})/u
/** As it is written: folded, an Italian 'is' would be an 'and'. */
const IS = /(?<!\p{L})(?:is|are|was|it['’]s|è|sono|ist|sind|est|sont|es|son|está|están|zijn|é|são|jest|są)(?!\p{L})/iu
/** Behind it stands what is told. */
const THAT: Record<DraftLanguage, string> = {
  en: 'that',
  it: '(?<!quello )che',
  de: 'dass',
  fr: '(?<!ce )que',
  es: '(?<!lo )que',
  nl: 'dat',
  pt: '(?<!(?<!\\p{L})o )que',
  pl: 'ze',
}

/**
 * A sentence that puts something off, apart from what it tells: 'the pool is heated, and I will ask when it opens' tells something of the
 * pool, which is a claim as any. What names the thing or embeds the question stays with what puts it off.
 */
export function apartFromDeferral(sentence: string, kit: LanguageKit): string[] {
  const { defers } = PROOF_WORDS[kit.language]
  if (!defers.test(fold(sentence))) return [sentence]
  const clauses = splitClauses(sentence, kit).flatMap((clause) => splitAtThat(clause, kit.language))
  const tells = (clause: string) => !defers.test(fold(clause)) && tellsSomething(clause, kit)
  const told = clauses.filter(tells)
  if (told.length === 0) return [sentence]
  const rest = clauses.filter((clause) => !tells(clause))
  return rest.length === 0 ? told : [...told, rest.join(', ')]
}

/** 'I wanted to let you know | that breakfast is included'. Folding keeps the places of characters only where nothing is composed. */
function splitAtThat(clause: string, language: DraftLanguage): string[] {
  const folded = fold(clause)
  const deferral = PROOF_WORDS[language].defers.exec(folded)
  if (deferral === null || folded.length !== clause.length) return [clause]
  const end = deferral.index + deferral[0].length
  const that = new RegExp(`(?<!\\p{L})${THAT[language]}(?!\\p{L})`, 'u').exec(folded.slice(end))
  if (that === null) return [clause]
  const at = end + that.index
  return [clause.slice(0, at).trim(), clause.slice(at + that[0].length).trim()].filter((part) => part !== '')
}

function tellsSomething(clause: string, kit: LanguageKit): boolean {
  const folded = fold(clause)
  if (KNOWS_NOT.test(folded) || beginsEmbedded(folded, kit.language)) return false
  if (TELLS.test(folded)) return true
  if (FRONTS.test(folded)) return false
  if (IS.test(clause)) return true
  return readPieces(clause, kit).some(({ traits, values, isNo }) => traits.size + values.length > 0 || isNo)
}
