import type { OwedBecause } from '#prisma/generated/enums.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'

type OwedAnswerWords = {
  greeting: string
  guest: string
  subject: (guest: string) => string
  why: Record<OwedBecause, (guest: string) => string>
  questions: string
  promised: (sentence: string) => string
  open: string
}

/** The mail that tells a host of an answer that was promised to a guest and is due, in both languages. */
export const OWED_ANSWER_WORDS: Record<HostLanguage, OwedAnswerWords> = {
  it: {
    greeting: 'Ciao,',
    guest: 'Ospite',
    subject: (guest) => `${guest} aspetta una risposta`,
    why: {
      promised: (guest) => `a ${guest} è stata promessa una risposta che non è ancora partita.`,
      not_arrived: (guest) => `la tua risposta a ${guest} non è arrivata, e nel frattempo ha scritto di nuovo.`,
      capped: (guest) =>
        `${guest} ha scritto, ma il limite delle risposte automatiche è raggiunto: la bozza aspetta te, e così quelle di altri ospiti finché il limite resta raggiunto.`,
    },
    questions: 'Ha chiesto:',
    promised: (sentence) => `Gli è stato scritto: «${sentence}»`,
    open: 'Rispondi nella conversazione:',
  },
  en: {
    greeting: 'Hello,',
    guest: 'Guest',
    subject: (guest) => `${guest} is waiting for an answer`,
    why: {
      promised: (guest) => `${guest} was promised an answer that has not left yet.`,
      not_arrived: (guest) => `your reply to ${guest} did not arrive, and they have written again meanwhile.`,
      capped: (guest) =>
        `${guest} has written, but as many replies have left by themselves as may: the draft waits for you, and so do those to other guests while that lasts.`,
    },
    questions: 'They asked:',
    promised: (sentence) => `They were told: “${sentence}”`,
    open: 'Answer in the conversation:',
  },
}
