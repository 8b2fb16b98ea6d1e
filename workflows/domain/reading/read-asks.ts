import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { WEEKDAYS } from '#workflows/domain/weekdays.ts'
import { withAsidesKnown } from './asides.ts'
import type { Ask, AskKind, Reading } from './ask.ts'
import { asksWithin } from './asks-within.ts'
import { assumes } from './assumes.ts'
import { hasWords } from './compile-words.ts'
import { compoundsIn } from './compounds.ts'
import { correctSlips } from './correct-slips.ts'
import { withCourtesiesKnown } from './courtesies-beside.ts'
import { embeddedAt, readEmbedded } from './embedded-questions.ts'
import { asBackground, tellsOnly } from './find-statements.ts'
import { findHints, findSubjects } from './find-subjects.ts'
import { findTimes, type HouseTimes } from './find-times.ts'
import { guestsOwnWords, toldByLinks, withoutWhatHostAsked } from './guests-own-words.ts'
import { isWarmThanks } from './is-warm-thanks.ts'
import { joinEmpty } from './join-empty.ts'
import { kitOf, type LanguageKit } from './language-kit.ts'
import { completeEllipses } from './lean-on-before.ts'
import { withoutBeside, withoutSomewhere } from './named-beside.ts'
import { onesForAPlace } from './ones-for-a-place.ts'
import { partyTold } from './party-told.ts'
import { announcesWithin, isSmallTalk, withoutAnnouncement } from './small-talk.ts'
import { splitClauses } from './split-clauses.ts'
import { splitSentences } from './split-sentences.ts'
import { withoutTimesBeside } from './times-beside.ts'
import { isMereThanks, isOneSlipApart, unknownWords } from './unknown-words.ts'
import { withoutIdioms } from './warm-idioms.ts'
import { asWishes, isMereWish } from './wishes.ts'

/** What is known of the chat: names (folded) mean nothing else, and the house has times of its own. */
export type ReadingContext = { names: ReadonlySet<string>; house: HouseTimes }

type Sentence = { text: string; folded: string; isAsking: boolean; isThanks: boolean; asks: Ask[] }

/** Reads a guest's burst as a list of what they want: questions, statements to confirm, news; thanks and greetings are neither. */
export function readAsks(texts: readonly string[], language: DraftLanguage, context: ReadingContext): Reading {
  const kit = kitOf(language)
  const cut = texts
    .flatMap((text) => splitSentences(guestsOwnWords(text, kit), language))
    .map((text) => announced(text, kit))
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
  const hasMark = cut.some((text) => text.includes('?'))
  const sentences = goOnAsking(
    cut.map((text, index) => readSentence({ text, index, hasMark }, kit, context)),
    kit,
  )
  const isAsking = sentences.some((sentence) => sentence.isAsking)
  const asks = sentences
    .filter(({ isThanks }) => !isThanks)
    .flatMap((sentence) => (sentence.isAsking ? sentence.asks : tell(sentence, isAsking, kit)))
  const read = dropRepeats(withoutTimesBeside(completeEllipses(eatingAtBreakfast(asks, kit))))
  const wanted = withAsidesKnown(withCourtesiesKnown(read, { count: sentences.length, kit }), kit)
  const isQuiet =
    sentences.every(({ isThanks }) => isThanks) ||
    isWarmThanks(
      sentences.map((one) => ({
        ...one,
        isOfStay: one.asks.some(({ subjects, told }) => told !== null || subjects.some(isRequest)),
      })),
      kit,
    )
  const linked = isQuiet ? toldByLinks(texts, kit) : []
  if (linked.length > 0) return { asks: linked, isMereThanks: false, isGreeting: false }
  return {
    asks: isQuiet ? [] : wanted,
    isMereThanks: isQuiet && sentences.some(({ folded }) => !isGreetingOnly(folded)),
    isGreeting: isQuiet && sentences.every(({ folded }) => isGreetingOnly(folded)),
  }
}

