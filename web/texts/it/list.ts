/** Of what narrows the list of chats: loaded beside it. */
export const list = {
  search: 'Cerca per nome, email, messaggio…',
  clearSearch: 'Cancella la ricerca',
  allSources: 'Tutte le sorgenti',
  sourceFilter: 'Filtra per sorgente',
  allProperties: 'Ogni proprietà',
  propertyFilter: 'Filtra per proprietà',
  thisProperty: 'Una proprietà',
  lookingBack: 'Cerco il messaggio più indietro…',
  waiting: 'In attesa:',
  openNext: 'Apri la prossima',
  place: (at: number, all: string) => `${at} di ${all}`,
  tabs: {
    label: 'Quali conversazioni',
    approve: 'Da approvare',
    answer: 'Da rispondere',
    automatic: 'Partite da sole',
    all: 'Tutte',
  },
  /** Of a tab that is empty: what it holds when it is not. */
  none: {
    approve: 'Nessuna bozza aspetta la tua approvazione.',
    answer: 'Nessun ospite aspetta una tua risposta.',
    automatic: 'Qui stanno le risposte che partono senza di te.',
  },
  seeAll: 'Vedi tutte',
} as const
