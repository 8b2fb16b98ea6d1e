import type { HostLanguage } from '#workflows/domain/host-language.ts'
import { reasonWordsEn } from '#workflows/domain/sentences/en/draft-words.ts'
import { reasonWordsIt } from '#workflows/domain/sentences/it/draft-words.ts'
import type { ReasonWords } from '#workflows/domain/sentences/reasons-in-words.ts'

type ConfirmationWords = {
  subject: string
  greeting: string
  someGuest: string
  waits: (guest: string, property: string | null) => string
  reasons: ReasonWords
  open: string
  /** What happens where the host does not decide; `waits`: nothing does, the draft has no deadline. */
  otherwise: Record<'fallback' | 'waits', string>
}

const at = (property: string | null) => (property === null ? '' : ` (${property})`)

/** The mail that asks a host to decide, in both languages; the Italian title is the specification's. */
export const CONFIRMATION_WORDS = {
  it: {
    subject: 'Conferma risposta necessaria',
    greeting: 'Ciao,',
    someGuest: 'un ospite',
    waits: (guest, property) => `la bozza di risposta per ${guest}${at(property)} aspetta la tua conferma.`,
    reasons: reasonWordsIt,
    open: 'Apri la conversazione per approvarla, modificarla o rifiutarla:',
    otherwise: {
      fallback: 'Se non decidi in tempo, parte il messaggio di cortesia.',
      waits: 'Finché non decidi, a questo messaggio non parte nessuna risposta.',
    },
  },
  en: {
    subject: 'A reply needs your confirmation',
    greeting: 'Hello,',
    someGuest: 'a guest',
    waits: (guest, property) => `the draft of a reply to ${guest}${at(property)} waits for your confirmation.`,
    reasons: reasonWordsEn,
    open: 'Open the conversation to approve, change or reject it:',
    otherwise: {
      fallback: 'If you do not decide in time, the fallback message goes out.',
      waits: 'Until you decide, no reply to this message goes out.',
    },
  },
} as const satisfies Record<HostLanguage, ConfirmationWords>
