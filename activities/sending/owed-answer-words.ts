import type { HostLanguage } from '#workflows/domain/host-language.ts'

type OwedAnswerWords = {
  greeting: string
  guest: string
  subject: (guest: string) => string
  what: (guest: string) => string
  questions: string
  promised: (sentence: string) => string
  lost: (guest: string) => string
  open: string
}

/** The mail that tells a host of an answer that was promised to a guest and is due, in both languages. */
export const OWED_ANSWER_WORDS: Record<HostLanguage, OwedAnswerWords> = {
  it: {
    greeting: 'Ciao,',
    guest: 'Ospite',
    subject: (guest) => `${guest} aspetta una risposta`,
    what: (guest) => `a ${guest} è stata promessa una risposta che non è ancora partita.`,
    questions: 'Ha chiesto:',
    promised: (sentence) => `Gli è stato scritto: «${sentence}»`,
    lost: (guest) => `la tua risposta a ${guest} non è arrivata, e nel frattempo ha scritto di nuovo.`,
    open: 'Rispondi nella conversazione:',
  },
  en: {
    greeting: 'Hello,',
    guest: 'Guest',
    subject: (guest) => `${guest} is waiting for an answer`,
    what: (guest) => `${guest} was promised an answer that has not left yet.`,
    questions: 'They asked:',
    promised: (sentence) => `They were told: “${sentence}”`,
    lost: (guest) => `your reply to ${guest} did not arrive, and they have written again meanwhile.`,
    open: 'Answer in the conversation:',
  },
}