/** 'Is there breakfast? Or bread in the morning': what 'or' and 'and' begin after a question asks on. 'I' is Polish, 'en' Dutch. */
const GOES_ON: Record<DraftLanguage, RegExp> = {
  en: /^\W*(?:and|or)\s/u,
  it: /^\W*(?:e|o|oppure)\s/u,
  de: /^\W*(?:und|oder)\s/u,
  fr: /^\W*(?:et|ou)\s/u,
  es: /^\W*(?:y|o|u)\s/u,
  nl: /^\W*(?:en|of)\s/u,
  pt: /^\W*(?:e|ou)\s/u,
  pl: /^\W*(?:i|lub|albo|czy|oraz)\s/u,
}
const goOnAsking = (sentences: Sentence[], kit: LanguageKit): Sentence[] =>
  sentences.map((sentence, index) =>
    sentences[index - 1]?.isAsking === true &&
    !sentence.isThanks &&
    GOES_ON[kit.language].test(sentence.folded) &&
    !tellsOnly(sentence.text, kit)
      ? { ...sentence, isAsking: true }
      : sentence,
  )

const GREETINGS =
  /^\W*(?:ciao|salve|buongiorno|buonasera|buon giorno|hello|hi|hey|good (?:morning|afternoon|evening)|hallo|guten (?:tag|morgen|abend)|servus|moin|bonjour|bonsoir|salut|coucou|hola|buen[oa]s(?: (?:dias|tardes|noches))?|goedemorgen|goedemiddag|goedenavond|hoi|dag|ola|bom dia|boa (?:tarde|noite)|dzien dobry|czesc|witam|dobry wieczor)(?:\W+\p{L}+)?\W*$/u

/** What stands above a name at the end of a mail. */
const CLOSINGS =
  /^\W*(?:(?:mit )?(?:herzlich\p{L}*|freundlich\p{L}*|lieb\p{L}*|best\p{L}*|viel\p{L}*) grus\p{L}*|avec (?:toute )?(?:notre|mon|mes|nos) (?:amitie\p{L}*|salutations?)|bien cordialement|cordialement|(?:i )?(?:piu )?(?:cordiali|cari|distinti) saluti|(?:with )?(?:kind|best|warm) (?:regards|wishes)|(?:met )?(?:hartelijke|vriendelijke) groet\p{L}*|(?:reciba )?un (?:cordial )?saludo|atentamente|com os melhores cumprimentos|cumprimentos|z powazaniem|lacze wyrazy)[^?]{0,60}$/u

const isGreetingOnly = (folded: string) => GREETINGS.test(folded)
function readSentence(
  { text, index, hasMark }: { text: string; index: number; hasMark: boolean },
  kit: LanguageKit,
  context: ReadingContext,
): Sentence {
  const folded = fold(text)
  const plain = withoutWhatHostAsked(withoutIdioms(folded))
  // Without a mark as well: 'thanks, one more thing, where is the hoover'.
  const isAnnounced = asksWithin(plain, kit.language) || announcesWithin(plain)
  const isThanks =
    isSmallTalk(folded, context.names) ||
    (!folded.includes('?') &&
      !isAnnounced &&
      (isMereThanks(folded, kit, context.names) ||
        isIdiomOnly(folded, kit, context) ||
        isGreetingOnly(folded) ||
        CLOSINGS.test(folded)))
  const isAsking =
    !isThanks &&
    (folded.includes('?') ||
      isAnnounced ||
      embeddedAt(plain, kit.language) !== null ||
      (hasWords(kit.cues.asks, plain) && !(hasMark && isMereWish(text, kit))) ||
      (opensAsking(plain, hasMark, kit) && !(hasMark && /!\s*$/.test(folded))))
  const isConfirming = isAsking && hasWords(kit.cues.confirms, folded) && folded.includes('?') && isStated(folded, kit)
  return { text, folded, isAsking, isThanks, asks: asksOf(text, { kit, context, isConfirming, isAsking, index }) }
}

const announced = (text: string, kit: LanguageKit) =>
  withoutAnnouncement(text, (words) => findSubjects(words, kit).subjects.length > 0)

/** 'Home safe and sound', 'can't wait', with thanks beside it or none. */
function isIdiomOnly(folded: string, kit: LanguageKit, { names }: ReadingContext): boolean {
  const rest = withoutIdioms(folded)
  return rest !== folded && (!/\p{L}/u.test(rest) || isMereThanks(rest, kit, names))
}

