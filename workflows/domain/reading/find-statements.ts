import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import type { Ask } from './ask.ts'
import { hasWords } from './compile-words.ts'
import type { LanguageKit } from './language-kit.ts'

/** How a clause begins that tells of themselves, of the trip or of what they saw. Folded. */
const TELLS: Record<DraftLanguage, string> = {
  en: "(?:my|our|the) (?:kids|children|boys|girls|grandchildren|twins|toddler|baby)|i|i'm|i've|i'd|i'll|we|we're|we've|we'll|my|our|he|she|they|he's|she's|they're|it's (?:for|my|our|a birthday)|there (?:are|is) (?:\\p{L}+ )?of us|usually|saw|read|since|because|coming|travelling|traveling|driving|got",
  de: '(?:die|meine|unsere) (?:kinder|jungs|madels|enkel|kids|kleinen)|ich|wir|mein\\p{L}*|unser\\p{L}*|er|sie (?:ist|hat|liebt|mag|kann|schlaft|isst)|es sind|muss|mussen (?:um|fruh|schon|am)|bin|hab|habe|auf den fotos|da (?:wir|ich|mein|unser)|weil|denn',
  fr: "(?:les|mes|nos) (?:enfants|petits|ados|garcons|filles)|je|j'\\p{L}+|nous|on (?:arrive|vient|part|a|est|sera|voyage|aime|reste|compte|pense|voudrait)|mon|ma|mes|notre|nos|il (?:est|a|adore|dort)|elle (?:est|a|adore|dort)|ils|elles|comme (?:je|nous|on)|car|parce que",
  es: '(?:a )?(?:l[oa]s|mis?|nuestr\\p{L}+) (?:ninos|ninas|hij[oa]s?|peques|chic[oa]s|marido|mujer|suegra)|yo|nosotros|mi|mis|nuestr\\p{L}+|llegamos|llego|somos|soy|vamos|voy|viajamos|viajo|venimos|vengo|tenemos|tengo|salimos|estamos|estoy|es (?:de|para|por|que)|el|ella|porque|como (?:vamos|somos|llegamos)',
  it: '(?:a|ai|alle|i|le) (?:miei |mie |nostri |nostre )?(?:ragazzi|ragazze|bambini|bambine|bimbi|bimbe|figli|figlie|nipoti)|a mi[ao] \\p{L}+|soffro|soffriamo|io|noi|mio|mia|miei|nostr\\p{L}+|arriv(?:o|iamo)|siamo|sono|abbiamo|ho|viaggi(?:o|amo)|veniamo|vengo|saremo|lui|lei|il mio|la mia|i nostri|la nostra|perche|visto che|dato che|siccome|partiamo',
  nl: '(?:de|mijn|onze) (?:kinderen|kids|jongens|meiden|kleinkinderen)|ik|we|wij|mijn|onze|ons|hij|zij|ze|want|omdat|moet|ben|heb|komen',
  pt: 'os miudos|as criancas|os meus|as minhas|o meu|a minha|eu|nos|meus?|minhas?|nossos?|nossas?|chegamos|chego|somos|sou|vamos|vou|viajamos|viajo|temos (?!de)|tenho|estamos|estou|ela|ele|porque|como (?:vamos|somos)|e (?:para|por)',
  pl: '(?:nasze |moje )?dzieci|maluchy|dzieciaki|maz|zona|tesciowa|tesc|corka|syn|ja|my|moj\\p{L}*|nasz\\p{L}*|jestesmy|jestem|mamy|mam|przyjezdzamy|przyjade|przylatujemy|ladujemy|jedziemy|jade|bedziemy|bede|on|ona|oni|bo|poniewaz',
}
const AHEAD: Record<DraftLanguage, string> = {
  en: 'and|but|so|as',
  de: 'und|aber|also',
  fr: 'et|mais|donc',
  es: 'y|pero',
  it: 'e|ma',
  nl: 'en|maar',
  pt: 'e|mas',
  pl: 'i|ale|a',
}
/** 'Ich hätte gern', 'we need', 'ci serve': what begins like a statement and wants something. */
const WANTS_OF_HOST =
  /(?<!\p{L})(?:need|needs|want|would (?:like|love|need)|'d (?:like|love|need)|hope|wonder\p{L}*|must|have to|supposed|allowed|able|brauch\p{L}*|benotig\p{L}*|mocht\p{L}*|hatt\p{L}* gern\p{L}*|wurd\p{L}*|durf\p{L}*|konn\p{L}*|soll\p{L}*|frag\p{L}*|besoin|voudr\p{L}*|aimer\p{L}*|souhait\p{L}*|peut|peux|pouv\p{L}*|pourr\p{L}*|doit|devons|faut|necesit\p{L}*|queremos|quisier\p{L}*|quiero|querr\p{L}*|gustaria|podemos|puedo|podriamos|tenemos que|tengo que|serve|servono|servirebbe|vorr\p{L}*|possiamo|posso|potremmo|dobbiamo|devo|nodig|willen|wil|zouden|zou|kunnen|kan|mogen|mag|moeten|precis\p{L}*|gostar\p{L}*|querem\p{L}*|podem\p{L}*|posso|temos de|tenho de|potrzeb\p{L}*|chciel\p{L}*|chcial\p{L}*|chcemy|mozemy|moge|musimy)(?!\p{L})/u

const patterns = new Map<DraftLanguage, RegExp>()
function tellsIn(language: DraftLanguage): RegExp {
  const known = patterns.get(language)
  if (known !== undefined) return known
  const made = new RegExp(`^\\W*(?:(?:${AHEAD[language]}) )?(?:${TELLS[language]})(?!\\p{L})`, 'u')
  patterns.set(language, made)
  return made
}

/** True of a clause that tells something of the guests and wants nothing by itself. */
export const tellsOnly = (text: string, { language, cues }: LanguageKit): boolean => {
  const folded = fold(text)
  return (
    !folded.includes('?') &&
    tellsIn(language).test(folded) &&
    !WANTS_OF_HOST.test(folded) &&
    !hasWords(cues.asks, folded)
  )
}

/** Nobody arrives then; any other hour may be one of the stay. */
const isMorning = (time: string) => time >= '05:00' && time < '11:00'

const TRAVEL: ReadonlySet<string> = new Set(['train', 'airport', 'transport', 'taxi'])
const ARRIVING: ReadonlySet<string> = new Set(['lateArrival', 'checkIn', 'earlyCheckIn'])
/** 'Our train gets in at 22:30, is it okay to arrive at 11?' asks for no train. */
const isWhenTheyTravel = (ask: Ask, asks: readonly Ask[]): boolean =>
  ask.kind === 'question' &&
  ask.times.length > 0 &&
  ask.aspects.length === 0 &&
  ask.subjects.length > 0 &&
  ask.subjects.every((subject) => TRAVEL.has(subject)) &&
  asks.some((other) => other !== ask && other.subjects.some((subject) => ARRIVING.has(subject)))

/** Who looks forward to it is no question of its own. */
const WHO_COMES: ReadonlySet<string> = new Set(['children'])

/** Beside a clause that asks: 'when is breakfast, we have to leave at 8'. What changes the stay is no background. */
export function asBackground(asks: Ask[], kit: LanguageKit): Ask[] {
  const asksOwn = ({ text }: Ask) => {
    const folded = fold(text)
    return folded.includes('?') || kit.opens.test(folded) || hasWords(kit.cues.asks, folded)
  }
  const telling = asks.map(({ text }) => tellsOnly(text, kit))
  const hasAsking = asks.some((ask, at) => !telling[at] && asksOwn(ask))
  return asks.map((ask, index) =>
    (isWhenTheyTravel(ask, asks) && !asksOwn(ask)) ||
    (hasAsking &&
      telling[index] &&
      ask.kind === 'question' &&
      ask.subjects.every((subject) => WHO_COMES.has(subject)) &&
      ask.times.every(isMorning) &&
      !hasWords(kit.cues.changes, fold(ask.text)))
      ? { ...ask, kind: 'context' as const }
      : ask,
  )
}
