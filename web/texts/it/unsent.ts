/** Of what is being written: loaded beside a conversation. */
export const unsent = {
  deadline: (left: string) => `Senza una decisione, tra ${left} parte il messaggio di cortesia.`,
  deadlinePassed: 'Il tempo per decidere è finito: parte il messaggio di cortesia.',
  noDeadline: 'Nessun messaggio di cortesia: la bozza aspetta te.',
  paused: (left: string) => `In pausa: stai scrivendo. Il messaggio di cortesia aspetta al massimo ${left}.`,
  elsewhere: 'Stai scrivendo a questo ospite anche da un’altra finestra.',
  conflict: 'Un’altra finestra ha scritto qui:',
  keepMine: 'Tieni il mio testo',
  takeOther: 'Prendi quello',
  /** Begun about a draft, of which no later one has the question. */
  left: 'Una risposta che avevi iniziato: la sua domanda non c’è più',
  use: 'Usala nella tua risposta',
  end: 'Scarta',
  ended: 'Scartata',
  undo: 'Annulla',
  notEnded: 'Non è stato possibile: riprova.',
  /** What of it did not come about: of several that failed each says which. */
  failed: {
    approve: 'La bozza non è stata approvata: riprova.',
    discard: 'La bozza non è stata rifiutata: riprova.',
    undo: 'L’annullamento non è riuscito: riprova.',
    resend: 'Il nuovo invio non è riuscito: riprova.',
    'confirm-sent': 'La conferma non è stata salvata: riprova.',
    reply: 'L’invio della tua risposta non è riuscito: il testo è di nuovo nel riquadro.',
  },
} as const
