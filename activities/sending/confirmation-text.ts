import type { HostLanguage } from '#workflows/domain/host-language.ts'
import { reasonsInWords } from '#workflows/domain/sentences/reasons-in-words.ts'
import { type DraftReason, type ParamKind, SENTENCES } from '#workflows/domain/sentences/sentence.ts'
import { CONFIRMATION_WORDS } from './confirmation-words.ts'

export type Question = {
  guest: string | null
  property: string | null
  reasons: DraftReason[]
  /** At the deadline the fallback goes out in the draft's place; a draft in doubt has none. */
  hasDeadline: boolean
  link: string
}

const QUOTES: ReadonlySet<ParamKind> = new Set(['text', 'texts'])

/** True when the words of a reason repeat nothing that a guest, a draft or a server said: fit to leave the house. */
const quotesNobody = ({ code }: DraftReason): boolean =>
  Object.values<ParamKind>(SENTENCES[code]).every((kind) => !QUOTES.has(kind))

/** What the host reads: which conversation waits, why and where; never what the guest or the draft says. */
export function confirmationText(question: Question, language: HostLanguage): string {
  const { guest, property, reasons, hasDeadline, link } = question
  const words = CONFIRMATION_WORDS[language]
  const why = reasonsInWords(words.reasons, reasons.filter(quotesNobody))
  return [
    words.greeting,
    '',
    words.waits(guest ?? words.someGuest, property),
    ...(why === '' ? [] : [why]),
    '',
    words.open,
    link,
    '',
    words.otherwise[hasDeadline ? 'fallback' : 'waits'],
    '',
    'Locanda',
    '',
  ].join('\n')
}
