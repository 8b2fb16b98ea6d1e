import { DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { detectLanguage } from '#workflows/domain/language.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import { readAsks } from '#workflows/domain/reading/read-asks.ts'
import { forbidsAnswers } from './forbids-answers.ts'
import { isReplyAbove } from './quote-heads.ts'

/** Of a text, beyond which nothing is read for it; less where each language has to be tried. */
const [MOST, MOST_IN_EACH] = [4_000, 1_000]
const NOTHING_KNOWN = { names: new Set<string>(), house: { checkIn: '', checkOut: '' } }

/** Where its reader finds help. All folded: en, it, de, fr, es, pt, nl, pl. */
const OFFERS_HELP =
  /(?<!\p{L})(?:if|should|se|bei|wenn|falls|haben|si|als|indien|mocht|jesli|w razie)(?!\p{L}).{0,40}(?<!\p{L})(?:questions?|help|assistance|support|domande|dubbi|bisogno|aiuto|fragen|hilfe|besoin|aide|preguntas|dudas|ayuda|duvidas?|ajuda|vragen|hulp|pytan\p{L}*|pomoc\p{L}*)(?!\p{L})/u
/** Where they are to look. */
const SENDS_AWAY =
  /^\W*(?:(?:please|bitte|per favore|por favor|kindly) )?(?:visit|click|log in|sign in|see our|read|unsubscribe|visita|clicca|accedi|scopri|besuchen sie|klicken sie|melden sie|entdecken sie|cliquez|visitez|decouvrez|connectez|haga clic|haz clic|visite|descubre|clique|aceda|klik|bezoek|kliknij|odwiedz)(?!\p{L})/u
/** How what is told may be answered, and what for. */
const SAYS_HOW_TO_ANSWER =
  /^\W*(?:to|um|per|pour|para|om|aby|for)(?!\p{L}).{3,80}(?<!\p{L})(?:(?:repl\p{L}*|respond|answer) (?:directly )?to this|antwort\p{L}* (?:sie )?(?:einfach |direkt )?auf diese|rispond\p{L}* (?:direttamente )?a quest|repond\p{L}* (?:directement )?a ce|respond\p{L}* (?:directamente |diretamente )?a est|(?:be)?antwoord\p{L}* (?:u )?(?:op )?d(?:eze|it)|reageer\p{L}* op d(?:eze|it)|odpow\p{L}* na te)/u
/** That something is told: a guest tells something that belongs to a stay. */
const INFORMS =
  /(?<!\p{L})(?:(?:like|want) to (?:inform|thank|remind|invite)|inform(?:arvi|arti|arla)|ricordar(?:vi|ti|le)|(?:sie|euch|dich) (?:daruber )?(?:informieren|erinnern|einladen)|vous (?:informer|rappeler|inviter)|informar(?:le|les|te|os|lo)|u (?:informeren|herinneren|uitnodigen)|poinformowac)(?!\p{L})/u

const LINKS = /(?:https?:\/\/|www\.)\S+/gi

/**
 * Whether somebody wants to know or to have something: by a mark of a question in any language, and without one as what guests write is
 * read. What machines ask of all their readers alike is nobody's wish.
 */
export function asksSomething(text: string): boolean {
  // What stands behind the question mark of an address is asked of a server.
  const bare = text.replace(LINKS, ' ')
  if (/[?？؟]/.test(bare)) return true
  const said = bare
    .slice(0, MOST)
    .split('\n')
    .filter((line) => !isReplyAbove(line))
    .join('\n')
  const language = detectLanguage(said)
  if (language !== null) return isWishIn(said, language)
  return DRAFT_LANGUAGES.some((one) => isWishIn(said.slice(0, MOST_IN_EACH), one))
}

const isWishIn = (text: string, language: DraftLanguage) =>
  readAsks([text], language, NOTHING_KNOWN).asks.some(
    (ask) => (ask.kind === 'question' || ask.kind === 'confirm') && !isToAllReaders(ask),
  )

function isToAllReaders({ text, subjects }: Ask): boolean {
  const folded = fold(text)
  if (INFORMS.test(folded) && subjects.every((subject) => subject === 'invoice')) return true
  return forbidsAnswers(text) || [OFFERS_HELP, SENDS_AWAY, SAYS_HOW_TO_ANSWER].some((words) => words.test(folded))
}