/** 'È bravissimo' beside a question tells. */
const COPULA = /^\W*(?:e|es|son|sono|esta|estan|sao|jest|sa)(?!\p{L})/u
const opensAsking = (folded: string, hasMark: boolean, kit: LanguageKit) => {
  const rest = withoutGreeting(folded).replace(BESIDES, '')
  if (kit.opens.test(rest)) return !(hasMark && COPULA.test(rest))
  const [first = ''] = /\p{L}+/u.exec(rest) ?? []
  return first.length >= 4 && INTERROGATIVES.some((word) => isOneSlipApart(first, word) && !kit.everyday.has(first))
}
/** 'Also how far is the bus stop' asks, with a mark or none. */
const BESIDES =
  /^\W*(?:(?:and|oh|und|e|et|y|en) )?(?:also|plus|inoltre|anche|poi|auch|ausserdem|aussi|ademas|tambien|ook|verder|tambem|tez|takze)\W+(?=\p{L})/u
/** Long enough to be known with a slip. */
const INTERROGATIVES = [
  'donde',
  'cuando',
  'cuanto',
  'where',
  'quando',
  'quanto',
  'wieviel',
  'combien',
  'wanneer',
  'hoeveel',
  'gdzie',
  'kiedy',
]

const withoutGreeting = (folded: string) =>
  folded.replace(
    /^\W*(?:ciao|salve|buongiorno|buonasera|hello|hi|hey|hallo|guten \p{L}+|bonjour|bonsoir|hola|buen[oa]s \p{L}+|goede\p{L}+|ola|bom dia|boa tarde|dzien dobry|czesc)(?:\W+\p{L}+)?\s*[,!.:-]\s*/u,
    '',
  )

/** A statement with a tag: it does not begin as a question does. */
const isStated = (folded: string, kit: LanguageKit) => {
  const rest = withoutGreeting(folded)
  return (
    !kit.opens.test(rest) ||
    hasWords(kit.cues.confirms, rest.slice(0, 14)) ||
    /,\s*\p{L}+(?:\s\p{L}+){0,2}\s*\?\s*$/u.test(rest)
  )
}

const DUE: ReadonlySet<string> = new Set(['cancellation', 'deposit', 'touristTax', 'invoice'])

type Place = { kit: LanguageKit; context: ReadingContext; isConfirming: boolean; isAsking: boolean; index: number }

function asksOf(text: string, place: Place): Ask[] {
  return joinEmpty(
    asBackground(
      asWishes(
        splitClauses(text, place.kit).flatMap((clause) =>
          readEmbedded(clause, (piece) => readClause(piece, place), place.kit),
        ),
        place.kit,
      ),
      place.kit,
    ),
    place.kit,
  )
}

function readClause(text: string, { kit, context, isConfirming, isAsking, index }: Place): Ask {
  const spelled = correctSlips(text, kit)
  const named = findSubjects(spelled, kit)
  const found = findTimes(
    { text: spelled, folded: named.rest, isConfirming, subjects: named.subjects },
    kit,
    context.house,
  )
  // 'To cancel 3 days before arrival', 'the deposit is due on arrival' ask about no arrival.
  const isOfMoney = named.subjects.some((subject) => DUE.has(subject)) && found.times.length === 0
  const timed = isOfMoney ? { ...found, subjects: [], told: null } : found
  const { subjects, rest } =
    named.subjects.length > 0 || timed.subjects.length > 0 || !isAsking ? named : findHints(named.rest, kit)
  const which = isAsking ? findSubjects(WHICH.exec(fold(spelled))?.[1] ?? '', kit).subjects : []
  const all =
    timed.subjects.length === 0 || which.length > 0
      ? subjects
      : [...timed.subjects, ...subjects.filter((one) => !isImpliedByTimes(one))]
  const more = onesForAPlace(fold(spelled), all)
  const asked = kit.aspects.filter(([, pattern]) => hasWords(pattern, rest)).map(([aspect]) => aspect)
  return {
    text: text.trim(),
    sentence: index,
    kind: isConfirming ? 'confirm' : 'question',
    subjects: withoutBeside(all, {
      folded: fold(spelled),
      isOfHours: asked.includes('hours') || timed.times.length > 0,
    }),
    aspects: withoutWeakCount(withoutSomewhere(asked, { folded: rest, subjects: all }), rest, kit),
    times: timed.times,
    told: timed.told,
    unknown: [
      ...unknownWords(rest, kit, context.names),
      ...daysOf(rest, timed.subjects, kit),
      ...compoundsIn(spelled, kit),
      ...more,
    ],
  }
}

