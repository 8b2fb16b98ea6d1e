import { fold } from '#workflows/domain/fold-text.ts'

/** Of a subject that a mail program puts before an answer of its own: en, it, de, fr, es, pt, nl, pl. All folded. */
const SUBJECT =
  /^(?:auto(?:matic|mated)?[ -]?(?:reply|response|answer)|out of (?:the )?office|away from|(?:re: ?)?ooo\b|risposta automatica|fuori (?:ufficio|sede)|automatische (?:antwort|abwesenheitsnotiz)|abwesenheits(?:notiz|meldung|nachricht|assistent)|abwesend|reponse automatique|absence du bureau|message d'absence|notification d'absence|respuesta automatica|contestacion automatica|fuera de (?:la )?oficina|resposta automatica|ausencia (?:temporaria|do escritorio)|fora do escritorio|automatisch (?:antwoord|bericht)|afwezigheids(?:bericht|melding|assistent)|afwezig|automatyczna odpowiedz|odpowiedz automatyczna|autoodpowiedz|autorespond)/

/** Words with which a person's absence is told by a machine. */
const SAYS_AWAY = [
  /\b(?:i am|i'm|i will be|we are|i'll be)(?: currently| now| presently)? (?:out of (?:the |my )?office|away from (?:my|the) (?:desk|office|mail|e-?mails?)|on (?:annual |parental |sick )?leave|on (?:vacation|holiday)s?)\b|\bthis is an auto(?:mated|matic)(?: e-?mail)?(?: reply| response| message| answer)?\b|\b(?:limited|no) access to (?:my )?e-?mails?\b|\bauto(?:mated|matic)? ?(?:reply|response)\b/,
  /\bsono (?:attualmente |al momento )?(?:fuori (?:ufficio|sede)|assente|in ferie|in vacanza)\b|\brisposta automatica\b|\bmessaggio automatico\b|\b(?:accesso limitato|non ho accesso) (?:alla|alle) (?:posta|mail|e-?mail)\b|\bsaro (?:assente|fuori ufficio)\b/,
  /\bich bin (?:derzeit |zurzeit |zur zeit |momentan |aktuell |bis )?.{0,40}(?:nicht (?:im buro|im hause|erreichbar)|ausser haus|abwesend|im urlaub)\b|\bautomatische (?:antwort|nachricht|abwesenheitsnotiz)\b|\bkeinen zugriff auf (?:meine )?e-?mails?\b|\bwird nicht weitergeleitet\b/,
  /\bje suis (?:actuellement |momentanement )?(?:absente?|en (?:conges?|vacances)|hors du bureau)\b|\breponse automatique\b|\bmessage automatique\b|\babsente? du bureau\b|\bje serai absente?\b|\bacces limite a (?:ma messagerie|mes e-?mails)\b/,
  /\b(?:estoy|estare|me encuentro) (?:actualmente )?(?:fuera de (?:la |mi )?oficina|de vacaciones|ausente)\b|\brespuesta automatica\b|\bmensaje automatico\b|\bacceso limitado (?:al|a mi) correo\b/,
  /\b(?:estou|estarei|encontro-me) (?:atualmente |neste momento )?(?:fora do escritorio|de ferias|ausente)\b|\bresposta automatica\b|\bmensagem automatica\b|\bacesso limitado ao (?:meu )?e-?mail\b/,
  /\bik ben (?:momenteel |op dit moment )?(?:afwezig|niet (?:op kantoor|aanwezig|bereikbaar)|met vakantie|op vakantie|met verlof)\b|\bautomatisch (?:antwoord|bericht)\b|\bbeperkt(?:e)? toegang tot mijn e-?mail\b/,
  /\b(?:jestem|bede|przebywam)(?: obecnie| aktualnie)? (?:poza biurem|nieobecn[ya]|na urlopie)\b|\b(?:odpowiedz|wiadomosc) automatyczna\b|\bautomatyczna (?:odpowiedz|wiadomosc)\b|\bograniczony dostep do (?:poczty|e-?maili?)\b/,
]

const MARKED = /^auto-(?:replied|notified)\b/
/** Above it stands what a machine says first. */
const BEGINNING = 800

export type MaybeAway = { subject: string; text: string; autoSubmitted: string | null }

/**
 * Whether somebody's machine tells that they are away, in eight languages. Where the mail calls itself an answer of a machine's the
 * words suffice; where it does not, a question in it is a guest's, who may tell of a holiday too.
 */
export function isAwayNote({ subject, text, autoSubmitted }: MaybeAway): boolean {
  const said = fold(text).replace(/\s+/g, ' ').trim().slice(0, BEGINNING)
  const isMarked = SUBJECT.test(fold(subject).trim()) || MARKED.test(autoSubmitted?.trim().toLowerCase() ?? '')
  if (!SAYS_AWAY.some((words) => words.test(said))) return SUBJECT.test(fold(subject).trim()) && !said.includes('?')
  return isMarked || !/[?¿]/.test(said)
}
