/** Of a source that has stopped: loaded with its banner. */
export const sourceFaults = {
  sourceStopped: (name: string) => `La sorgente «${name}» si è fermata.`,
  sourceAway: (name: string) => `La sorgente «${name}» non si lascia leggere: riprovo da solo.`,
  sourceMisses: (name: string) => `Alla sorgente «${name}» mancano messaggi.`,
  mendSource: 'Sistemala',
  sourceRests: (name: string, days: number) =>
    `La sorgente «${name}» è in pausa da ${days === 1 ? 'un giorno' : `${days} giorni`}.`,
  nothingComes: 'Ciò che gli ospiti scrivono lì non arriva.',
  resumeSource: 'Riprendila',
} as const
