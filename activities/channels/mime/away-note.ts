import { fold } from '#workflows/domain/fold-text.ts'
import { inOneLine } from '#workflows/domain/in-one-line.ts'

/** A subject that a mail program puts before an answer of its own, in front or alone: en, it, de, fr, es, pt, nl, pl. All folded. */
const SUBJECT =
  /^(?:(?:auto(?:matic|mated)?[ -]?(?:reply|response|answer)|out of (?:the )?office(?: (?:auto(?:matic)?[ -]?)?(?:reply|message|notification))?|ooo|risposta automatica|fuori (?:ufficio|sede)|automatische (?:antwort|abwesenheitsnotiz)|abwesenheits(?:notiz|meldung|nachricht|assistent)|abwesend|reponse automatique|absence du bureau|message d'absence|notification d'absence|respuesta automatica|contestacion automatica|fuera de (?:la )?oficina|resposta automatica|ausencia (?:temporaria|do escritorio)|fora do escritorio|automatisch (?:antwoord|bericht)|afwezigheids(?:bericht|melding|assistent)|afwezig|automatyczna odpowiedz|odpowiedz automatyczna|autoodpowiedz|autorespond(?:er)?|automaticka odpoved|nepritomnost|mimo kancelar|autosvar|automatiskt svar|automatisk svar|franvaro|fravær|automaattinen vastaus|poissaolo\p{L}*|raspuns automat|automatikus valasz|otomatik yanıt|otomatik yanit|αυτοματη απαντηση|автоответ)(?: ?:| - | re:|$))/u

/** The same where folding takes a character's mark away, or words do not stand apart. */
const ELSEWHERE = [
  ...[
    'автоматический ответ',
    'автоматична відповідь',
    'автоматичен отговор',
    'automatski odgovor',
    'samodejni odgovor',
    'automaatvastus',
  ],
  ...[
    'automatinis atsakymas',
    'automātiska atbilde',
    'sjálfvirkt svar',
    'balasan otomatis',
    'trả lời tự động',
    'tự động trả lời',
    'ตอบกลับอัตโนมัติ',
  ],
  ...[
    '自動応答',
    '自動返信',
    '不在通知',
    '자동 회신',
    '자동 응답',
    '부재중',
    '自动答复',
    '自动回复',
    '自動回覆',
    '自動答覆',
  ],
  ...['תשובה אוטומטית', 'מענה אוטומטי', 'رد تلقائي', 'الرد التلقائي'],
].map(fold)
const SUBJECT_ELSEWHERE = new RegExp(`^(?:${ELSEWHERE.join('|')})(?: ?:| - |$)`, 'u')

/** Words with which a person's absence is told by a machine. */
const SAYS_AWAY = [
  /\b(?:i am|i'm|i will be|we are|i'll be)(?: currently| now| presently)? (?:out of (?:the |my )?office|away from (?:my|the) (?:desk|office|mail|e-?mails?)|on (?:annual |parental |sick )?leave|on (?:vacation|holiday)s?)\b|\bthis is an auto(?:mated|matic)(?: e-?mail)?(?: reply| response| message| answer)?\b|\b(?:limited|no) access to (?:my )?e-?mails?\b|\bauto(?:mated|matic)? ?(?:reply|response)\b/,
  /\bsono (?:attualmente |al momento )?(?:fuori (?:ufficio|sede)|assente|in ferie|in vacanza)\b|\brisposta automatica\b|\bmessaggio automatico\b|\b(?:accesso limitato|non ho accesso) (?:alla|alle) (?:posta|mail|e-?mail)\b|\bsaro (?:assente|fuori ufficio)\b/,
  /\bich bin (?:derzeit |zurzeit |zur zeit |momentan |aktuell |bis )?.{0,40}(?:nicht (?:im buro|im hause|erreichbar)|ausser haus|abwesend|im urlaub)\b|\bautomatische (?:antwort|nachricht|abwesenheitsnotiz)\b|\bkeinen zugriff auf (?:meine )?e-?mails?\b|\bwird nicht weitergeleitet\b/,
  /\bje suis (?:actuellement |momentanement )?(?:absente?|en (?:conges?|vacances)|hors du bureau)\b|\breponse automatique\b|\bmessage automatique\b|\babsente? du bureau\b|\bje serai absente?\b|\bacces limite a (?:ma messagerie|mes e-?mails)\b/,
  /\b(?:estoy|estare|me encuentro) (?:actualmente )?(?:fuera de (?:la |mi )?oficina|de vacaciones|ausente)\b|\brespuesta automatica\b|\bmensaje automatico\b|\bacceso limitado (?:al|a mi) correo\b/,
  /\b(?:estou|estarei|encontro-me) (?:atualmente |neste momento )?(?:fora do escritorio|de ferias|ausente)\b|\bresposta automatica\b|\bmensagem automatica\b|\bacesso limitado ao (?:meu )?e-?mail\b/,
  /\bik ben (?:momenteel |op dit moment )?(?:afwezig|niet (?:op kantoor|aanwezig|bereikbaar)|met vakantie|op vakantie|met verlof)\b|\bautomatisch (?:antwoord|bericht)\b|\bbeperkt(?:e)? toegang tot mijn e-?mail\b/,
  /\bjsem (?:momentalne |nyni |aktualne )?(?:mimo kancelar|na dovolene|nepritom\p{L}*)|\bautomaticka (?:odpoved|zprava)/u,
  /(?<!\p{L})jag ar (?:for narvarande |just nu )?(?:pa semester|ledig|franvarande|bortrest|inte pa kontoret)|automatiskt (?:svar|meddelande)/u,
  /(?<!\p{L})jeg er (?:pa ferie|pa kursus|fraværende|ikke pa kontoret|bortrejst|ute av kontoret)|automatisk svar/u,
  /(?<!\p{L})olen (?:lomalla|poissa|vapaalla|matkoilla)|automaattinen (?:vastaus|viesti)/u,
  /\b(?:jestem|bede|przebywam)(?: obecnie| aktualnie)? (?:poza biurem|nieobecn[ya]|na urlopie)\b|\b(?:odpowiedz|wiadomosc) automatyczna\b|\bautomatyczna (?:odpowiedz|wiadomosc)\b|\bograniczony dostep do (?:poczty|e-?maili?)\b/,
]

