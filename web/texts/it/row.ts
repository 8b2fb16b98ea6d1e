/** Where a chat of the list stands: loaded beside it. */
export const row = {
  toAnswer: 'Da rispondere',
  dismissed: 'Non serve risposta',
  begun: { edit: 'Bozza modificata', text: 'Testo non inviato', file: 'Allegato non inviato' },
  snoozed: (time: string) => `rimandata (${time})`,
  automatic: 'Partita da sola',
  draftLate: 'Bozza in ritardo',
  rejectedOffline: 'Rifiutata: vale quando torna la linea',
  left: (time: string) => `cortesia tra ${time}`,
  /** While the host writes. */
  paused: 'cortesia in pausa',
  promised: (time: string, isOver: boolean) => (isOver ? `promessa per ${time}` : `promessa entro ${time}`),
  states: {
    drafting: 'Bozza in arrivo',
    scheduled: 'Sta per partire',
    approved: 'Sta per partire',
    sending: 'In invio',
    sent: 'Risposto',
    failed: 'Non inviata',
    held: 'Non inviata',
    outcome_unknown: 'Forse inviata',
    discarded: 'Rifiutata',
    fallback_sent: 'Messaggio di cortesia',
    unreadable: 'Non leggibile',
    no_reply_needed: 'Nessuna risposta necessaria',
  },
} as const
