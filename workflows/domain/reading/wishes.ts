import { fold } from '#workflows/domain/fold-text.ts'
import type { Ask } from './ask.ts'
import { hasWords } from './compile-words.ts'
import { findSubjects } from './find-subjects.ts'
import type { LanguageKit } from './language-kit.ts'
import { splitClauses } from './split-clauses.ts'

/** 'We would like to travel light' beside a question wants nothing; 'we would like a cot' does. */
const WISHES =
  /(?<!\p{L})(?:vorremmo|vorrei|(?:would|i'd|we'd) like|(?:mochte|mochten|wurden gern\p{L}*)|voudrions|voudrais|aimerions|quisieramos|quisiera|nos gustaria|zouden graag|willen graag|gostariamos|gostaria|chcielibysmy|chcialbym|chcialabym)(?!\p{L})/u
const INQUIRES =
  /(?<!\p{L})(?:sapere|chieder\p{L}*|know|ask|wissen|fragen|savoir|demander|saber|preguntar|weten|vragen|perguntar|wiedziec|zapytac|dopytac)(?!\p{L})/u
/** Where guests go by themselves. */
const OF_THE_TRIP: ReadonlySet<string> = new Set(['centre', 'sights', 'park', 'ski', 'market'])
/** A wish that names nothing of the house: beside a question it asks for nothing. */
export function isMereWish(text: string, kit: LanguageKit): boolean {
  const folded = fold(text)
  if (!WISHES.test(folded) || INQUIRES.test(folded)) return false
  const wish = splitClauses(text, kit).filter((clause) => WISHES.test(fold(clause)))
  return wish.every((clause) => findSubjects(clause, kit).subjects.every((subject) => OF_THE_TRIP.has(subject)))
}

const WANTS =
  /^\W*(?:(?:i|we) (?:want|are|will|travel|come|plan)|(?:ich|wir) (?:will|wollen|mochten?|sind|kommen|reisen|planen)|(?:je|nous) (?:veux|voulons|suis|sommes|venons|voyageons)|(?:quiero|queremos|somos|viajamos|venimos|vamos)|(?:voglio|vogliamo|siamo|veniamo|viaggiamo|vorrei|vorremmo)|(?:ik|wij|we) (?:wil|willen|zijn|komen|reizen)|(?:quero|queremos|somos|viajamos|vimos|vamos)|(?:chce|chcemy|jestesmy|jedziemy|przyjezdzamy))(?!\p{L})/u
/** 'I want to bake a birthday cake, is there an oven?': what they want it for is no question of its own. */
export function asWishes(asks: Ask[], kit: LanguageKit): Ask[] {
  const asksOwn = ({ text }: Ask) => kit.opens.test(fold(text)) || hasWords(kit.cues.asks, fold(text))
  return asks.map((ask, index) =>
    WANTS.test(fold(ask.text)) &&
    !INQUIRES.test(fold(ask.text)) &&
    !ask.text.includes('?') &&
    asks.slice(index + 1).some((other) => other.subjects.length > 0 && (asksOwn(other) || other.text.includes('?')))
      ? { ...ask, kind: 'context' as const }
      : ask,
  )
}
