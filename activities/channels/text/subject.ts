// Marks of replies and forwards in the languages guests write in, with counters (`Re[2]:`) and list tags left alone.
const MARK = /^(?:re|r|aw|antw|sv|rv|res|rif|ris|fwd?|fw|wg|i|tr|inoltra|vs)(?:\[\d+\])?\s*[:：]\s*/i
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

const FORWARD_MARK = /^(?:fwd?|fw|wg|i|tr|rv|enc|pd|doorst|inoltra)\s*[:：]/i

/** Whether the mail passes another on. */
export const isForwardSubject = (subject: string) => FORWARD_MARK.test(subject.trim())

const ANSWER_MARK = /^(?:re|r|aw|antw|sv|rv|res|rif|ris|odp|vs)(?:\[\d+\])?\s*[:：]/i

/** Whether it says that the mail is an answer: then it was said before. */
export const isReplySubject = (subject: string) => ANSWER_MARK.test(subject.trim())
