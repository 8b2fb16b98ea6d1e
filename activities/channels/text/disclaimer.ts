import { fold } from '#workflows/domain/fold-text.ts'
import { DISCLAIMERS } from './disclaimer-texts.ts'

/** By their beginnings: the endings are the grammar's. */
const STEM = 6
const wordsOf = (text: string) => (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, STEM))
const LEXICA = Object.values(DISCLAIMERS).map((text) => new Set(wordsOf(text)))

const MARKS =
  /confiden|riservat|vertraulich|vertrouwelijk|geadresseerde|ten onrechte|per abuis|por engano|poufn|destinat|recipient|empfanger|adressat|addressee|absender|expediteur|mittente|sender|remitente|remetente|afzender|nadawc|vernichten|destroy|destru|detrui|distru|vernietig|verboden|prohib|interdit|viet|unzulass|legally|ontvanger|adresat|addressee|adressat|privileged|errore|in error|irrtum|par erreur|por error|por erro|abusivamente|per vergissing|przez pomylke|notif|avvis|unterrichten|benachrichtigen|delete|cancell|loschen|elimin|verwijder|usun|679|privacy|196|ambiente|environment|umwelt|environnement|medio ambiente|milieu|srodowisk|stampare|print|drucken|imprim|afdrukt|drukow|virus|prima di stampare|before printing|bevor sie|avant d'imprimer|antes de imprimir|voordat u|zanim wydrukujesz|duvern|omyl|neprodlene|vymaz|odstran|odesilatel|zivotni prostredi|vytisten|tisk/g
const LEAST = { words: 8, marks: 3 }
/** Whoever prints it is told in a line. */
const LEAST_OF_PRINT = { words: 5, marks: 2 }
/** Of the words that a law or a date is named by. */
const NUMBER = /^\d+$/

/** Whom it speaks to and of what: somebody else who reads it, or whoever prints it. */
const RECIPIENT =
  /destinat|recipient|addressee|empfanger|adressat|geadresseerde|ontvanger|adresat|odbiorc|prijemc|mottagar|modtager|cimzett|primatelj/
const SECRET =
  /[ck]onfiden|riservat|vertraulich|vertrouwelijk|poufn|privileged|misstag|fortrolig|ved en (?:fejl|feil)|luottamuksel|bizalmas|povjerljiv|errore|in error|mistake|irrtum|irrtumlich|versehentlich|erreur|por error|engano|por erro|abuis|vergissing|ten onrechte|pomylk|omylk|duvern|omyl|not the intended|non (?:siete|e|sei) il|nicht der (?:richtige|beabsichtigte|vorgesehene)|n'etes pas|no es (?:usted )?el|niet de (?:beoogde|bedoelde)|nao (?:e|for) o|nie jest/
const SURROUNDINGS = /ambiente|environ|umwelt|milieu|srodowisk|prostredi/
const PRINTED = /stamp|print|druck|imprim|afdrukt|druk|tisk|vytist/
/** Of what is their own somebody speaks who wants something. */
const OWN =
  /(?<!\p{L})(?:my|mine|ours?|mi[oae]|miei|nostr[oaie]|mein\p{L}*|unser\p{L}*|mon|mes|notre|mis|nuestr[oa]s?|meus?|minhas?|noss[oa]s?|mijn|onze|moj\p{L}*|nasz\p{L}*)(?!\p{L})/u

/** What a firm has to say of itself below its mails, with a figure or its form. Folded. */
const REGISTERED =
  /(?<!\p{L})(?:registered (?:in|office|address|number)|incorporated in|company (?:no|number|reg\p{L}*)|vat (?:no|number|reg\p{L}*)|handelsregister|registergericht|amtsgericht|firmenbuch\p{L}*|hr[ab]|sitz der gesellschaft|ust-?id\p{L}*|rcs|siret|siren|au capital|capital social|cap(?:itale)?\.? soc\p{L}*|p(?:artita|\.) ?iva|registro (?:mercantil|imprese)|conservatoria|matricula|kvk|btw|krs|regon|nip)(?!\p{L})/u
const MOST_OF_REGISTER = 30

/** Why somebody gets it, as those write who send to many; a person has no need to. Folded. */
const SENT_BECAUSE =
  /^\W*(?:you (?:are receiving|received|have received|get) this (?:e-?mail|message|mail)|(?:ricevi|hai ricevuto|riceve|ha ricevuto) quest[ao] (?:e-?mail|messaggio)|(?:sie erhalten|du erhaltst|sie haben|du hast) diese (?:e-?mail|nachricht|mail)|(?:vous recevez|vous avez recu|tu recois) (?:cet|ce) (?:e-?mail|courriel|message)|(?:recibes|has recibido|recibe|ha recibido) este (?:correo\p{L}*|e-?mail|mensaje)|(?:je|u) (?:ontvangt|hebt|heeft) (?:deze|dit) (?:e-?mail|bericht|mail)|(?:recebeu|esta a receber|voce (?:esta recebendo|recebeu)) est[ea] (?:e-?mail|mensagem)|(?:otrzymujesz|otrzymales|otrzymuja panstwo) (?:te|ta|ten) (?:e-?mail|wiadomosc))(?!\p{L}).{0,40}(?<!\p{L})(?:because|since|as you|perche|poiche|in quanto|weil|da sie|da du|car|parce que|porque|ya que|omdat|want|porque|pois|poniewaz|gdyz|bo)(?!\p{L})/u

