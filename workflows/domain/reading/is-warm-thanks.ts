import { SEVERAL } from '#workflows/domain/facts/read/number-words.ts'
import { WEEKDAYS } from '#workflows/domain/weekdays.ts'
import { hasWords } from './compile-words.ts'
import type { LanguageKit } from './language-kit.ts'

/** Words that thank and mean nothing else. Folded, in eight languages. */
const THANKS =
  /(?<!\p{L})(?:thank\p{L}*|thx|ta very much|cheers|grazi\p{L}*|ringrazi\p{L}*|dank\p{L}*|merci\p{L}*|remerci\p{L}*|graci\p{L}*|agradec\p{L}*|bedank\p{L}*|obrigad\p{L}*|dzieki\p{L}*|dziekuj\p{L}*|podziekowan\p{L}*)(?!\p{L})/u

/** 'See you on Friday', 'buona domenica': a day that is wished or said goodbye with tells nothing. */
const PARTS =
  /(?<!\p{L})(?:see (?:you|ya|u)|until|till|have a|enjoy|happy|buon[ao]?|ci vediamo|alla|a presto|bis|schon\p{L}*|frohe\p{L}*|guten?|bonne?|bel(?:le)?|a (?:bientot|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi)|rendez-vous|nos vemos|hasta|buen\p{L}*|feliz|que (?:tengas|tengais|pase\p{L}*)|tot|fijne?|prettige?|leuk\p{L}*|ate|bo[ma]|milej|milego|dobrej|udanej|do zobaczenia|do)(?!\p{L})/u
const MONTHS =
  /(?<!\p{L})(?:januar\p{L}*|february|februar\p{L}*|march|april|may|june|july|august|september|october|november|december|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|januari|februari|maart|mei|augustus|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|styczni\p{L}*|lut\p{L}{2,3}|kwiet\p{L}*|maj\p{L}*|czerw\p{L}*|lip(?:iec|ca|cu)|sierp\p{L}*|wrzes\p{L}*|pazdzier\p{L}*|listopad\p{L}*|grud\p{L}*)(?!\p{L})/u

