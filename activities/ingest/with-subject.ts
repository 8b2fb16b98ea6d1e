import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { linesUnsaid } from '#activities/channels/mime/mail-text.ts'
import { isReplySubject } from '#activities/channels/text/subject.ts'
import { wishesMore } from '#activities/channels/text/subject-wishes.ts'

/**
 * A guest's mail with its subject among the words that may be missing, where that wishes what the text does not. A platform's subject is
 * its own, and history is answered by nobody. Read before anything is locked, and in no thread that has to be quick: a language takes a fifth of a second when it is first met.
 */
export function withSubject(message: IncomingMessage, historyBefore: Date): IncomingMessage {
  if (message.isHistory || message.arrivedAt < historyBefore) return message
  const { subject, text, removed, name, relay, isAutomatic, raw } = message
  if (isAutomatic || raw !== null || relay !== null || subject === '' || isReplySubject(subject)) return message
  const unsaid = linesUnsaid(subject, `${text}\n${removed}`)
  if (unsaid === '' || !wishesMore({ subject, names: name === null ? [] : [name] }, text)) return message
  return { ...message, removed: removed === '' ? unsaid : `${removed}\n\n${unsaid}` }
}
