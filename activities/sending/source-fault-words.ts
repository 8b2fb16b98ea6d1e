import type { HostLanguage } from '#workflows/domain/host-language.ts'
import { faultWordsEn } from '#workflows/domain/sentences/en/fault-words.ts'
import { faultWordsIt } from '#workflows/domain/sentences/it/fault-words.ts'
import { inWords } from '#workflows/domain/sentences/words.ts'
import type { SourceFault } from '#workflows/domain/source-faults.ts'

type SourceFaultWords = {
  subject: (source: string) => string
  greeting: string
  stopped: (source: string, fault: SourceFault) => string
  until: string
  open: string
}

/** The mail that tells a host of a source that has stopped, in both languages. */
export const SOURCE_FAULT_WORDS: Record<HostLanguage, SourceFaultWords> = {
  it: {
    subject: (source) => `La sorgente «${source}» si è fermata`,
    greeting: 'Ciao,',
    stopped: (source, fault) => `la sorgente «${source}» si è fermata: ${inWords(faultWordsIt, fault)}.`,
    until: 'Finché non la sistemi, i suoi messaggi non arrivano o le sue risposte non partono.',
    open: 'Aprila nelle impostazioni:',
  },
  en: {
    subject: (source) => `The source “${source}” has stopped`,
    greeting: 'Hello,',
    stopped: (source, fault) => `the source “${source}” has stopped: ${inWords(faultWordsEn, fault)}.`,
    until: 'Until you mend it, its messages do not arrive or its replies do not leave.',
    open: 'Open it in the settings:',
  },
}