/** 'Is check-in possible on Sunday?': the hour alone is no answer. */
const daysOf = (folded: string, subjects: readonly string[], { cues }: LanguageKit): string[] =>
  subjects.length > 0 && !hasWords(cues.when, folded) ? [...(WEEKDAYS.exec(folded) ?? [])] : []

/** 'Quanto costa', 'quanto dista', 'bis wie viel Uhr' count nothing. */
const withoutWeakCount = (aspects: Ask['aspects'], folded: string, { cues }: LanguageKit): Ask['aspects'] =>
  aspects.some((aspect) => aspect === 'far' || aspect === 'cost') || hasWords(cues.when, folded) || OF_TIME.test(folded)
    ? aspects.filter((aspect) => aspect !== 'count')
    : aspects
/** And so do hours and 'every how many days'. */
const OF_TIME =
  /(?:wie ?viel|wieviel) uhr|(?:every how many|ogni quant[ei]|alle wie ?viele?|tous les combien|cada cuant[oa]s|om de hoeveel|de quant[oa]s em quant[oa]s|co ile)(?!\p{L})/u

/** 'Which tram do we take to arrive?' asks about trams, and about no arrival. */
const WHICH =
  /(?<!\p{L})(?:which|what|che|quale|quali|welche[mnrs]?|quels?|quelles?|que|cual|cuales|welke?|qual|quais|jaki\p{L}*|ktory\p{L}*|ktora|ktore)\s+(\p{L}{3,})/u

/** 'By train', 'our flight' beside an arrival ask for no train. */
const isImpliedByTimes = (subject: string) =>
  ['train', 'transport', 'airport', 'taxi', 'rooms', 'address'].includes(subject)

/** What is told beside questions is context, unless it changes something; alone it is news for the host. */
function tell({ asks, folded }: Sentence, isAsking: boolean, kit: LanguageKit): Ask[] {
  // 'We are four, is there parking?' changes nothing: how many they are is told beside a question.
  const changes = hasWords(kit.cues.changes, isAsking ? (partyTold(folded)?.rest ?? folded) : folded)
  const kindOf = (ask: Ask): AskKind => {
    if (changes) return 'news'
    if (ask.told !== null || ask.subjects.some(isRequest)) return 'question'
    const { subjects, unknown } = ask
    if (isAsking && assumes(folded, { namesSomething: subjects.length > 0, hasUnknown: unknown.length > 0 }))
      return 'confirm'
    return isAsking ? 'context' : 'news'
  }
  return asks.map((ask) => ({ ...ask, kind: kindOf(ask) }))
}

const isRequest = (subject: string) => ['earlyCheckIn', 'lateCheckOut', 'lateArrival'].includes(subject)
/** 'Is there breakfast, and from when can one eat?' asks about no restaurant. */
const eatingAtBreakfast = (asks: Ask[], kit: LanguageKit): Ask[] =>
  asks.map((ask, index) => {
    const isHint = ask.subjects.includes('restaurant') && !findSubjects(ask.text, kit).subjects.includes('restaurant')
    const isOfBreakfast = asks.slice(0, index).some(({ subjects }) => subjects.includes('breakfast'))
    return isHint && isOfBreakfast
      ? { ...ask, subjects: ask.subjects.filter((subject) => subject !== 'restaurant') }
      : ask
  })

const dropRepeats = (asks: Ask[]) =>
  asks.filter((ask, index) => asks.findIndex((other) => other.text === ask.text && other.kind === ask.kind) === index)
