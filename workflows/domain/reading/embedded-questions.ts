import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import type { Ask } from './ask.ts'
import type { LanguageKit } from './language-kit.ts'

/** Who says them wants to know, and what follows is what. Folded. */
const INQUIRES: Record<DraftLanguage, string> = {
  en: String.raw`know|knew|wonder\p{L}*|ask(?:ed|ing|s)?|tell|told|check(?:ing)?|sure|find out|curious|confirm|clarify|say|advise|understand|see|explain|remember|inform|en?quir\p{L}*|inquir\p{L}*|idea|clear|clue|interested|question`,
  it: String.raw`sa(?:pere|permi|perci|pete|i|prebbe|presti|preste|piamo)|chied\p{L}*|domand\p{L}*|dir(?:mi|ci|e)|capi(?:re|sco|to)|curios\p{L}*|sicur\p{L}*|conferm\p{L}*|verific\p{L}*|spiegar\p{L}*|idea|dubbio|interess\p{L}*`,
  de: String.raw`weiss|wisst|wissen|wusst\p{L}*|frag\p{L}*|gefragt|sag\p{L}*|interessier\p{L}*|erfahren|klaren|sicher|verraten|mitteil\p{L}*|bestatig\p{L}*|erklar\p{L}*|ahnung|neugierig|bescheid|unklar|nachfragen`,
  fr: String.raw`sa(?:voir|vez|is|vons|uriez)|demand\p{L}*|dire|dites|confirm\p{L}*|precis\p{L}*|indiqu\p{L}*|curieu\p{L}*|sure?|compris|comprend\p{L}*|expliqu\p{L}*|idee|interess\p{L}*|question`,
  es: String.raw`sab(?:er|e|es|eis|emos|ria\p{L}*)|(?<=no )se|pregunt\p{L}*|decir\p{L}*|dime|diga\p{L}*|confirm\p{L}*|aclar\p{L}*|dudas?|curios\p{L}*|segur\p{L}*|explic\p{L}*|indic\p{L}*|interes\p{L}*`,
  nl: String.raw`weten?|weet|vraag|vragen|vraagt|vroeg\p{L}*|afvraag|afvragen|zeg(?:gen)?|vertel\p{L}*|benieuwd|zeker|bevestig\p{L}*|uitleg\p{L}*|idee|nieuwsgierig|duidelijk`,
  pt: String.raw`sab(?:er|e|es|em|emos|ia)|sei|pergunt\p{L}*|diz(?:er|er-me|er-nos)?|dizer\p{L}*|confirm\p{L}*|esclarec\p{L}*|duvidas?|curios\p{L}*|certeza|explic\p{L}*|indic\p{L}*|ideia|interess\p{L}*`,
  pl: String.raw`wi(?:edziec|em|emy|e|ecie)|pyta\p{L}*|zapyta\p{L}*|dopyta\p{L}*|spyta\p{L}*|powiedz\p{L}*|upewni\p{L}*|ciekaw\p{L}*|zastanawia\p{L}*|potwierdz\p{L}*|wyjasni\p{L}*|pewn\p{L}*|pytanie|interesuje|sprawdz\p{L}*`,
}

/** What an embedded question begins with. Folded. */
const EMBEDS: Record<DraftLanguage, string> = {
  en: 'whether|if|where|what|how|when|which|who|why',
  it: "se|dove|cosa|che cosa|come|quando|qual[ei]?|quant[oaie]|chi|perche|a che|fino a che|da che|c'e",
  de: 'ob|wo|woher|wohin|was|wie|wieviel|wann|wer|warum|welche[rnsm]?|bis wann|ab wann',
  fr: "si|s'il|s'ils|s'|ou|comment|quand|combien|qui|pourquoi|ce que|a quelle|jusqu'a|de quelle|quel(?:le)?s?",
  es: 'si|donde|como|cuando|cual(?:es)?|cuant[oa]s?|que|quien(?:es)?|por que|a que|hasta que|desde que',
  nl: 'of|waar|wat|hoe|hoeveel|wanneer|welke?|wie|waarom|vanaf|tot',
  pt: 'se|onde|como|quando|qual|quais|quant[oa]s?|o que|que|quem|por que|porque|a que|ate que',
  pl: 'czy|gdzie|co|jak|jaki\\p{L}*|kiedy|ktor\\p{L}*|ile|kto|dlaczego|skad|od ktorej|do ktorej|o ktorej',
}

/** Between the two: 'know, please, whether', 'dirci gentilmente se'. */
const BETWEEN = String.raw`(?:[\s,:…-]+\p{L}+){0,3}?[\s,:…-]+`

const made = new Map<DraftLanguage, RegExp>()
function patternOf(language: DraftLanguage): RegExp {
  const known = made.get(language)
  if (known !== undefined) return known
  const pattern = new RegExp(
    String.raw`(?<!\p{L})(?:${INQUIRES[language]})(?!\p{L})${BETWEEN}(?=(?:${EMBEDS[language]})(?![\p{L}]))`,
    'u',
  )
  made.set(language, pattern)
  return pattern
}

/**
 * Where in a folded sentence the question begins that it embeds: 'we would love to know | whether there is a cot'. Null where it embeds none.
 * What stands before it says who wants to know and why, and narrows nothing.
 */
export function embeddedAt(folded: string, language: DraftLanguage): number | null {
  const found = patternOf(language).exec(folded)
  return found === null ? null : found.index + found[0].length
}

/** True of a folded clause that begins as an embedded question does: 'whether it is heated'. */
export const beginsEmbedded = (folded: string, language: DraftLanguage): boolean =>
  new RegExp(String.raw`^\W*(?:${EMBEDS[language]})(?!\p{L})`, 'u').test(folded)

/** A clause in two where it embeds a question: who wants to know, and what. Folding keeps the places of characters only where nothing is composed. */
export function splitAtEmbedded(clause: string, language: DraftLanguage): string[] {
  const folded = fold(clause)
  const at = folded.length === clause.length ? embeddedAt(folded, language) : null
  return at === null ? [clause] : [clause.slice(0, at).trim(), clause.slice(at)]
}

/** The asks of a clause and of the question that it embeds. Who wants to know asks for nothing by that; what they name is asked about all the same. */
export function readEmbedded(
  clause: string,
  read: (piece: string) => Ask,
  { language }: Pick<LanguageKit, 'language'>,
): Ask[] {
  const pieces = splitAtEmbedded(clause, language)
  return pieces.map(read).map((ask, at): Ask => {
    const isInquiry = at < pieces.length - 1 && ask.subjects.length === 0 && ask.times.length === 0
    return isInquiry ? { ...ask, kind: 'context', aspects: [] } : ask
  })
}
