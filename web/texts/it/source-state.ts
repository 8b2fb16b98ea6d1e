const messaggi = (n: string) => (n === '1' ? '1 messaggio' : `${n} messaggi`)

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
  backlog: (left: string, of: string) => `In arrivo: ne mancano ${left} su ${of}`,
  notCounted: 'Non ancora contata',
  held: (all: string, had: string) => `La casella ha ${messaggi(all)}, ne abbiamo ${had}`,
  brought: (had: string) => `WhatsApp non si può contare: finora ha portato ${messaggi(had)}`,
  unreadable: (many: string) => (many === '1' ? '1 illeggibile' : `${many} illeggibili`),
  filtered: (many: string) => (many === '1' ? '1 escluso dal filtro' : `${many} esclusi dal filtro`),
  waiting: (many: string) => `${many} ancora da leggere`,
  missing: (many: number) =>
    many === 1
      ? 'Manca 1 messaggio: lo rileggo a ogni conteggio.'
      : `Mancano ${many} messaggi: li rileggo a ogni conteggio.`,
  countedAt: (ago: string) => `Contati ${ago}`,
  counting: 'Conteggio in corso…',
  countWaits: 'Il conteggio aspetta: chi legge le caselle è occupato o assente.',
  count: 'Conta ora',
  countOf: (name: string) => `Conta ora ${name}`,
  readAgain: 'Rileggi ciò che manca',
  readAgainOf: (name: string) => `Rileggi ciò che manca a ${name}`,
  failedToCount: 'Il conteggio non è partito: riprova.',
  failedToPause: 'La sorgente non è in pausa: riprova.',
  failedToResume: 'La sorgente è ancora in pausa: riprova.',
} as const
