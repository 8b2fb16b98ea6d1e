import type { Email } from 'postal-mime'
import { cleanLine } from '#workflows/domain/clean-name.ts'
import type { MailReport } from '#workflows/domain/delivery-report.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { messageIds, personOf } from './mail-headers.ts'
import { mailText } from './mail-text.ts'
import { isToMany } from './mailing-list.ts'
import { isMarkedByMachine, type Writer } from './writer-of.ts'

const MOST = 4_000

/** All folded: en, it, de, fr, es, pt, nl, pl, cs. */
const word = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})`, 'u')
const A_MAIL = word(
  'messages?(?!\\p{L})|e-?mails?(?!\\p{L})|mails?(?!\\p{L})|messaggi|nachricht|mensaje|mensagem|mensagens|courriel|bericht|wiadomosc|zprav',
)
/** The one that was sent, as its sender is told of it. */
const YOURS = word(
  '(?:your|this|the|original) (?:original |last |recent )?(?:messages?|e-?mails?|mail)|(?:suo|tuo|vostro|questo) messaggio|(?:sua|tua|vostra|questa) (?:e-?)?mail|(?:ihre|deine|diese) (?:nachricht|e-?mail|mail)|(?:votre|ce) (?:message|courriel|e-?mail|mail)|(?:su|tu|este) (?:mensaje|correo)|(?:sua|tua|esta) mensagem|(?:uw|je|dit) (?:bericht|e-?mail)|(?:(?:twoja|panstwa|pana|pani|ta) )?wiadomosc(?!\\p{L})|(?:(?:vase|tato) )?zprava(?!\\p{L})',
)
/** That it waits for something, and is not where it was sent. */
const HELD = word(
  'waitlist|on hold|(?:been|being|is) held|hold(?:ing)? (?:your|the|this)|quarantin|pending|(?:will|can|to|be|not yet|not been|before|until) (?:be )?deliver|to release|be released|receive your|not (?:yet )?(?:reached|delivered|been delivered)|trattenut|in attesa|sara (?:consegnat|recapitat)|(?:per|di) (?:consegnar|recapitar)|zuruckgehalten|zugestellt wird|wird (?:erst )?.{0,40}zugestellt|zuzustellen|retenu|en attente|sera (?:remis|distribu|livre|delivre)|retenid|en espera|sera entregad|retid|em espera|sera entregue|vastgehouden|in (?:de )?wacht|wordt (?:dan )?(?:afgeleverd|bezorgd)|wstrzyman|zostanie dostarczon|oczekuje|pozdrzen|bude dorucen',
)
/** What its sender is to do for it. */
const CONFIRM = word(
  'confirm|verif|approv|authori[sz]|guest list|allow(?:ed)? (?:list|sender)|white-?list|(?:a |you are )human|not a robot|captcha|conferm|autorizz|approva|bestatig|freischalt|freigeben|freizugeben|verifizier|autoris|potwierd|zweryfik|potvrd|overit|bevestig|goedkeur|aprob|autoriz|aprova',
)
const WAY = /https?:\/\/|\S@\S|(?<!\p{L})(?:reply|antwort|rispond|repond|respond|beantwoord|odpowie)/u
/** What else such a mail says: of its sender, of unwanted mail, of itself, and that it is sorry. */
const BESIDE = word(
  'sender|mittente|absender|expediteur|remitente|remetente|afzender|nadawc|odesilatel|spam|junk|unsolicited|automat|click|clicca|klick|klik|clique|haga clic|link|sorry|apologi|inconvenien|scus|entschuldig|excus|disculp|desculp|inbox|posta in arrivo|posteingang|reply|resend|once|only need|this is a one',
)
/** So many say hello, or who it is from, at the beginning and the end. */
const FEW_WORDS = 3
/** Services that answer for others' mailboxes. */
const SERVICES =
  /@(?:[^@]+\.)?(?:boxbe\.com|spamarrest\.com|cleanmail\.\w+|mailinblack\.com|bluebottle\.com|knowspam\.net|choicemail\.\w+|0spam\.com|uol\.com\.br)$/i

/**
 * What answers a mail and keeps it back until its sender confirms something: it has not arrived yet. A machine's where its headers or a
 * service for it say so, or each sentence of it speaks of that; of any other nobody knows, and it is a message besides. Null for every
 * other mail, and for one that asks anything.
 */
export function readChallenge(email: Email, writer: Writer): MailReport | null {
  const text = mailText(email).text.slice(0, MOST)
  const words = text.replace(/https?:\/\/\S+/gi, ' https:// ')
  if (/[?？؟]/.test(words)) return null
  const sentences = words.split(/[.!;:](?=\s|$)|\n\s*\n/).filter((one) => /\p{L}{2}/u.test(one))
  const folded = sentences.map((one) => fold(one.replace(/\s+/g, ' ')))
  const at = folded.findIndex((one) => YOURS.test(one) && HELD.test(one))
  if (at === -1 || !folded.some((one) => CONFIRM.test(one)) || !WAY.test(fold(words))) return null
  const { address } = personOf(email.from)
  const isOfChallenge = (one: string, nth: number) =>
    [A_MAIL, HELD, CONFIRM, BESIDE].some((of) => of.test(one)) ||
    ((nth === 0 || nth === folded.length - 1) && one.trim().split(/\s+/).length <= FEW_WORDS)
  const isMachines =
    writer === 'machine' ||
    isMarkedByMachine(email) ||
    isToMany(email) ||
    SERVICES.test(address ?? '') ||
    folded.every(isOfChallenge)
  const [rfcMessageId = null, ...alsoNamed] = new Set([
    ...messageIds(email.inReplyTo),
    ...messageIds(email.references).toReversed(),
  ])
  return {
    ...{ rfcMessageId, alsoNamed },
    recipients: [
      { addresses: address === null ? [] : [address], says: 'delayed', answer: cleanLine(sentences[at], 300) },
    ],
    copyFor: [],
    isOfMailSystem: false,
    isKept: isMachines ? 'answering' : 'enclosing',
  }
}
