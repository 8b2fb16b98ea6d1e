import type { Email } from 'postal-mime'
import { calendarMethod, calendarValues } from './calendar-text.ts'
import { linesUnsaid, mailText } from './mail-text.ts'

/**
 * A mail with what its writer says in the answer to an invitation (`COMMENT`, RFC 5546, 3.2.3) among its words, where it does not say so
 * itself: calendars ask for a word there, and show it as one.
 */
export function withCalendarComment(email: Email): Email {
  const answers = email.attachments.filter((part) => /^(?:REPLY|COUNTER)$/.test(calendarMethod(part) ?? ''))
  if (answers.length === 0) return email
  const { text, other } = mailText(email)
  const said = linesUnsaid(answers.map((part) => calendarValues(part, 'COMMENT')).join('\n'), `${text}\n${other}`)
  if (said === '') return email
  const inPlain = { text: [email.text?.trim() ?? '', said].filter((one) => one !== '').join('\n\n') }
  if (email.html === undefined) return { ...email, ...inPlain }
  const html = `${email.html}<p>${said.replace(/&/g, '&amp;').replace(/</g, '&lt;').replaceAll('\n', '<br>')}</p>`
  return { ...email, ...((email.text ?? '').trim() === '' ? {} : inPlain), html }
}