/** Returning, remembering and recommending are of no stay that is booked. */
const PRAISES =
  /(?<!\p{L})(?:(?:will|'ll|would love to) (?:definitely |certainly |surely |gladly )?(?:be back|come (?:back|again)|return|recommend)|can't wait|cannot wait|no (?:problem|worries)|not at all|torneremo|tornero|non vediamo l'ora|non vedo l'ora|nessun problema|(?:kommen|wir kommen) (?:gern\p{L}* |bestimmt |sicher |auf jeden fall )?wieder|wiederkommen|kein problem|keine ursache|(?:on|nous) reviendrons|hate (?:de|d'etre|d')|pas de (?:souci|probleme)|volveremos|sin problema|ningun problema|no hay problema|komen (?:graag |zeker )?terug|geen probleem|voltaremos|sem problema\p{L}*|nie ma sprawy|nie mozemy sie doczekac|wrocimy)(?!\p{L})/gu

/** Whatever concerns the stay: who comes and when, what is brought, paid, changed, missed, broken or wanted. */
const NEWS =
  /(?<!\p{L})(?:bring\p{L}*|brought|join\p{L}*|arriv\p{L}*|com(?:es?|ing)|land(?:s|ing|ed)?|delay\p{L}*|late|later|earlier|early|needs?|we want|i want|must|have to|has to|forg[eo]t\p{L}*|left (?!us)|lost|missing|broke\p{L}*|stuck|book(?:ed|ing)?|reserv\p{L}*|cancel\p{L}*|pa(?:y|ys|id|ying|yment)|transfer\p{L}*|chang\p{L}*|instead|but|however|although|except|unfortunately|by the way|there are|there will|we will|we'll|i'll|i will|we are|we're|going to|plan\p{L}*|allerg\p{L}*|wheelchair|pregnan\p{L}*|sick|ill|dogs?|cats?|puppy|bab(?:y|ies)|toddler|guests?|friends?|people|adults?|extra|wish|deposit|refund|keys?|codes?|drive|driving|train|flight|plane|only|just that|port\p{L}*|verr\p{L}*|viene|vengono|veniamo|unisc\p{L}*|ritard\p{L}*|atterr\p{L}*|tard\p{L}*|prima|dopo|serv\p{L}*|vogli\p{L}*|dobbiamo|devo|dimenticat\p{L}*|pers[oi]|rott[oaei]|prenot\p{L}*|pag\p{L}*|bonific\p{L}*|cambi\p{L}*|invece|pero|purtroppo|tranne|saremo|siamo|cane|cani|cagnolin\p{L}*|gatt\p{L}*|bimb\p{L}*|neonat\p{L}*|ospiti|amic\p{L}*|adulti|persone|cauzione|rimbors\p{L}*|chiav\p{L}*|codice|treno|volo|aereo|mitbring\p{L}*|bringen|kommen|kommt|komme|anreis\p{L}*|ankomm\p{L}*|landen|verspat\p{L}*|spat\p{L}*|fruher|brauch\p{L}*|mocht\p{L}*|wollen|mussen|muss|vergess\p{L}*|verlor\p{L}*|kaputt|defekt|fehlt\p{L}*|gebucht|buchung|storn\p{L}*|zahl\p{L}*|bezahl\p{L}*|uberw\p{L}*|ander\p{L}*|statt\p{L}*|aber|jedoch|leider|ausser|ubrigens|sind wir|wir sind|werden|hund\p{L}*|katze\p{L}*|baby\p{L}*|gaste|freund(?:e|in|innen)?|personen|leute|erwachsene|kaution|schlussel\p{L}*|zug|flug|flieger|nur|apport\p{L}*|amen\p{L}*|accompagn\p{L}*|rejoi\p{L}*|atterri\p{L}*|retard\p{L}*|plus tot|avant|apres|besoin|voul\p{L}*|voudr\p{L}*|devons|dois|oubli\p{L}*|perdu\p{L}*|casse\p{L}*|reserv\p{L}*|annul\p{L}*|pay\p{L}*|vire\p{L}*|change\p{L}*|plutot|mais|cependant|malheureusement|sauf|finalement|du coup|sera|serons|sommes|chien\p{L}*|chat\p{L}*|bebe\p{L}*|invite\p{L}*|amis?|amies?|personnes|adultes|caution|rembours\p{L}*|cles?|clefs?|avion|vol|seulement|tra(?:er\p{L}*|emos|igo)|lleg\p{L}*|llev\p{L}*|ven(?:imos|go|dra\p{L}*)|une|unen|aterriz\p{L}*|retras\p{L}*|antes|despues|necesit\p{L}*|quer\p{L}*|quisier\p{L}*|tenemos que|tengo que|olvid\p{L}*|perdi\p{L}*|rot[oa]s?|cancel\p{L}*|transfer\p{L}*|lugar de|pero|lamentablemente|excepto|seremos|somos|perr\p{L}*|gato\p{L}*|huesped\p{L}*|amig\p{L}*|personas|fianza|reembols\p{L}*|llave\p{L}*|tren|vuelo|avion|solo|meenem\p{L}*|nemen|neem|kom(?:en|t)?|aankom\p{L}*|vertrag\p{L}*|laat|eerder|nodig|willen|moet\p{L}*|verget\p{L}*|kwijt|kapot|geboekt|boek\p{L}*|annul\p{L}*|betal\p{L}*|betaald|overge\p{L}*|wijzig\p{L}*|verander\p{L}*|plaats|maar|helaas|behalve|trouwens|zijn we|we zijn|worden|zullen|hond\p{L}*|kat|katten|poes|gasten|vriend\p{L}*|mensen|volwassenen|borg|sleutel\p{L}*|trein|vlucht|vliegtuig|alleen|traz\p{L}*|lev(?:amos|ar)|cheg\p{L}*|vem|vimos|junta\p{L}*|aterr\p{L}*|atras\p{L}*|cedo|depois|precis\p{L}*|temos (?:de|que)|tenho (?:de|que)|esquec\p{L}*|perd\p{L}*|partid[oa]|estragad\p{L}*|mud(?:ar|amos|anca)|mas|infelizmente|exceto|seremos|cao|caes|cachorr\p{L}*|hospedes|pessoas|adultos|caucao|chaves?|comboio|voo|aviao|przyw\p{L}*|zabier\p{L}*|przyjezdz\p{L}*|przyjed\p{L}*|przyjad\p{L}*|laduj\p{L}*|dolacz\p{L}*|opozn\p{L}*|pozn\p{L}*|wczesn\p{L}*|potrzeb\p{L}*|chc\p{L}*|musim\p{L}*|musze|zapomn\p{L}*|zgub\p{L}*|zepsu\p{L}*|rezerw\p{L}*|odwol\p{L}*|zaplac\p{L}*|przelew\p{L}*|zmien\p{L}*|zmian\p{L}*|zamiast|ale|jednak|niestety|oprocz|bedzie\p{L}*|jestesmy|pies|psem|psa|kot\p{L}*|dziecko|niemowl\p{L}*|gosci|znajom\p{L}*|przyjaciel\p{L}*|osob|osoby|doroslych|kaucj\p{L}*|zwrot\p{L}*|klucz\p{L}*|pociag\p{L}*|lot|samolot\p{L}*|tylko)(?!\p{L})/u

/** 'A bit cold, though': praise with a fault is none. */
const FAULTS =
  /(?<!\p{L})(?:though|a (?:bit|little)|cold|dirty|nois\p{L}*|loud|smell\p{L}*|weak|slow|works?|working|un po'?|fredd\p{L}*|sporc\p{L}*|rumor\p{L}*|puzz\p{L}*|odore|funziona\p{L}*|bisschen|etwas|kalt\p{L}*|schmutz\p{L}*|dreckig|laut\p{L}*|riecht|stinkt|funktioniert|geht|un peu|froid\p{L}*|sale|bruyant\p{L}*|bruit|odeur|marche|fonctionne\p{L}*|un poco|fri[oa]\p{L}*|suci\p{L}*|ruido\p{L}*|huele|funciona\p{L}*|beetje|koud\p{L}*|vies|lawaai\p{L}*|ruikt|stinkt|werkt|doet|um pouco|suj\p{L}*|barulh\p{L}*|cheir\p{L}*|troche|zimn\p{L}*|brudn\p{L}*|glosn\p{L}*|smierdz\p{L}*|dziala\p{L}*)(?!\p{L})/u

const MANY = new RegExp(`(?<!\\p{L})(?:${SEVERAL})(?!\\p{L})`, 'u')

type SentenceRead = { text: string; folded: string; isAsking: boolean; isThanks: boolean; isOfStay: boolean }

/**
 * Thanks with warm words about the place, the trip or the weather: they thank, ask nothing, name no figure, day or thing of the
 * stay, and deny nothing. Whatever is in doubt is news.
 */
export function isWarmThanks(sentences: readonly SentenceRead[], { cues }: LanguageKit): boolean {
  if (!sentences.some(({ folded }) => THANKS.test(folded))) return false
  return sentences.every(({ folded, isAsking, isThanks, isOfStay }) => {
    if (isThanks) return true
    if (isAsking || isOfStay || /\d/.test(folded.replace(/\d{1,2}\s?\/\s?10/g, '')) || folded.includes('?'))
      return false
    const rest = folded.replace(PRAISES, ' ')
    if (
      NEWS.test(rest) ||
      FAULTS.test(rest) ||
      MANY.test(rest) ||
      hasWords(cues.changes, rest) ||
      hasWords(cues.negation, rest)
    )
      return false
    return PARTS.test(rest) || !(WEEKDAYS.test(rest) || MONTHS.test(rest))
  })
}
