import type { Relay } from '#activities/channels/incoming-message.ts'
import { isDateWord } from '#activities/channels/text/date-words.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { escaped } from './escaped.ts'
import { eventWordsIn } from './event-words.ts'
import { conceptsIn } from './frames/concepts.ts'
import { guestName } from './guest-name.ts'
import { IS_PARTICLE, PARTICLES } from './name-particles.ts'

const RUN = new RegExp(
  String.raw`(?<![\p{L}\d])\p{Lu}[\p{L}\p{M}'’-]*(?: ${PARTICLES}\p{Lu}[\p{L}\p{M}'’.-]*){0,3}`,
  'gu',
)
/** Before a person's name in nine languages, and before a guest's; a house stands behind `at`. */
const OF_PERSON =
  '(?:of|from|by|with|guest|da|di|con|ospite|von|mit|gast|de|du|avec|voyageur|del|con|huésped|van|met|do|com|hóspede|od|przez|gość|gościa|host|hosta|av|af|från|fra|gäst|gäste|gæst|gjest)'
/** In German every noun is written so. */
const IS_GERMAN = /(?<!\p{L})(?:und|ist|nicht|wurde|wird|fur|ihre[nmrs]?|deine[nmrs]?|haben|von|zum|zur)(?!\p{L})/u
/** What persons do with a stay, behind their name. */
const DOES =
  /^ (?:(?:vous|te|le|ti|vi|ci|wam) )?(?:has|had|wrote|rated|reviewed|schrieb|escribió|valoró|schreef|beoordeelde|escreveu|avaliou|skrev|napisa\p{L}*|oceni\p{L}*|arrives?|arriving|accept\p{L}*|declin\p{L}*|cancel\p{L}*|chang\p{L}*|left|kommt|reist|hat|möchte|har|vill|vil|önskar|ønsker|kommer|anländer|ankommer|avbokade|ändrade|aflyste|ændrede|kansellerte|endret|arriva|ha|vuole|arrive|a|souhaite|llega|quiere|heeft|komt|arriveert|wil|chega|cancelou|alterou|deixou|quer|przyjeżdża|przyjedzie|zmieni\p{L}*|odwoła\p{L}*|anulowa\p{L}*|chce|přijede|přijíždí|zruši\p{L}*|změni\p{L}*)(?!\p{L})/u
/** What else hosts have that something becomes of. Folded. */
const OF_HOSTS =
  /^(?:hai|hanno|abbiamo|you|we|they|du|ihr|sie|wir|vous|nous|ils|has|hemos|tienes|han|je|jullie|voce|tem|temos|masz|mamy|mas|mame|listing|calendar|account|annuncio|calendario|inserat|kalender|konto|annonce|calendrier|compte|anuncio|cuenta|advertentie|conta|ogloszenie|kalendarz|inzerat|kalendar|ucet|airbnb|vrbo|booking|expedia|agoda)$/
const [MOST_LINES, MOST_CHARACTERS] = [8, 300]

/** Whether it is what platforms and hosts have and do, or a day: some names are months, too. */
export function isNoName(run: string): boolean {
  const all = run.split(' ').map(fold)
  // Within a name `du` and `os` are small.
  const words = all.filter((word, at) => at === 0 || !IS_PARTICLE.test(word))
  return (
    words.every(isDateWord) ||
    words.some((word) => eventWordsIn(word).size > 0 || conceptsIn(word).size > 0 || OF_HOSTS.test(word))
  )
}

/**
 * Of whom a platform's notice tells, where no list knows its sentences: a name that is in its subject and, at the top of its text, begins a
 * sentence or stands behind what is said before persons. A single word counts in no language that writes all nouns so, nor as the subject's first.
 */
export function toldOfInNotice(subject: string, text: string): Relay['guestName'] {
  const head = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
    .join('\n')
  const isGerman = IS_GERMAN.test(fold(`${subject}\n${head}`))
  for (const { 0: run, index } of subject.slice(0, MOST_CHARACTERS).matchAll(RUN)) {
    const isOne = !run.includes(' ')
    const does = DOES.test(subject.slice(index + run.length))
    const isDoer = index === 0 && does
    if (isNoName(run) || (isOne && !isDoer && (isGerman || index === 0))) continue
    const told = toldAs(run, { isFirstEnough: does && !isGerman, isAmid: isDoer && !isGerman })
    const name = told.test(head) ? guestName(run) : null
    if (name !== null) return name
  }
  return null
}

type PlaceInLine = { isFirstEnough: boolean; isAmid: boolean }

/** A name at a sentence's beginning, in capitals above it, or behind what is said before persons. */
function toldAs(run: string, { isFirstEnough, isAmid }: PlaceInLine): RegExp {
  const [first = run] = run.split(' ')
  const named = isFirstEnough ? `(?:${escaped(run)}|${escaped(first)})` : escaped(run)
  const ways = [
    String.raw`(?:^|[.!?]\s+)${named}(?:['’]s)?(?= \p{Ll})`,
    ...(isAmid ? [String.raw`\p{Ll} ${escaped(run)}(?=[ .,!?])`] : []),
    String.raw`^${escaped(run.toUpperCase())}(?= \p{Lu})`,
    String.raw`(?<!\p{L})${OF_PERSON} ${escaped(run)}(?!\p{L})`,
  ]
  return new RegExp(ways.join('|'), 'mu')
}
