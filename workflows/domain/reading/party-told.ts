import { NUMBER, readNumber } from '#workflows/domain/facts/read/number-words.ts'

/** Those who come, and how many each is. Folded, in the eight languages. */
const ONES = String.raw`mates?|pals|buddies|lads|lasses|mums|moms|dads|cousins?|cugin[ie]|cousins|cousines|prim[oa]s|neven|nichten|potes?|copines?|kumpels?|colegas|chicos|chicas|chlopak[a-z]*|chlopa|dziewczyn[a-z]*|people|persons?|adults?|grown-?ups?|friends?|guests?|kids?|children|child|siblings?|brothers?|sisters?|women|men|girls?|boys?|guys|ladies|colleagues?|teenagers?|teens|toddlers?|babies|baby|infants?|of us|seniors?|students?|travell?ers?|persone|persona|adult[ieo]|amic(?:i|he|a|o)|ospiti|bambin[ieao]|bimb[ieao]|ragazz[ieao]|fratelli|sorelle|donne|uomini|collegh[ie]|figli[eoa]?|neonat[oi]|nonni|personen|leute|erwachsene[rn]?|freund(?:e|en|innen|in)?|kind(?:er|ern)?|geschwister|frauen|manner|kolleg(?:en|innen)|jungs|madels|jugendliche[rn]?|gaste|personnes?|adultes?|amie?s?|enfants?|freres?|soeurs?|femmes|hommes|collegues|ados?|bebes?|copains|copines|voyageurs|personas?|adultos?|amig[oa]s?|nin[oa]s?|herman[oa]s?|mujeres|hombres|companer[oa]s|hij[oa]s?|volwassenen?|vrienden|vriendinnen|kinderen|vrouwen|mannen|gasten|pessoas?|criancas?|irma[os]?s?|mulheres|homens|colegas|filh[oa]s?|osob[ya]?|dorosl\p{L}+|przyjaciol\p{L}*|znajom\p{L}+|dzieci\p{L}*|kobiet\p{L}*|mezczyzn\p{L}*|kolezan\p{L}*`
const PAIRS = String.raw`couples?|coppi[ae]|paare?|parejas?|stellen|stel|koppels?|casa(?:l|is)|par[ya]`
const FAMILIES = String.raw`families|family|famigli[ae]|familien?|familles?|familias?|gezinnen|gezin|rodzin[ya]?`

/** 'We are', before a number of people; a number follows, or 'a party of'. */
const BEING = String.raw`(?:we(?:'re| are| will be|'ll be)|there (?:are|will be)|siamo|saremo|veniamo|viaggiamo|arriviamo|wir (?:sind|waren|werden|kommen|reisen)|(?:sind|kommen|reisen) wir|nous (?:sommes|serons|venons|voyageons)|on (?:est|sera|vient)|somos|seremos|vamos|iremos|viajamos|venimos|(?:we|wij) (?:zijn|komen|reizen)|jest(?: nas)?|bedzie(?: nas)?|jestesmy|jedziemy|przyjedziemy|przyjezdzamy)`
const BETWEEN = String.raw`(?: (?:only|just|solo|soltanto|nur|insgesamt|seulement|solamente|maar|apenas|tylko|a|in|zu|mit|met|em|en|w|(?:a )?(?:party|group|family) of|un gruppo di|een groep van|una familia de|un groupe de|eine gruppe von))*`
/** 'Zu zweit', 'in due', 'à deux', 'met z'n drieën', 'we dwoje'. */
const TOGETHER: readonly [RegExp, number][] = [
  [/(?<!\p{L})(?:zu zweit|met (?:z'n|zijn|ons) tweeen|(?:we )?dwoje)(?!\p{L})/gu, 2],
  [/(?<!\p{L})(?:zu dritt|met (?:z'n|zijn|ons) drieen|(?:we )?troje)(?!\p{L})/gu, 3],
  [/(?<!\p{L})(?:zu viert|met (?:z'n|zijn|ons) vieren|(?:we )?czworo|we czworke)(?!\p{L})/gu, 4],
  [/(?<!\p{L})(?:zu funft|met (?:z'n|zijn|ons) vijven|(?:w )?pi[ae]cioro|w piatke)(?!\p{L})/gu, 5],
  [/(?<!\p{L})(?:zu sechst|met (?:z'n|zijn|ons) zessen|(?:w )?szescioro)(?!\p{L})/gu, 6],
]
const COUNTED = new RegExp(
  String.raw`(?<!\p{L})(${NUMBER}) (?:\p{L}{3,14} )?(?:(${ONES})|(${PAIRS})|(${FAMILIES}))(?!\p{L})`,
  'gu',
)
const BARE = new RegExp(String.raw`(?<!\p{L})${BEING}${BETWEEN} (${NUMBER})(?! ?(?:\p{L}|%|€|\d))`, 'gu')
const BEING_ALONE = new RegExp(
  String.raw`(?<!\p{L})${BEING}${BETWEEN}(?= *(?:$|[,.!;()]| and| e | und | et | y | en | i ))`,
  'gu',
)

/** What says that it is otherwise than it was. */
const OTHERWISE =
  /(?<!\p{L})(?:now|actually|in fact|after all|instead|not|adesso|ora|alla fine|invece|anziche|in realta|non|jetzt|nun|doch|statt|stattdessen|nicht|maintenant|finalement|en fait|au lieu|pas|ahora|al final|en realidad|lugar|no|nu|toch|uiteindelijk|plaats|niet|agora|afinal|na verdade|vez|nao|teraz|juz|jednak|zamiast|nie|more|another|extra|piu|altr\p{L}+|mehr|weitere\p{L}*|plus|autres?|mas|otr\p{L}+|meer|nog|mais|outr\p{L}+|wiecej|jeszcze)(?!\p{L})/u

const FAMILY = 4

/** How many a folded statement says that they are, and what else it says; null where it counts nobody, or says that it is otherwise now. */
export function partyTold(folded: string): { count: number; rest: string } | null {
  if (OTHERWISE.test(folded)) return null
  let counted = 0
  let whole = 0
  const rest = TOGETHER.reduce((text, [pattern, persons]) => text.replace(pattern, () => add(persons)), folded)
    .replace(COUNTED, (...[, number = '', ones, pairs]: (string | undefined)[]) =>
      add((readNumber(number) ?? 0) * (ones === undefined ? (pairs === undefined ? FAMILY : 2) : 1)),
    )
    .replace(BARE, (_, number: string) => {
      whole += readNumber(number) ?? 0
      return ' '
    })
  function add(persons: number): string {
    counted += persons
    return ' '
  }
  // 'Saremo in 6, due adulti e 4 bambini' are six.
  const count = Math.max(whole, counted)
  return count === 0 ? null : { count, rest: rest.replace(BEING_ALONE, ' ') }
}
