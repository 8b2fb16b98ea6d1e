import type { DraftLanguage } from '#workflows/domain/draft.ts'

/** Alike in most of the eight. */
const COMMON = String.raw`reserv\p{L}*|cancel\p{L}*|transfer\p{L}*|al+erg\p{L}*|extra|bab(?:y|ies)\p{L}*|annul\p{L}*|check-?(?:in|out)|taxi\p{L}*`

/** Whatever concerns the stay: who comes and when, what is brought, paid, changed, missed, broken or wanted. Folded. */
const WORDS: Record<DraftLanguage, string> = {
  it: String.raw`port\p{L}*|verr\p{L}*|viene|vengono|veniamo|unisc\p{L}*|ritard\p{L}*|atterr\p{L}*|tard\p{L}*|prima|dopo|serv\p{L}*|vogli\p{L}*|dobbiamo|devo|dimenticat\p{L}*|pers[oi]|rott[oaei]|prenot\p{L}*|pag\p{L}*|bonific\p{L}*|cambi\p{L}*|invece|pero|purtroppo|tranne|saremo|siamo|cane|cani|cagnolin\p{L}*|gatt\p{L}*|bimb\p{L}*|neonat\p{L}*|ospiti|amic\p{L}*|adulti|persone|cauzione|rimbors\p{L}*|chiav\p{L}*|codice|treno|volo|aereo`,
  en: String.raw`bring\p{L}*|brought|join\p{L}*|arriv\p{L}*|com(?:es?|ing)|land(?:s|ing|ed)?|delay\p{L}*|late|later|earlier|early|needs?|we want|i want|must|have to|has to|forg[eo]t\p{L}*|left(?! us)|lost|missing|broke\p{L}*|stuck|book(?:ed|ing)?|reserv\p{L}*|cancel\p{L}*|pa(?:y|ys|id|ying|yment)|transfer\p{L}*|chang\p{L}*|instead|but|however|although|except|unfortunately|by the way|there are|there will|we will|we'll|i'll|i will|we are|we're|going to|plan\p{L}*|allerg\p{L}*|wheelchair|pregnan\p{L}*|sick|ill|dogs?|cats?|puppy|bab(?:y|ies)|toddler|guests?|friends?|people|adults?|extra|wish|deposit|refund|keys?|codes?|drive|driving|train|flight|plane|only|just that`,
  de: String.raw`mitbring\p{L}*|bringen|kommen|kommt|komme|anreis\p{L}*|ankomm\p{L}*|landen|verspat\p{L}*|spat\p{L}*|fruher|brauch\p{L}*|mocht\p{L}*|wollen|mussen|muss|vergess\p{L}*|verlor\p{L}*|kaputt|defekt|fehlt\p{L}*|gebucht|buchung|storn\p{L}*|zahl\p{L}*|bezahl\p{L}*|uberw\p{L}*|ander\p{L}*|statt\p{L}*|aber|jedoch|leider|ausser|ubrigens|sind wir|wir sind|werden|hund\p{L}*|katze\p{L}*|baby\p{L}*|gaste|freund(?:e|in|innen)?|personen|leute|erwachsene|kaution|schlussel\p{L}*|zug|flug|flieger|nur`,
  fr: String.raw`apport\p{L}*|amen\p{L}*|accompagn\p{L}*|rejoi\p{L}*|atterri\p{L}*|retard\p{L}*|plus tot|avant|apres|besoin|voul\p{L}*|voudr\p{L}*|devons|dois|oubli\p{L}*|perdu\p{L}*|casse\p{L}*|reserv\p{L}*|annul\p{L}*|pay\p{L}*|vire\p{L}*|change\p{L}*|plutot|mais|cependant|malheureusement|sauf|finalement|du coup|sera|serons|sommes|chien\p{L}*|chat\p{L}*|bebe\p{L}*|invite\p{L}*|amis?|amies?|personnes|adultes|caution|rembours\p{L}*|cles?|clefs?|avion|vol|seulement`,
  es: String.raw`tra(?:er\p{L}*|emos|igo)|lleg\p{L}*|llev\p{L}*|ven(?:imos|go|dra\p{L}*)|une|unen|aterriz\p{L}*|retras\p{L}*|antes|despues|necesit\p{L}*|quer\p{L}*|quisier\p{L}*|tenemos que|tengo que|olvid\p{L}*|perdi\p{L}*|rot[oa]s?|cancel\p{L}*|transfer\p{L}*|lugar de|pero|lamentablemente|excepto|seremos|somos|perr\p{L}*|gato\p{L}*|huesped\p{L}*|amig\p{L}*|personas|fianza|reembols\p{L}*|llave\p{L}*|tren|vuelo|avion|solo`,
  nl: String.raw`meenem\p{L}*|nemen|neem|kom(?:en|t)?|aankom\p{L}*|vertrag\p{L}*|laat|eerder|nodig|willen|moet\p{L}*|verget\p{L}*|kwijt|kapot|geboekt|boek\p{L}*|annul\p{L}*|betal\p{L}*|betaald|overge\p{L}*|wijzig\p{L}*|verander\p{L}*|plaats|maar|helaas|behalve|trouwens|zijn we|we zijn|worden|zullen|hond\p{L}*|kat|katten|poes|gasten|vriend\p{L}*|mensen|volwassenen|borg|sleutel\p{L}*|trein|vlucht|vliegtuig|alleen`,
  pt: String.raw`traz\p{L}*|lev(?:amos|ar)|cheg\p{L}*|vem|vimos|junta\p{L}*|aterr\p{L}*|atras\p{L}*|cedo|depois|precis\p{L}*|temos (?:de|que)|tenho (?:de|que)|esquec\p{L}*|perd\p{L}*|partid[oa]|estragad\p{L}*|mud(?:ar|amos|anca)|mas|infelizmente|exceto|seremos|cao|caes|cachorr\p{L}*|hospedes|pessoas|adultos|caucao|chaves?|comboio|voo|aviao`,
  pl: String.raw`przyw\p{L}*|zabier\p{L}*|przyjezdz\p{L}*|przyjed\p{L}*|przyjad\p{L}*|laduj\p{L}*|dolacz\p{L}*|opozn\p{L}*|pozn\p{L}*|wczesn\p{L}*|potrzeb\p{L}*|chc\p{L}*|musim\p{L}*|musze|zapomn\p{L}*|zgub\p{L}*|zepsu\p{L}*|rezerw\p{L}*|odwol\p{L}*|zaplac\p{L}*|przelew\p{L}*|zmien\p{L}*|zmian\p{L}*|zamiast|ale|jednak|niestety|oprocz|bedzie\p{L}*|jestesmy|pies|psem|psa|kot\p{L}*|dziecko|niemowl\p{L}*|gosci|znajom\p{L}*|przyjaciel\p{L}*|osob|osoby|doroslych|kaucj\p{L}*|zwrot\p{L}*|klucz\p{L}*|pociag\p{L}*|lot|samolot\p{L}*|tylko`,
}

const patternOf = (words: string) => new RegExp(`(?<!\\p{L})(?:${COMMON}|${words})(?!\\p{L})`, 'u')
const PATTERNS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(WORDS).map(([language, words]) => [language, patternOf(`${words}|${WORDS.en}`)]),
)

/**
 * Whether a folded sentence may tell something of the stay: by the words of its own language, as one's 'before' is the other's
 * 'great', and by English ones, which guests mix in.
 */
export const concernsStay = (folded: string, language: DraftLanguage): boolean =>
  PATTERNS.get(language)?.test(folded) ?? true
