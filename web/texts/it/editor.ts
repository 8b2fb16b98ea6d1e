/** Of a draft that is being edited: loaded with its editor. */
export const editor = {
  region: 'La tua versione',
  label: 'La tua versione della risposta',
  send: 'Approva & Invia',
  sendMine: 'Invia il mio testo',
  cancel: 'Annulla modifica',
  close: 'Chiudi',
  restore: 'Ripristina il testo dell’AI',
  changes: 'Modifiche',
  removeSecret: (name: string) => `Togli: ${name}`,
  /** What became of the draft while the host wrote; their text is never touched. */
  gone: {
    guest: 'L’ospite ha scritto di nuovo. Il tuo testo è qui.',
    host: 'Nel frattempo è partita un’altra tua risposta. Il tuo testo è qui.',
    fallback: 'Nel frattempo è partito il messaggio di cortesia. Il tuo testo è qui.',
    approved: 'Nel frattempo la bozza è stata approvata. Il tuo testo è qui.',
    rejected: 'Nel frattempo la bozza è stata rifiutata. Il tuo testo è qui.',
    changed: 'La bozza è cambiata mentre scrivevi. Il tuo testo è qui.',
  },
  nowReads: 'La bozza ora dice',
  newDraft: 'La nuova bozza',
  discard: {
    question: 'Scartare quello che hai scritto?',
    yes: 'Scarta',
    no: 'Continua a scrivere',
  },
} as const
