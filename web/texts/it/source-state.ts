/** How a source does: what it has brought, and whether it rests. */
export const sourceState = {
  heading: 'Stato della sorgente',
  lastContact: (ago: string) => `Ultimo contatto: ${ago}`,
  noContact: 'Nessun contatto finora',
  paused: 'In pausa',
  pausedSince: (since: string) => `In pausa dal ${since}: non entra nulla e nulla parte da solo.`,
  pause: 'Metti in pausa',
  pauseOf: (name: string) => `Metti in pausa ${name}`,
  pausedNow: (name: string) => `«${name}» è in pausa`,
  undo: 'Annulla',
  resume: 'Riprendi',
  resumeOf: (name: string) => `Riprendi ${name}`,
  failedToPause: 'La sorgente non è in pausa: riprova.',
  failedToResume: 'La sorgente è ancora in pausa: riprova.',
} as const
