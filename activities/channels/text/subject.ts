/** What mail programs put before the subject of an answer, in the languages guests write in. */
const ANSWERS =
  're|r|aw|antw|sv|res|rif|ris|odp|vs|ynt|yan|απ|απάντ|vá|válasz|răsp|отв|відп|回复|回覆|答复|答覆|返信|답장|회신|השב'
/** The same before that of a mail that is passed on. */
const FORWARDS =
  'fwd?|fw|wg|i|tr|rv|enc|pd|doorst|inoltra|vb|vl|vd|ilt|İlt|πρθ|προωθ|tov|továbbítás|redir|пересл|转发|轉寄|轉發|転送|전달|הועבר'
// Counters (`Re[2]:`) go with them, list tags are left alone.
const MARK = new RegExp(String.raw`^(?:${ANSWERS}|${FORWARDS})(?:\[\d+\])?\s*[:：]\s*`, 'iu')
const REPLY_MARK = /^re\s*[:：]\s*/i

/** The subject without its reply and forward marks, in lower case: RFC 5256, 2.1, with Italian, German and French marks. */
export function baseSubject(subject: string | null | undefined): string {
  let rest = (subject ?? '').trim()
  while (MARK.test(rest)) rest = rest.replace(MARK, '')
  return rest.replace(/\s+/g, ' ').trim().toLowerCase()
}

/** The subject with exactly one `Re:` in front. */
export function replySubject(subject: string): string {
  let rest = subject.trim()
  while (REPLY_MARK.test(rest)) rest = rest.replace(REPLY_MARK, '')
  return `Re: ${rest}`.trimEnd()
}

const GENERIC =
  /^(?:|ciao|salve|buongiorno|buonasera|hello|hi|hey|hallo|bonjour|hola|info|informazioni|information|domanda|question|frage|richiesta|request|booking|prenotazione|reservation|\(?no subject\)?|\(?nessun oggetto\)?|message|messaggio|ok|grazie|thanks|thank you)$/

/** A subject that says nothing of which conversation it belongs to. */
export const isGenericSubject = (base: string) => base.length < 4 || GENERIC.test(base)

const FORWARD_MARK = new RegExp(String.raw`^(?:${FORWARDS})\s*[:：]`, 'iu')

/** Whether the mail passes another on. */
export const isForwardSubject = (subject: string) => FORWARD_MARK.test(subject.trim())

const ANSWER_MARK = new RegExp(String.raw`^(?:${ANSWERS}|rv)(?:\[\d+\])?\s*[:：]`, 'iu')

/** Whether it says that the mail is an answer: then it was said before. */
export const isReplySubject = (subject: string) => ANSWER_MARK.test(subject.trim())
