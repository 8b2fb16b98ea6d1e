import { fold } from '#workflows/domain/fold-text.ts'
import { isAddedLine } from './added-line.ts'

/** How a mail program begins the line that it adds, folded. */
const BEGINS =
  /^(?:inviato (?:da(?:l(?:la)?)?(?: mi[oa])?|con|tramite)|sent (?:from(?: my)?|with|via|using)|gesendet (?:von|mit|uber|aus)(?: (?:meine[mr]?|der))?|von (?:meinem|unterwegs)|envoye (?:de(?:puis)?|a partir de|avec|par)(?: (?:mon|ma|l'application))?|enviado (?:desde|do|da|de|con|com|a partir do)(?: (?:mi|meu|minha))?|(?:verzonden|verstuurd) (?:vanaf|vanuit|met|via|van)(?: mijn)?|wysla(?:no|ne)(?: (?:z|za pomoca|przy uzyciu)|(?= bezpieczna))(?: (?:mojego|aplikacji))?|отправлено (?:с|из)|(?:odeslano|poslano|odoslane) (?:z|ze|zo|pomoci|pomocou|pres)(?: (?:meho|mojho|aplikace|aplikacie|zarizeni))?|skickat (?:fran|med|via)(?: (?:min|mitt))?|sendt (?:fra|med|via)(?: (?:min|mit|mitt))?|lahetetty(?: (?:laitteesta|puhelimesta))?|trimis (?:de pe|din|cu|prin)|von(?= .*gesendet\W*$)|diese (?:nachricht|mail|e-mail) wurde von (?:meinem|unterwegs)|get|scarica|ottieni|telechargez|telecharger|obtenez|obtenir|obten(?:er|ga)?|obter|descargar?|baixar?|holen sie sich|herunterladen|downloaden|download|pobierz|uzyskaj|ziskejte|stahnout|hamta|skaffa|hent)(?![\p{L}\p{N}])/u
/** What such a line names, folded: devices, mail programs, and the words between them. */
const NAMES = new Set(
  `
  iphone ipad ipod ios mac macbook imac apple watch android samsung galaxy huawei honor xiaomi redmi poco mi oppo realme oneplus one plus
  google pixel nokia motorola moto lg sony xperia ericsson blackberry windows phone surface htc asus zenfone lenovo vivo fairphone nexus
  smartphone cellulare telefono telefonino dispositivo mobile mobil cell cellphone phone handy tablet telephone portable movil celular
  telemovel telefoon mobiel toestel telefon telefonu telefonem komorki smartfona smartfon smartfonu device appareil aparato gerat urzadzenia mobiltelefon smartphones
  mail email e posta correo courriel yahoo outlook hotmail gmail gmx web de t online libero virgilio tiscali aruba tim vodafone fastweb
  orange sfr free laposte proton protonmail tutanota tuta spark bluemail aquamail typeapp k nine thunderbird fairemail mailbird airmail
  canary edison zoho aol inbox fastmail hey superhuman roundcube interia onet wp o2 kpn ziggo telenet skynet sapo app application
  applicazione aplicacion aplicacao applicatie aplikacja aplikacji pro max mini plus ultra lite note edge fold flip se air neo prime 5g
  4g lte duos secure encrypted sicuro sicura client program programma wireless tmobile verizon at t vodacom
  for per fur pour para voor dla na van von su on with by via and und et y i il la le el the my mio mia mon mi meu mijn meinem
  mit sicherer sichere sicheren iphonu ipadu androidu mobilu telefonu chytreho messenger mobilniho meho ze pro
  no nos aplikace seznam centrum atlas volny email telekom magenta ionos posteo mailbox arcor bluewin gmxde proximus telenet skynet tele2 telia comcast xfinity verizon
  correio correo poczta posta systemu system claro vivo mts freenet messagerie securisee encryption verschlusselung verschlusselt electronico
  seguro segura bezpieczna bezpiecznej bezpecny bezpecne bezpecneho sakra saker sikker sikre biztonsagos poczty beveiligde beveiligd skyddad zarizeni min mitt mit fran fra iphonen iphonesta ipadista androidista
  puhelimesta o l aplikacje aplikaci ul meu telefonul pe de sorry excuse excuses pardon please any typos brevity scusate errori tippfehler entschuldigen fautes
  мобильнои яндекс яндекса почты почта почте моего моеи моя приложения рамблер ru
  auf op sur para meiner meines gesendet aus der over mon di del da do da bei from of dal z wyslane verzonden secured verschickt uno un una a an
  `
    .trim()
    .split(/\s+/),
)
/** What a program offers is itself, for a system: an app for my phone is something that a guest asks for. */
const OFFERED =
  /^(?:the |o |a |aplikacje |aplikaci )?(?:new )?(?:(?:microsoft|yahoo|aol|zoho|proton|samsung) )?(?:outlook|hotmail|yahoo|gmail|gmx|web de|t online|libero|proton(?:mail)?|tuta(?:nota)?|spark|bluemail|aquamail|typeapp|thunderbird|fairemail|mailbird|airmail|edison|zoho|aol|fastmail|superhuman|roundcube|interia|onet|mail)(?: (?:mail|app))*(?: (?:for|on|per|fur|auf|pour|sur|para|voor|op|dla|na|su|pro|till|til)(?: (?:systemu|system|systeme))? (?:ios|android|iphone|ipad|mac|macos|windows|mobile)(?: (?:and|e|und|et|y|en|i) (?:ios|android))?)?$/
const OFFERS =
  /^(?:get|scarica|ottieni|telecharge|obtenez|obtenir|obten|obter|descarga|baixa|holen|herunterladen|download|pobierz|uzyskaj|ziskejte|stahnout|hamta|skaffa|hent)/
/** Where the language puts what is to be done behind it: `Outlook für iOS beziehen`. */
const OFFERED_BEFORE = / (?:beziehen|herunterladen|holen|downloaden|ophalen)$/
/** What a program says of itself at the end of a mail, whole. */
const SLOGANS = new Set([
  'yahoo mail: search, organize, conquer',
  'yahoo mail: cerca, organizza, conquista',
  'yahoo mail: suchen, organisieren, erobern',
  'yahoo mail: recherchez, organisez, conquerez',
  'yahoo mail: busca, organiza, conquista',
  'yahoo mail: busque, organize, conquiste',
])

/** The same in any language: three words of what it does. */
const OWN_SLOGAN = /^(?:yahoo|aol) mail ?: \p{L}+(?:, \p{L}+){1,3}$/u

/** `S21`, `A52s`, `12`, `P30`: a model, no sentence. */
const MODEL = /^(?:[a-z]{0,3}\d{1,4}[a-z]{0,3}|[ivx]{1,4})$/
const MOST_WORDS = 12
const LINKS = /<(?:https?:|www\.|mailto:)[^<>\s]*>|\((?:https?:|www\.)[^()]*\)|https?:\S+|www\.\S+|[[\]]/gi

/** Whether a line is what a phone or a mail program adds of itself (`Sent from my iPhone`), and not a word more. */
export function isDeviceLine(line: string): boolean {
  if (isAddedLine(line)) return true
  const folded = fold(line.replace(LINKS, ' '))
    .replace(/^[\s*_"'“”«»-]+/, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (isWithOwnLink(line, folded)) return true
  if (SLOGANS.has(folded) || OWN_SLOGAN.test(folded) || isOfferedBefore(folded)) return true
  const begin = BEGINS.exec(folded)
  if (begin === null || /[?!:;]/.test(folded)) return false
  const words = folded.slice(begin[0].length).match(/[\p{L}\p{N}]+/gu) ?? []
  if (OFFERS.test(folded) && !OFFERED.test(words.join(' '))) return false
  if (words.length === 0 || words.length > MOST_WORDS) return false
  const unknown = words.filter((word) => !NAMES.has(word) && !MODEL.test(word))
  return (
    unknown.length === 0 ||
    (unknown.length <= MOST_UNKNOWN && words.some((word) => THING.test(word)) && isNamedSo(line, unknown))
  )
}

/** What is sent from beside its name: nobody knows every program and every phone. */
const THING =
  /^(?:e?mails?|app|application|applicazione|aplica\p{L}+|aplika\p{L}+|android|ios|iphone|smartphone|handy|phone|telefon\p{L}*)$/u
const MOST_UNKNOWN = 2
const isNamedSo = (line: string, unknown: readonly string[]) => {
  const written = line.match(/[\p{L}\p{N}]+/gu) ?? []
  return unknown.every((word) => written.some((one) => fold(one) === word && /^\p{Lu}/u.test(one)))
}

const MOST_OF_SLOGAN = 16
/** `Sent from Mailspring (https://getmailspring.com/), the best app`: behind its name a program links to its own page. */
function isWithOwnLink(line: string, folded: string): boolean {
  const begin = BEGINS.exec(folded)
  const site = /https?:\/\/([^\s/?#)>\]]+)/i.exec(line)?.[1]?.toLowerCase()
  if (begin === null || site === undefined || /[?!]/.test(folded)) return false
  const words = folded.slice(begin[0].length).match(/[\p{L}\p{N}]+/gu) ?? []
  const [name = ''] = words
  return words.length <= MOST_OF_SLOGAN && name.length >= LEAST_OF_NAME && site.replaceAll('-', '').includes(name)
}
const LEAST_OF_NAME = 4

const isOfferedBefore = (folded: string) =>
  OFFERED_BEFORE.test(folded) &&
  OFFERED.test((folded.replace(OFFERED_BEFORE, '').match(/[\p{L}\p{N}]+/gu) ?? []).join(' '))
