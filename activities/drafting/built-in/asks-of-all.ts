import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { foldFactText } from '#workflows/domain/facts/read/fold-fact-text.ts'
import { WHOLE_HOUSE } from '#workflows/domain/facts/read/rules-things.ts'
import { fold } from '#workflows/domain/fold-text.ts'

/** All, both or each, in the eight languages, folded. 'Every day' and the like are of no place. */
const ALL =
  'entramb[ei]|tutt[ei](?: e (?:due|tre|quattro))?(?: l[ei]| i)?|ogni|ciascun[ao]?|both|all|each|every|beide[nrsm]?|alle[nr]?|jede[nmrs]?|(?:les|aux|dans les) (?:deux|trois|quatre)|tou(?:s|tes)(?: les)?|chaque|ambas|ambos|(?:las|los|n?[ao]s|d[ao]s) (?:dos|dois|duas|tres)|tod[ao]s(?: l?[ao]s)?|cada|allebei|elke?|iedere?|obie|oba|obu|obydwa|obydwie|wszystki\\p{L}+|kazd\\p{L}+'
/** Each of those that there are: 'the three bedrooms'. */
const COUNTED =
  '(?:the|i|le|die|den|les|los|las|de|os|as|nelle|nei|negli|dans les|nas|nos) (?:two|three|four|due|tre|quattro|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|twee|drie|dois|duas|quatro|[2-9])'
const PLACE =
  'camer[ae]|stanz[ae]|bagn[oi]|pian[oi]|letti|appartament[oi]|(?:bed|bath)?rooms?|floors?|flats?|apartments?|(?:schlaf|bade|gaste)?zimmern?|badern?|etagen?|stockwerken?|wohnungen|chambres?|pieces?|salles? de bains?|etages?|habitacion(?:es)?|dormitorios?|cuartos?|banos?|plantas?|(?:slaap|bad)?kamers?|verdieping(?:en)?|quartos?|casas? de banho|andares|pokoj\\p{L}*|pokoi|sypialni\\p{L}*|lazien\\p{L}*|pietr\\p{L}*'
const OF_ALL = new RegExp(
  `(?<!\\p{L})(?:(?:${ALL})(?: \\p{L}+| \\d){0,2}? (?:${PLACE})|${COUNTED} (?:${PLACE}))(?!\\p{L})`,
  'u',
)

/** Whether a text speaks of all of several places: 'in both bedrooms'. */
export const isOfAll = (text: string): boolean => OF_ALL.test(fold(text))

/** Who asks of both rooms is not answered by what a note says of one. */
export const asksOfMorePlaces = (
  question: string,
  facts: readonly (Pick<PropertyFact, 'sentence'> & { key?: PropertyFact['key'] })[],
): boolean =>
  isOfAll(question) &&
  !facts.some(
    ({ key, sentence }) => isOfAll(sentence) || (key === 'wifi.strong' && WHOLE_HOUSE.test(foldFactText(sentence))),
  )

/** How something is worked; folded, in the eight languages. */
const WORKS =
  /(?<!\p{L})(?:how (?:do|does|can|to)\b[^?.!]*\b(?:work|works|use|turn|switch|operate|light|start)|come (?:funzion\p{L}*|si (?:usa|usano|accende|accendono|spegne|regola|avvia)|accend\p{L}*)|wie (?:funktionier\p{L}*|bedien\p{L}*|schalte\p{L}*|benutz\p{L}*|geht d\p{L}+ .* an)|comment (?:fonctionne\p{L}*|marche\p{L}*|utilise\p{L}*|allume\p{L}*)|como (?:funciona\p{L}*|se (?:usa|enciende|utiliza|apaga|acende|liga)\p{L}*|enciendo|encendemos|ligo|ligamos|acendo)|hoe (?:werk\p{L}*|gebruik\p{L}*|zet (?:ik|je|men)|bedien\p{L}*)|jak (?:dziala\p{L}*|uzywa\p{L}*|wlacz\p{L}*|uruchom\p{L}*|obslug\p{L}*))(?!\p{L})/u

/** Who asks how something works is not answered by hearing that it is there. */
export const asksHowItWorks = (question: string, facts: readonly Pick<PropertyFact, 'key'>[]): boolean =>
  WORKS.test(fold(question)) && !facts.some(({ key }) => /\.(?:howTo|advice)$/.test(key))
