import type { LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { readPieces } from './alignment/read-pieces.ts'

/** Folded, in all languages at once: who may be written to at any time. */
const WRITES =
  /(?<!\p{L})(?:writ|ask|messag|contact|call|reach|text|scriv|chied|contatt|chiam|schreib|frag|meld|ruf|kontakt|ecri|demand|appel|joind|escrib|pregunt|llam|schrijf|schrijv|vraag|vragen|bel|bereik|escrev|pergunt|lig|pis|napis|pyt|dzwon)/u
/** Who may do what, or when they like. */
const PERMITS =
  /(?<!\p{L})(?:you (?:can|may|could)|potete|puoi|(?:ihr|du|sie) (?:konnt|kannst|konnen|durft|darfst|durfen)|(?:konnt|kannst|konnen|durft|darfst|durfen) (?:ihr|du|sie)|vous pouvez|tu peux|podeis|puedes|pueden|(?:je|jullie|u) (?:kunt|kunnen|mag|mogen)|podem|mozecie|mozesz|mozna|moga|(?:when|wann|quand|quando|cuando|wanneer|kiedy)(?:ever)? (?:\p{L}+ )?(?:you (?:like|want)|wollt|willst|wollen|mogt|voulez|veux|volete|vuoi|preferite|quer\p{L}+|quier\p{L}+|willen|wil|quiser\p{L}*|chcecie|chcesz))(?!\p{L})/u
const OF_HOUSES = ['open', 'closed', 'free', 'included']

/** 'It is closed on Sundays' and 'it is for six' name nothing, and 'you need no car' and 'come whenever you like' no topic: they are no courtesy. */
export const tellsOfHouse = (sentence: string, kit: LanguageKit): boolean =>
  readPieces(sentence, kit).some(
    ({ traits, values, limits, things, isNo, raw }) =>
      values.length > 0 ||
      OF_HOUSES.some((one) => traits.has(one)) ||
      (isNo && things.size > 0) ||
      ((limits.has('anyTime') || PERMITS.test(raw)) && !WRITES.test(raw)),
  )
