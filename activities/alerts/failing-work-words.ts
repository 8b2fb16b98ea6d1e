import type { HostLanguage } from '#workflows/domain/host-language.ts'

const WORDS = {
  it: {
    subject: 'Un lavoro di Locanda non riesce',
    greeting: 'Ciao,',
    what: (minutes: number) => `questi lavori del worker falliscono a ogni tentativo da più di ${minutes} minuti:`,
    act: 'Finché dura possono mancare risposte, avvisi o pulizie. Nel log del worker sta perché, sotto lo stesso nome.',
    often: 'Finché dura ti si scrive una volta al giorno.',
  },
  en: {
    subject: 'Something that Locanda does fails',
    greeting: 'Hello,',
    what: (minutes: number) => `these tasks of the worker have failed at every try for more than ${minutes} minutes:`,
    act: 'While it lasts replies, notices or cleaning may be missing. The log of the worker says why, under the same name.',
    often: 'While it lasts you are written to once a day.',
  },
} as const satisfies Record<HostLanguage, unknown>

/** The mail that tells an administrator which tasks fail, by their names in the log. */
export function failingWorkWords({ names, minutes }: { names: readonly string[]; minutes: number }, of: HostLanguage) {
  const { subject, greeting, what, act, often } = WORDS[of]
  const lines = names.map((name) => `- ${name}`)
  return { subject, text: [greeting, '', what(minutes), '', ...lines, '', act, often, '', 'Locanda', ''].join('\n') }
}
