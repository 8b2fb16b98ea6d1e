import type { HostLanguage } from '#workflows/domain/host-language.ts'
import { faultWordsEn } from '#workflows/domain/sentences/en/fault-words.ts'
import { faultWordsIt } from '#workflows/domain/sentences/it/fault-words.ts'
import { inWords } from '#workflows/domain/sentences/words.ts'
import type { SourceFault } from '#workflows/domain/source-faults.ts'

/**
 * `stopped`: nothing is tried until the host acts. `unreachable`: tried again all the time, and in vain for long. `missing`: it brings
 * mails, and some were passed over.
 */
export type SourceTrouble = 'stopped' | 'unreachable' | 'missing'

type TroubleWords = {
  subject: (source: string) => string
  what: (source: string, fault: SourceFault) => string
  until: string
}
type SourceFaultWords = Record<SourceTrouble, TroubleWords> & { greeting: string; open: string }

/** The mails that tell a host of a source in trouble, in both languages. */
export const SOURCE_FAULT_WORDS: Record<HostLanguage, SourceFaultWords> = {
  it: {
    greeting: 'Ciao,',
    stopped: {
      subject: (source) => `La sorgente «${source}» si è fermata`,
      what: (source, fault) => `la sorgente «${source}» si è fermata: ${inWords(faultWordsIt, fault)}.`,
      until: 'Finché non la sistemi, i suoi messaggi non arrivano o le sue risposte non partono.',
    },
    unreachable: {
      subject: (source) => `La sorgente «${source}» non si raggiunge da più di un’ora`,
      what: (source, fault) =>
        `la sorgente «${source}» non si raggiunge da più di un’ora: ${inWords(faultWordsIt, fault)}.`,
      until: 'Locanda continua a provare; finché non ci riesce, i suoi messaggi non arrivano.',
    },
    missing: {
      subject: (source) => `Alla sorgente «${source}» mancano messaggi`,
      what: (source, fault) => `alla sorgente «${source}» mancano messaggi: ${inWords(faultWordsIt, fault)}.`,
      until: 'Locanda li rilegge a ogni conteggio; intanto guarda nella casella se un ospite aspetta.',
    },
    open: 'Aprila nelle impostazioni:',
  },
  en: {
    greeting: 'Hello,',
    stopped: {
      subject: (source) => `The source “${source}” has stopped`,
      what: (source, fault) => `the source “${source}” has stopped: ${inWords(faultWordsEn, fault)}.`,
      until: 'Until you mend it, its messages do not arrive or its replies do not leave.',
    },
    unreachable: {
      subject: (source) => `The source “${source}” has been unreachable for more than an hour`,
      what: (source, fault) =>
        `the source “${source}” has been unreachable for more than an hour: ${inWords(faultWordsEn, fault)}.`,
      until: 'Locanda keeps trying; until it succeeds, its messages do not arrive.',
    },
    missing: {
      subject: (source) => `The source “${source}” misses messages`,
      what: (source, fault) => `the source “${source}” misses messages: ${inWords(faultWordsEn, fault)}.`,
      until: 'Locanda reads them again at each count; meanwhile look into the mailbox whether a guest waits.',
    },
    open: 'Open it in the settings:',
  },
}
