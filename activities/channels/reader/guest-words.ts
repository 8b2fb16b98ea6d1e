import type { Email } from 'postal-mime'
import { wordsOfPictures } from '#activities/channels/mime/inline-pictures.ts'
import { linesUnsaid, type MailText, mailText } from '#activities/channels/mime/mail-text.ts'
import { calendarWords, unreadParts } from '#activities/channels/mime/unread-parts.ts'
import { cutWords } from '#activities/channels/text/cut-words.ts'
import type { CutLine } from '#activities/channels/text/judged-line.ts'
import { MAX_CHARACTERS, normaliseText } from '#activities/channels/text/normalise-text.ts'
import type { OwnWords } from '#activities/channels/text/own-words.ts'
import { isReplySubject } from '#activities/channels/text/subject.ts'

/** `hidden`: what the mail keeps from its reader. `unread`: the names of the parts in which more may be said. */
export type GuestWords = { text: string; removed: string; quoted: string; hidden: string; unread: string[] }

/** Finds the guest's words in a text; a platform's own lines tell where they begin, so that all of a text without any may be the frame. */
type Finding = { find: (text: string) => OwnWords; isRelay: boolean }

type Texts = MailText & { whole: string }
type Found = { words: OwnWords; unsaid: string }

/** A mail's text as it is written and normalised. */
export const textsOf = (email: Email): Texts => {
  const texts = mailText(email)
  return { ...texts, whole: normaliseText(texts.text) }
}

/**
 * What the guest says in a mail and what of it may be missing: every word that a reader of the mail sees is in `text`, is in `removed`, or
 * is provably none of the guest's.
 */
export function guestWords(email: Email, texts: Texts, finding: Finding): GuestWords {
  const { words, unsaid } = foundIn(texts, finding)
  const text = cutWords(words.text)
  const beyond = [words.text.slice(text.length), texts.text.slice(MAX_CHARACTERS), texts.other.slice(MAX_CHARACTERS)]
  const removed = [
    words.removed,
    unsaid,
    finding.isRelay ? '' : subjectWords(email, words.text),
    ...beyond,
    finding.isRelay ? '' : linesUnsaid(wordsOfPictures(email), `${texts.whole}\n${texts.other}`),
    calendarWords(email, `${texts.whole}\n${texts.other}`),
  ]
  return {
    text,
    removed: normaliseText(removed.filter((part) => part.trim() !== '').join('\n\n')),
    quoted: words.cut.flatMap(firstHand).join('\n'),
    // What a platform hides is its own: a guest has no hand in its HTML.
    hidden: finding.isRelay ? '' : texts.hidden,
    unread: unreadParts(email, finding.isRelay ? null : text),
  }
}

const firstHand = ({ line, as }: CutLine): string[] =>
  as === 'quote' && !/^\s*>\s*>/.test(line) ? [line.replace(/^\s*>\s?/, '')] : []

/** Most programs show the HTML: where it says more than the plain text, it is the mail, and what only the other says is missing. */
function foundIn({ whole, other }: Texts, { find, isRelay }: Finding): Found {
  const plain = find(whole)
  if (other === '') return { words: plain, unsaid: '' }
  const html = find(normaliseText(other))
  const isUncut = plain.cut.length === 0 && html.cut.length === 0
  if (!isRelay || isUncut) return { words: html, unsaid: linesUnsaid(plain.text, other) }
  if (plain.cut.length === 0 && html.cut.length > 0)
    return { words: html, unsaid: linesUnsaid(plain.text.replace(/https?:\S+/g, ' '), other) }
  return { words: plain, unsaid: html.cut.length === 0 ? '' : linesUnsaid(html.text, whole) }
}

/** A subject that asks, and one above no words at all: some write nothing else. What more it wishes is read where more is known. */
function subjectWords({ subject = '' }: Email, text: string): string {
  if (isReplySubject(subject)) return ''
  return /[?？]/.test(subject) || !/[\p{L}\p{N}]/u.test(text) ? linesUnsaid(subject, text) : ''
}
