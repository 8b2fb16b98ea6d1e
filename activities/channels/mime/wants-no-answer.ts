import type { Email } from 'postal-mime'
import { asksSomething } from '#activities/channels/text/asks-something.ts'
import { forbidsAnswers } from '#activities/channels/text/forbids-answers.ts'
import { isOfficeOrDesk } from '#activities/channels/text/office-names.ts'
import { findQuoteHead, isForwardMark } from '#activities/channels/text/quote-heads.ts'
import { isForwardSubject } from '#activities/channels/text/subject.ts'
import { speaksOfOneself } from '#activities/channels/text/voice.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { personOf } from './mail-headers.ts'
import { mayHandOn } from './mailing-list.ts'

const MOST_READ = 20_000

/**
 * Who wrote a mail whose own words say that nobody is to answer it; null where they do not. A machine, where its address is a firm's desk,
 * it asks nothing, hands nothing on, and nobody speaks of themselves in it; of any other only the host can say. An answer and a
 * forward are left out: there a machine's words stand below a person's.
 */
export function wantsNoAnswer(email: Email, all: string): 'perhaps' | 'machine' | null {
  const words = all.slice(0, MOST_READ)
  if (!forbidsAnswers(words) || email.inReplyTo !== undefined || isForwardSubject(email.subject ?? '')) return null
  const lines = words.split('\n')
  if (lines.some(isForwardMark) || findQuoteHead(lines) !== null) return null
  const said = lines.filter((line) => !forbidsAnswers(line)).join('\n')
  const name = fold(personOf(email.from).address?.split('@')[0] ?? '')
  const isFirms = isOfficeOrDesk(name) && !mayHandOn(email, said)
  return isFirms && !asksSomething(said) && !speaksOfOneself(said, fold(said)) ? 'machine' : 'perhaps'
}