/** That its writer answers later, or reads no mail: the other half of what such a machine says. */
const SAYS_LATER = [
  /\b(?:limited|no|without|intermittent) access to (?:my )?e-?mails?\b|\b(?:will|shall|'ll) (?:not be (?:checking|reading|able to)|(?:get back|reply|respond|answer|return|read|be back))\b|\bnot (?:be )?(?:checking|reading|monitoring)\b|\bthis is an auto(?:mated|matic)\b|\buntil\b|\bon my return\b|\bas soon as\b/,
  /\b(?:accesso limitato|non ho accesso)\b|\b(?:rispondero|vi risponderemo|ricontattero|leggero|tornero|rientrero|rientro)\b|\bal mio (?:rientro|ritorno)\b|\bfino al\b|\b(?:risposta automatica|messaggio automatico)\b/,
  /\bkeinen zugriff\b|\bwird nicht (?:weitergeleitet|gelesen)\b|\b(?:wieder|danach) (?:erreichbar|im buro|da|zuruck)\b|\bruckkehr\b|\bbis (?:zum|einschliesslich|\d)|\bautomatische (?:antwort|nachricht)\b|\b(?:beantworte|antworte|melde mich)\b/,
  /\bacces limite\b|\b(?:repondrai|recontacterai|de retour|a mon retour)\b|\bjusqu'au\b|\b(?:reponse|message) automatique\b/,
  /\bacceso limitado\b|\b(?:respondere|contestare|a mi (?:regreso|vuelta))\b|\bhasta el\b|\b(?:respuesta|mensaje) automatic[ao]\b/,
  /\bacesso limitado\b|\b(?:responderei|no meu (?:regresso|retorno)|ao regressar)\b|\bate\b|\b(?:resposta|mensagem) automatica\b/,
  /\bbeperkte? toegang\b|\b(?:bij|na) mijn terugkomst\b|\btot(?: en met)? \d|\bautomatisch (?:antwoord|bericht)\b|\bik (?:antwoord|reageer)\b/,
  /\bograniczony dostep\b|\bpo (?:moim )?powrocie\b|\b(?:odpowiem|wracam)\b|\bdo \d|\b(?:odpowiedz|wiadomosc) automatyczna\b|\bautomatyczna (?:odpowiedz|wiadomosc)\b/,
  /\b(?:po (?:svem )?navratu|odpovim|vratim se)\b|\bautomaticka (?:odpoved|zprava)\b/,
  /\b(?:till|til) (?:den )?\d|\b(?:aterkommer|svarar nar|vender tilbage|svarer nar|nar jag ar tillbaka)\b|\bautomatis(?:kt|k) svar\b/,
  /\b(?:asti|saakka|vastaan|palaan)\b|\bautomaattinen vastaus\b/,
]

/** Above it stands what a machine says first. */
const BEGINNING = 800
/** So much of a text is folded to find its beginning, however much of it is space. */
const BEGINNING_AT_MOST = 8 * BEGINNING
/** Such a note is short: who says more says something else. */
const WHOLE_NOTE = 600

/** Whether a mail's subject is one that only mail programs write. */
export const hasAwaySubject = (subject: string): boolean => {
  const said = fold(subject).trim()
  return SUBJECT.test(said) || SUBJECT_ELSEWHERE.test(said)
}

const plain = (text: string) => inOneLine(fold(text))

/** Whether a text tells of an absence, in eight languages. Guests do too: nothing follows from it alone. */
export const tellsOfAbsence = (text: string): boolean => {
  const said = plain(text.slice(0, BEGINNING_AT_MOST)).slice(0, BEGINNING)
  return SAYS_AWAY.some((words) => words.test(said))
}

/**
 * Whether a text has the whole shape of what a machine tells for somebody who is away: that they are, and that they answer later or
 * read no mail; nothing is asked. No proof: a reason to have somebody look before an answer leaves.
 */
export function mayBeAwayNote(text: string): boolean {
  if (!tellsOfAbsence(text)) return false
  const said = plain(text)
  if (said.length > WHOLE_NOTE || /[?¿]/.test(said)) return false
  return SAYS_LATER.some((words) => words.test(said))
}
