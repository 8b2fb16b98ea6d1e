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
} as const