/** Nobody has all small words of a language: one in twelve may be missing, where the rest says enough. */
const KNOWN_OF_ONE_MISSING = 12
const SMALL = 5

/**
 * Whether a paragraph is what firms put below their mails: its words are of such texts in one language, three things in it are what such texts
 * say, it speaks to whom it is not for or who prints it, and of nothing that is the writer's own; beside where the firm is registered.
 */
export function isDisclaimer(lines: readonly string[]): boolean {
  const text = withoutAsked(lines.join(' '))
  if (text.includes('?')) return false
  const whole = fold(text)
  if (SENT_BECAUSE.test(whole)) return true
  // Nearly every paragraph ends here: what none of its sentences says, no choice of them does.
  if (!speaksToOthers(whole)) return false
  const sentences = text.split(/(?<=[.;])\s+(?=\p{Lu})/u)
  const rest = sentences.filter((sentence) => !isOfRegister(sentence)).join(' ')
  const folded = rest === text ? whole : fold(rest)
  if (!speaksToOthers(folded) || OWN.test(folded)) return false
  const isOfPrint = isToPrinter(folded)
  const least = isOfPrint ? LEAST_OF_PRINT : LEAST
  const marks = new Set(folded.match(MARKS) ?? [])
  if (marks.size < least.marks) return false
  const words = wordsOf(rest).filter((word) => !NUMBER.test(word))
  const isKnown = (known: ReadonlySet<string>) => {
    const missing = words.filter((word) => !known.has(word))
    const most = marks.size > least.marks ? words.length / KNOWN_OF_ONE_MISSING : 0
    return missing.length <= most && missing.every((word) => word.length <= SMALL)
  }
  return words.length >= least.words && LEXICA.some(isKnown)
}

/** A part of every beginning that says why somebody gets it. Folded. */
const PERHAPS_SENT = /receiv|get this|ricev|[nt] diese|rece[vb]|recu|recois|recib|[bfg]t (?:deze|dit)|otrzym|~~\/\/~~/

/**
 * Whether some of these lines may be a disclaimer or say why somebody gets it. Asked once of all of them: what they do not say together, no
 * choice of them does.
 */
export function mayHoldDisclaimer(lines: readonly string[]): boolean {
  const folded = fold(lines.join(' '))
  return PERHAPS_SENT.test(folded) || speaksToOthers(folded)
}

const isToPrinter = (folded: string) => SURROUNDINGS.test(folded) && PRINTED.test(folded)
const speaksToOthers = (folded: string) => isToPrinter(folded) || (RECIPIENT.test(folded) && SECRET.test(folded))

/** A question with what stands before its mark, found from the mark: from each character on it would be looked for anew. */
const ASKED = /\?(?<=([^.!?]{10,300})\?)/g

/** What it asks of whom it is not for, as no question: `wilt u dit bericht dan verwijderen?` */
const withoutAsked = (text: string) =>
  text.replace(ASKED, (mark, sentence: string) => {
    const folded = fold(sentence)
    const isToOthers = (RECIPIENT.test(folded) || SECRET.test(folded)) && (DESTROYED.test(folded) || TOLD.test(folded))
    return isToOthers && !OWN.test(folded) ? '.' : mark
  })
const TOLD = /notif|inform|avvis|verwittig|op de hoogte|benachricht|zawiadom|powiadom|prevenir|avert/

const isOfRegister = (sentence: string) =>
  /\d/.test(sentence) && sentence.split(/\s+/).length <= MOST_OF_REGISTER && REGISTERED.test(fold(sentence))

const LAW =
  /(?<![\p{L}\d])(?:gdpr|rgpd|dsgvo|rodo|avg|lopd|2016\/679|regolamento|reglamento|regulation|verordnung|reglement|regulamento|rozporzadzen\p{L}*|ley organica|d\.? ?lgs|datenschutz\p{L}*|personal data|datos personales|dati personali|donnees personnelles|dados pessoais|danych osobowych|persoonsgegevens)(?!\p{L})/u
const DESTROYED =
  /delet|destro|destru|cancell|elimin|losch|vernicht|supprim|detrui|verwijder|vernietig|usun|vymaz|radera|slette|slett|poista|torol|izbris/

/**
 * Whether a paragraph below a name is a firm's notice, in whichever words: it speaks of whom it is not for, of secrecy, of a law or of
 * destroying it, two of these at least, asks nothing and says nothing of the writer's own.
 */
export function isNotice(lines: readonly string[]): boolean {
  const folded = fold(withoutAsked(lines.join(' ')))
  if (/\?/.test(folded) || OWN.test(folded) || wordsOf(folded).length < LEAST.words) return false
  const said = [RECIPIENT, SECRET, LAW, DESTROYED].filter((one) => one.test(folded))
  return said.length >= 2 || (SURROUNDINGS.test(folded) && PRINTED.test(folded))
}

/** Where a service begins to say why its reader got the mail; whatever stands below it is the service's. */
export const isSentBecause = (line: string): boolean => SENT_BECAUSE.test(fold(line)) || /^~~\/\/~~$/.test(line.trim())
