import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import { hasWords } from '#workflows/domain/reading/compile-words.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'
import { withoutIdioms } from '#workflows/domain/reading/warm-idioms.ts'
import { isClosedClass, isIdle, isKnownWord } from './framing-words.ts'
import { withoutToldFigures } from './told-figures.ts'

/** What one of the guests needs, hopes for, fears or cannot do is for the host to hear. Folded, in the eight languages. */
const NEEDS =
  /(?<![a-z])(?:needs?|require[a-z]*|must|has to|afraid|scared|unable|brauch[a-z]*|benotig[a-z]*|angst|darf|durf[a-z]*|muss|serv(?:e|ono|irebbe[a-z]*)|bisogno|paura|besoin|peur|faut|doit|necesit[a-z]*|hace falta|miedo|nodig|bang|moet|precis[a-z]*|medo|potrzeb[a-z]*|musi|boi|hop(?:e|es|ing)|sper[a-z]+|hoff(?:e|en|t)|esper[a-z]+|hoop|hopen|nadziej[aei])(?![a-z])/

/** Who says sorry for asking says nothing else. */
const SORRY =
  /^\W*(?:(?:so )?sorry|apologies|scus[aie]\p{L}*|perdon\p{L}*|entschuldig\p{L}*|verzeih\p{L}*|tut mir leid|desolee?s?|pardon|excus\p{L}*|disculp\p{L}*|siento|excuses|neem me niet kwalijk|desculp\p{L}*|perdao|przepraszam\p{L}*|wybacz\p{L}*)(?!\p{L})/u

/** And who calls their question a silly one. */
const SILLY =
  /(?<![a-z])(?:(?:silly|stupid|dumb|daft) (?:question|thing)|domanda (?:sciocca|stupida|banale)|sciocchezza|(?:dumme|blode|doofe) frage|question (?:bete|idiote)|bete question|tonteria|pregunta tonta|(?:domme|stomme|gekke) vraag|pergunta (?:parva|tola|boba)|glupie pytanie)(?![a-z])/

/** Regret, 'nothing but' and coming without a car deny nothing. */
const NO_DENIAL =
  /(?<![a-z])(?:(?:do not|don't|can't|cannot) drive|(?:have|got) no car|without a car|non (?:guidiamo|guido|abbiamo (?:la |l')?(?:macchina|auto))|senza (?:macchina|auto)|(?:haben|hab|habe) kein auto|ohne auto|fahren kein auto|(?:ne conduisons|ne conduis) pas|(?:n'avons|n'ai|n'a) pas de voiture|sans voiture|no (?:conducimos|conduzco|tenemos coche|tengo coche)|sin coche|(?:hebben|heb) geen auto|zonder auto|rijden niet|nao (?:conduzimos|conduzo|temos carro|tenho carro)|sem carro|nie (?:mamy|mam) (?:auta|samochodu)|bez (?:auta|samochodu)|sadly|unfortunately|purtroppo|leider|malheureusement|por desgracia|lamentablemente|helaas|infelizmente|niestety|ne [a-z']+ que(?= )|have never been|never been|noch nie (?:da|dort|hier)|non siamo mai stat[aie])(?![a-z])/g

/** Before a word that nobody knows these say what somebody is, has, brings or suffers from. */
const SAYS_OF: Record<DraftLanguage, string> = {
  en: "is|are|am|isn't|he's|she's|we're|i'm|has|have|had|got|bring\\w*|brought|with|suffers?|plays?",
  it: 'e|sono|siamo|ha|ho|hanno|abbiamo|port\\w*|con|soffr\\w*|suon\\w*',
  de: 'ist|sind|bin|hat|habe|haben|bring\\w*|mit|leidet|leide|spiel\\w*',
  fr: "est|suis|sommes|sont|a|ai|j'ai|ont|avons|apport\\w*|amen\\w*|avec|souffr\\w*|joue\\w*",
  es: 'es|soy|somos|son|tiene|tengo|tenemos|tienen|trae\\w*|traigo|llev\\w*|con|sufre|toca\\w*',
  nl: 'is|zijn|ben|heeft|heb|hebben|nemen|neem|met|lijdt?|speel\\w*',
  pt: 'e|sou|somos|sao|tem|tenho|temos|levamos|trazemos|com|sofre|toca\\w*',
  pl: 'jest|jestem|jestesmy|sa|ma|mam|mamy|zabier\\w*|bierz\\w*|z|ze|cierpi',
}

/** A name within a sentence; German writes every thing with a capital, and names a place behind these. */
const isNameIn = (word: string, { text, folded, language }: Statement): boolean => {
  const written = (text.match(/\p{L}+/gu) ?? []).filter((one) => fold(one) === word)
  if (written.length === 0 || !written.every((one) => /^\p{Lu}\p{Ll}/u.test(one))) return false
  return (
    language !== 'de' ||
    new RegExp(`(?<![a-z])(?:aus|nach|in|bei|von|uber|hallo|familie|herr|frau|liebe[rs]?) ${word}(?![a-z])`).test(
      folded,
    )
  )
}

type Statement = { text: string; folded: string; language: DraftLanguage }

const isSaidOf = (word: string, { folded, language }: Statement): boolean =>
  new RegExp(`(?<![a-z])(?:${SAYS_OF[language]})(?: [a-z'-]+){0,2} ${word}(?![a-z])`).test(folded)

/**
 * Whether what is told beside a question only tells of the guests and their trip, in words of which none is for the host to hear: 'my partner
 * is keen on getting out on the water', 'my mother is 78'. Any other figure, a no, a change, a need and what somebody is or has in a word that nothing knows never are.
 */
export function isBackground({ text, unknown, times, told: stated }: Ask, language: DraftLanguage): boolean {
  const { cues } = kitOf(language)
  const folded = withoutToldFigures(withoutIdioms(fold(text)).replace(NO_DENIAL, ' '))
  const statement = { text, folded, language }
  const isHeard = (word: string): boolean =>
    !(isClosedClass(word) || isNameIn(word, statement) || isIdle(word, language)) &&
    (isKnownWord(word, language) || isSaidOf(word, statement))
  return (
    times.length === 0 &&
    stated === null &&
    !/[\d?]/.test(folded) &&
    !NEEDS.test(folded) &&
    !hasWords(cues.changes, folded) &&
    !hasWords(cues.negation, folded) &&
    (SORRY.test(folded) || SILLY.test(folded) || !unknown.some(isHeard))
  )
}
