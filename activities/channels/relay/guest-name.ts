import { cleanName } from '#workflows/domain/clean-name.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { escaped } from './escaped.ts'
import { PLATFORMS } from './platforms/platforms.ts'

const BRAND = Object.values(PLATFORMS)
  .flatMap(({ brands }) => brands)
  .map(escaped)
  .join('|')
const THROUGH =
  'via|through|tramite|attraverso|über|ueber|par|par le biais de|por|a través de|vía|através da|através de|através do|przez|za pośrednictwem|přes|prostřednictvím|door'
const IN_BRACKETS = new RegExp(
  String.raw`\s*[(（](?:[^()（）]{0,30}(?:${BRAND})[^()（）]{0,30}|(?:${THROUGH}) [^)]{1,40})[)）]\s*$`,
  'iu',
)
const BEHIND = new RegExp(String.raw`\s+(?:${THROUGH})\s+(?:${BRAND})\s*$`, 'iu')
/** The same in a language that nobody knows: between a person and a platform stand words in lower case, as no name has them. */
const LOWER = String.raw`\p{Ll}\p{L}*`
const ENDED = String.raw`(?:${BRAND})(?:['’:-]${LOWER})`
const WORDS_BESIDE = [
  String.raw`(?<=\S)(?:\s+${LOWER}){1,3}\s+(?:${BRAND})(?:['’:-]${LOWER})?(?:\s+${LOWER}){0,3}\s*$`,
  String.raw`(?<=\S)\s+(?:${ENDED}(?:\s+${LOWER}){0,3}|(?:${BRAND})(?:\s+${LOWER}){1,3})\s*$`,
  String.raw`^(?:${ENDED}(?:\s+${LOWER}){0,3}|(?:${BRAND})(?:\s+${LOWER}){1,3})\s+(?=\S)`,
  // 'Message from your Expedia guest': what stands in front of the name.
  String.raw`^(?:${LOWER}\s+){1,4}(?:${BRAND})(?:\s+${LOWER}){0,2}\s+(?=[\p{Lu}\p{Lo}])`,
  // 'Ihrem Expedia-Gast': a word that is made of the platform's name, and what stands in front of it.
  String.raw`^(?:\p{L}+\s+){0,3}(?:${BRAND})-\p{L}+\s+(?=[\p{Lu}\p{Lo}])`,
  // Some have no lower case: then one word stands there.
  String.raw`(?<=[\p{Lo}\p{M}])\s+[\p{Lo}\p{M}]+\s+(?:${BRAND})\s*$`,
].map((pattern) => new RegExp(pattern, 'u'))
/** As an address for the answer is called: `Reply to Jan (do not edit)`. */
const NOT_TO_BE_EDITED = /^(?:\p{L}+\s+){0,3}?to\s+(.+?)\s*\(do not\s+edit\)\s*$/iu
/** Or an office of its own: 'Expedia Reservations'. */
const IS_BRAND = new RegExp(`^(?:${BRAND})(?:$|\\s)`, 'iu')
/** `of Expedia`: the name stands behind it, and has been left out. */
const OF_BRAND = new RegExp(String.raw`^(?:(?:${LOWER}\s+){1,4}(?:${BRAND})|(?:${LOWER}\s+){0,4}${ENDED})$`, 'u')
/** How platforms call whom they do not name, folded, and what may stand before it. */
const CALLED =
  'guest|ospite|gast|voyageur|client[es]?|huesped|viajero|hospede|viajante|gosc|goscia|hosta|host|kunde|kunden|reisende[rn]?|reiziger|traveler|traveller|viaggiatore|urlauber|sender|no-?reply|gæst|gjest|vieras|vendeg|oaspete|misafir|konuk'
const ARTICLE =
  'an?|the|your|uno?|una|il|la|tuo|il tuo|eine?|eine[mrns]|ihr|ihrem|deinem|votre|el|su|tu|een|je|uw|uma?|seu|twoj|en|din'
/** What platforms call their offices, and whom those write to. */
const OFFICES =
  'partner(?:s|er|ern|en|i|y|zy|ow)?|hosts|hotels|properties|owners|team|support|service|customer (?:care|service|support)|help|notifications?|alerts?|reservations?|bookings?|messages?|messaging|inbox|payments?|payouts?|finance|invoices?|reviews?|news|newsletter|community|academy|extranet|pulse|central'
const NOBODY = new RegExp(`^(?:(?:${ARTICLE}) )?(?:${CALLED}|${OFFICES})$`, 'u')

/** What an office begins with, whatever stands behind it: `Service Executive`, `Service Clients`. Folded. */
const BEGINS_AS_OFFICE =
  /^(?:(?:customers?|clients?|guests?|partners?|hosts?) )?(?:services?|support|care|relations|experience|success|kundenservice|kundendienst|assistenza|servizio|servicio|servico|atencion|klantenservice|apoio|obsluga|kundeservice|kundtjanst)(?: |$)/

/** A reservation's, which may have no number in it. */
const IS_CODE = /^(?:HM[A-Z\d]{8}|HA-[A-Z\d]{4,12})$/u

/** A guest's name as a platform writes it, without the platform; null for what cannot be one: links, numbers, too long. */
export function guestName(written: string | null | undefined): string | null {
  const without = (text: string, marks: readonly RegExp[]) => marks.reduce((rest, mark) => rest.replace(mark, ''), text)
  const known = without(written ?? '', [IN_BRACKETS, BEHIND])
  const bare = without(known, WORDS_BESIDE)
  const name = cleanName(bare.replace(NOT_TO_BE_EDITED, '$1'))
  if (name === null || name.length > 60 || IS_CODE.test(name) || /[\d@/<>]|www\.|https?:/i.test(name)) return null
  // What is left of `a guest of Vrbo` is no name.
  const isRest = bare !== known && !/[\p{Lu}\p{Lo}]/u.test(name)
  if (BEGINS_AS_OFFICE.test(fold(name))) return null
  return isRest || IS_BRAND.test(name) || OF_BRAND.test(name) || NOBODY.test(fold(name)) ? null : name
}
